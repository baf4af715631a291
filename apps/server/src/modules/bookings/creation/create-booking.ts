import type { DocumentPart } from '@pothik/contract';
import type { CallContext, Caller, Handlers } from '../../../http/calls/call.ts';
import { messages as general } from '../../../http/messages.ts';
import { notFound, RequestError } from '../../../http/request-error.ts';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { bookingDocuments, bookingHistory, bookings } from '../schema.ts';
import { createId } from '../../../platform/id.ts';
import type { ProductFacts } from '../../../platform/mail/product-facts.ts';
import { recordConsent } from '../../consents/record-consent.ts';
import { messages as catalogueMessages } from '../../catalogue/messages.ts';
import { findService } from '../../catalogue/service-queries.ts';
import type { Documents, StoredDocument } from '../../files/documents.ts';
import {
  fieldsOfUploads,
  openDocuments,
  type GivenDocuments,
} from '../../files/uploads/given-documents.ts';
import { consumeUploads } from '../../files/uploads/stored-uploads.ts';
import { toBooking } from '../booking-serializers.ts';
import { bookingLink } from '../booking-links.ts';
import { readNewsFacts, tellCustomer } from '../booking-mails.ts';
import { findBooking } from '../booking-queries.ts';
import { bookingsMade } from './bookings-made.ts';
import {
  checkContact,
  checkDates,
  documentTypeOf,
  sentDocuments,
  type BookingForm,
} from '../booking-rules.ts';
import { messages } from '../messages.ts';
import {
  claimKey,
  findEarlier,
  fingerprintOf,
  keyOwner,
  unlessDone,
  type RepeatableCall,
} from './idempotency.ts';
import { countBooking } from './limits.ts';
import { createReference } from './reference.ts';
import { Defect } from '../../../platform/defect.ts';

type NewBooking = typeof bookings.$inferInsert;

interface Customer {
  userId: string | undefined;
  language: CallContext['language'];
}

function toRow(form: BookingForm, serviceType: string, { userId, language }: Customer) {
  const { passengers } = form;
  return {
    id: createId(),
    serviceType,
    userId: userId ?? null,
    serviceId: form.serviceId,
    // Whoever is signed in books as themselves, whatever the form says (Specification §6).
    isInstant: userId === undefined && form.isInstantBooking === true,
    name: form.name,
    email: form.email ?? null,
    whatsapp: form.whatsapp ?? null,
    imo: form.imo ?? null,
    phone: form.phone,
    address: form.address,
    preferredContact: form.preferredContact ?? null,
    requirements: form.requirements ?? null,
    documentType: documentTypeOf(form) ?? null,
    departureDate: form.departureDate ?? null,
    returnDate: form.returnDate ?? null,
    adults: passengers?.adults ?? null,
    children: passengers?.children ?? null,
    infants: passengers?.infants ?? null,
    language,
  };
}

/** Stores it under a reference that no other has. */
async function insertBooking(transaction: Queries, row: Omit<NewBooking, 'reference'>) {
  for (let tries = 0; tries < 10; tries += 1) {
    const [made] = await transaction
      .insert(bookings)
      .values({ ...row, reference: createReference() })
      .onConflictDoNothing({ target: bookings.reference })
      .returning({ id: bookings.id });
    if (made) return;
  }
  throw new Defect('no free reference was found');
}

/**
 * Books a service. The booking, its first history, its documents, the answer to a repetition and the
 * news for the customer commit together or not at all.
 */
export function createBookingHandler(
  { db }: Pick<Database, 'db'>,
  documents: Documents,
  product: ProductFacts,
): Handlers['bookings']['create'] {
  return async (given) => {
    const { body, caller, token, address, language, idempotencyKey, isForm } = given;
    // As a guest's it would be missing among the bookings of whoever thought to be signed in.
    if (token !== undefined && !caller) {
      throw new RequestError('unauthorized', general.signInFirst);
    }
    const userId = caller?.userId;
    checkContact(body);
    const sent = sentDocuments(body, isForm);
    const { files, uploads } = sent;
    const call: RepeatableCall | undefined =
      idempotencyKey === undefined
        ? undefined
        : {
            owner: keyOwner(userId),
            key: idempotencyKey,
            fingerprint: await fingerprint(body, files),
            what: 'booking',
          };
    const earlier = call && (await findEarlier(db, call));
    if (earlier !== undefined) return answer(earlier, caller);
    // A repeated call may arrive after the day of travel.
    checkDates(body);

    const service = await findService(db, body.serviceId);
    if (!service) throw notFound(catalogueMessages.serviceNotFound);
    await countBooking(db, {
      ...(userId === undefined ? {} : { userId }),
      address,
      hasDocuments: files.length + uploads.length > 0,
    });
    const row = toRow(body, service.serviceType, { userId, language });
    const facts = await readNewsFacts(product, documents.keys);
    const store = (stored: StoredDocument[]) =>
      db.transaction(async (transaction) => {
        if (call && !(await claimKey(transaction, call, row.id))) return false;
        await consumeUploads(transaction, fieldsOfUploads(uploads));
        await insertBooking(transaction, row);
        await transaction
          .insert(bookingHistory)
          .values({ id: createId(), bookingId: row.id, status: 'pending', actorId: row.userId });
        if (stored.length > 0) {
          await transaction
            .insert(bookingDocuments)
            .values(stored.map((document) => ({ ...document, bookingId: row.id })));
          const wording = body.documentConsent ?? null;
          await recordConsent(transaction, 'documents', { bookingId: row.id }, wording);
        }
        const { id: bookingId } = row;
        const news = { bookingId, status: 'pending', isNew: true, isByStaff: false } as const;
        await tellCustomer(transaction, { ...news, eventKey: `booking:${bookingId}` }, facts);
        return true;
      });
    const isMade = await unlessDone(db, call, async () =>
      documents.keep(await openDocuments(db, documents, sent, given), store),
    );
    if (isMade) {
      bookingsMade.inc();
      return answer(row.id, caller);
    }
    // The same call came twice at once, and the other one was first.
    const first = call && (await findEarlier(db, call));
    if (first === undefined) throw new RequestError('unavailable', general.tryAgain);
    return answer(first, caller);
  };

  // Uploads are known by their ids: what is sent again may name one that the first call has used up.
  function fingerprint(form: BookingForm, files: GivenDocuments<DocumentPart>['files']) {
    const { passport: _passport, nidFront: _front, nidBack: _back, ...fields } = form;
    return fingerprintOf(documents.keys.fingerprint, fields, files);
  }

  async function answer(bookingId: string, caller: Caller | undefined) {
    const made = await findBooking(db, bookingId);
    if (!made) throw notFound(messages.bookingNotFound);
    return {
      booking: toBooking(made, documents.keys, caller?.sessionId),
      message: messages.bookingSubmitted,
      ...(caller ? {} : { link: bookingLink(documents.keys, bookingId) }),
    };
  }
}
