import { furtherPapers, type BookingPaper, type BookingStatus } from '@pothik/contract';
import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { CallContext } from '../../../http/calls/call.ts';
import { RequestError, refuseField } from '../../../http/request-error.ts';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { bookingDocuments, bookingHistory, bookings } from '../schema.ts';
import type { ProductFacts } from '../../../platform/mail/product-facts.ts';
import { recordConsent } from '../../consents/record-consent.ts';
import type { Documents, StoredDocument } from '../../files/documents.ts';
import { messages as fileMessages } from '../../files/messages.ts';
import { removeFilesLater } from '../../files/sweep-documents.ts';
import {
  fieldsOfUploads,
  openDocuments,
  type GivenDocuments,
} from '../../files/uploads/given-documents.ts';
import { consumeUploads } from '../../files/uploads/stored-uploads.ts';
import { readNewsFacts } from '../booking-mails.ts';
import { findBooking, type BookingRow } from '../booking-queries.ts';
import {
  claimKey,
  findEarlier,
  fingerprintOf,
  keyOwner,
  unlessDone,
} from '../creation/idempotency.ts';
import { countAnswer } from '../creation/limits.ts';
import { messages } from '../messages.ts';
import { moveBooking } from '../move-booking.ts';

/** The form of an answer, checked field by field. */
type AnswerForm = BodyOf<Definitions['bookings']['answer']>;

/** An answer and who gives it; nobody: a guest. */
export interface GivenAnswer extends Pick<
  CallContext,
  'caller' | 'address' | 'sender' | 'idempotencyKey'
> {
  bookingId: string;
  form: AnswerForm;
}

type Paper = StoredDocument<'paper'>;

/** @throws RequestError `validation_failed` where the paper is there twice. */
function sentPaper({ paper: file, paperUpload: uploadId }: AnswerForm): GivenDocuments<'paper'> {
  const part = 'paper' as const;
  if (file && uploadId !== undefined) {
    throw refuseField(part, fileMessages.photoTwice);
  }
  return {
    files: file ? [{ part, file }] : [],
    uploads: uploadId === undefined ? [] : [{ part, uploadId }],
  };
}

/** The status that the booking had before staff asked. */
async function statusBefore(transaction: Queries, bookingId: string): Promise<BookingStatus> {
  const [before] = await transaction
    .select({ status: bookingHistory.status })
    .from(bookingHistory)
    .where(
      and(eq(bookingHistory.bookingId, bookingId), ne(bookingHistory.status, 'action_required')),
    )
    .orderBy(desc(bookingHistory.createdAt), desc(bookingHistory.id))
    .limit(1);
  return (before?.status ?? 'pending') as BookingStatus;
}

/** The name under which a picture is kept: the one that was asked for, or that of a further paper. */
function nameOfPaper({ request, documents }: BookingRow): BookingPaper {
  const taken = new Set(documents.map(({ part }) => part));
  const name = request?.document ?? furtherPapers.find((free) => !taken.has(free));
  if (name === undefined) throw new RequestError('conflict', messages.tooManyPapers);
  return name;
}

/** Of two answers at once the second sees what the first has done. */
const lockBooking = (transaction: Queries, bookingId: string) =>
  transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update');

/** Keeps a picture with its booking, in the place of one by the same name. */
async function keepPaper(
  transaction: Queries,
  bookingId: string,
  { part: _field, ...paper }: Paper,
  part: BookingPaper,
): Promise<void> {
  const replaced = await transaction
    .delete(bookingDocuments)
    .where(and(eq(bookingDocuments.bookingId, bookingId), eq(bookingDocuments.part, part)))
    .returning({ key: bookingDocuments.key });
  const keys = replaced.map(({ key }) => key);
  await removeFilesLater(transaction, `replaced:${paper.id}`, keys);
  await transaction.insert(bookingDocuments).values({ ...paper, part, bookingId });
}

/** Lets customers answer what staff ask: in words, with a picture, or both. */
export function answering(
  { db }: Pick<Database, 'db'>,
  documents: Documents,
  product: ProductFacts,
): (answer: GivenAnswer) => Promise<void> {
  /**
   * The words, the picture and the way back to where the booking stood commit together or not at all;
   * the same answer sent again changes nothing.
   *
   * @throws RequestError `validation_failed` for an empty answer, `conflict` where nothing is asked.
   */
  return async (answer) => {
    const { bookingId, form, caller, address, idempotencyKey } = answer;
    const { documentConsent } = form;
    const userId = caller?.userId;
    // Of spaces alone nothing is left.
    const words = form.words === '' ? undefined : form.words;
    const sent = sentPaper(form);
    const { files, uploads } = sent;
    const hasDocuments = files.length + uploads.length > 0;
    if (words === undefined && !hasDocuments) {
      throw refuseField('words', messages.answerEmpty);
    }
    const [{ uploadId } = {}] = uploads;
    const call =
      idempotencyKey === undefined
        ? undefined
        : {
            owner: keyOwner(userId),
            key: idempotencyKey,
            fingerprint: await fingerprintOf(
              documents.keys.fingerprint,
              { bookingId, words, ...(uploadId === undefined ? {} : { uploadId }) },
              files,
            ),
            what: 'answer' as const,
          };
    if (call && (await findEarlier(db, call)) !== undefined) return;
    await countAnswer(db, { userId, address, hasDocuments });
    const facts = await readNewsFacts(product, documents.keys);
    const store = (stored: Paper[]) =>
      db.transaction(async (transaction) => {
        if (call && !(await claimKey(transaction, call, bookingId))) return;
        await consumeUploads(transaction, fieldsOfUploads(uploads));
        await lockBooking(transaction, bookingId);
        const row = await findBooking(transaction, bookingId);
        if (!row?.request) throw new RequestError('conflict', messages.nothingAsked);
        const [picture] = stored;
        const document = picture && nameOfPaper(row);
        if (document) {
          await keepPaper(transaction, bookingId, picture, document);
          const wording = documentConsent ?? null;
          await recordConsent(transaction, 'documents', { bookingId }, wording);
        }
        const to = await statusBefore(transaction, bookingId);
        const actorId = userId ?? null;
        const move = { bookingId, to, actorId, note: words, document };
        await moveBooking(transaction, { ...move, isAnswer: true }, facts);
      });
    await unlessDone(db, call, async () =>
      documents.keep(await openDocuments(db, documents, sent, answer), store),
    );
  };
}
