import { apiPrefix, documentUses, type DocumentUse, type StaffRole } from '@pothik/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../../http/calls/call.ts';
import { messages as general } from '../../http/messages.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { bookingDocuments, bookings, documentOpenings } from '../bookings/schema.ts';
import { users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { findCallerOfSession } from '../auth/sessions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { stampPicture } from '../media/incoming/incoming-picture.ts';
import { checkAddress, type AddressedDocument } from './document-addresses.ts';
import type { Documents } from './documents.ts';
import { messages } from './messages.ts';
import { stampOfDocument } from './stamp-of-document.ts';
import { findStatedPurpose, type StatedPurpose } from './stated-purposes.ts';

const short = z.string().min(1).max(200);

const addressSchema = z.object({
  document: short,
  session: short,
  use: z.enum(documentUses),
  expires: z.string().regex(/^\d{1,15}$/),
  signature: short,
});

const notValid = () => new RequestError('forbidden', general.addressNotValid);

async function findDocument(db: Queries, { documentId, bookingId, part }: AddressedDocument) {
  const [found] = await db
    .select({
      id: bookingDocuments.id,
      key: bookingDocuments.key,
      part: bookingDocuments.part,
      ownerId: bookings.userId,
      reference: bookings.reference,
    })
    .from(bookingDocuments)
    .innerJoin(bookings, eq(bookings.id, bookingDocuments.bookingId))
    .where(
      and(
        eq(bookingDocuments.id, documentId),
        eq(bookingDocuments.bookingId, bookingId),
        eq(bookingDocuments.part, part),
      ),
    );
  return found;
}

interface OpenedDocument {
  bookingId: string;
  reference: string;
  part: string;
  use: DocumentUse;
}

interface OpeningStaff extends StatedPurpose {
  userId: string;
  name: string;
  role: StaffRole;
}

/**
 * `GET /api/bookings/{id}/documents/{name}`: a picture of an identity document, by a signed address
 * alone. An address does not outlive the session it was made for. Staff say first what they open a
 * document for; every opening by them is noted with it, and what they get is stamped.
 */
export function documentRoutes(
  app: FastifyInstance,
  { db }: Pick<Database, 'db'>,
  documents: Documents,
  product: ProductFacts,
): void {
  app.get<{ Params: { id: string; name: string } }>(
    `${apiPrefix}/bookings/:id/documents/:name`,
    async (request, reply) => {
      const query = addressSchema.safeParse(request.query);
      if (!query.success) throw notValid();
      const { document: documentId, session, use, expires, signature } = query.data;
      const { id: bookingId, name: part } = request.params;
      const asked = { bookingId, documentId, part, session, use };
      const state = checkAddress(documents.keys, asked, { expires: Number(expires), signature });
      if (state === 'forged') throw notValid();
      if (state === 'expired') throw new RequestError('gone', general.addressExpired);

      const found = await findDocument(db, asked);
      if (!found) throw notFound(messages.documentNotFound);
      const viewer = await findCallerOfSession(db, session);
      if (!viewer) throw notValid();
      const staff = found.ownerId === viewer.userId ? undefined : await toStaff(viewer, bookingId);
      const original = await documents.read(found);
      const picture = staff ? await stamp(original, found, staff) : original;
      if (staff) await noteOpening({ ...found, bookingId, use }, staff);
      const way = use === 'export' ? 'attachment' : 'inline';
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', 'image/webp')
        .header('content-disposition', `${way}; filename="${found.part}.webp"`)
        .send(picture);
    },
  );

  /** @throws RequestError `forbidden` for who is none of staff, or has not said what for. */
  async function toStaff(
    { role, userId, sessionId }: Caller,
    bookingId: string,
  ): Promise<OpeningStaff> {
    if (role === 'customer') throw notValid();
    const stated = await findStatedPurpose(db, { bookingId, sessionId });
    const [staff] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
    if (stated && staff) return { userId, role, ...staff, ...stated };
    throw new RequestError('forbidden', messages.purposeMissing);
  }

  /** What leaves the house tells whom it was made for, and why. */
  async function stamp(
    original: Buffer,
    { reference }: Pick<OpenedDocument, 'reference'>,
    { name: recipient, purpose, words }: OpeningStaff,
  ): Promise<Buffer> {
    const company = await product.productName();
    const copy = { recipient, company, reference, purpose, words, at: new Date() };
    return stampPicture(original, stampOfDocument(copy));
  }

  /** Notes an opening where owners of the staff read it, and where the owner of the booking does. */
  async function noteOpening(
    { bookingId, reference, part, use }: OpenedDocument,
    { userId, role, purpose, words }: OpeningStaff,
  ): Promise<void> {
    await db.transaction(async (transaction) => {
      await transaction
        .insert(documentOpenings)
        .values({ id: createId(), bookingId, part, use, userId, role, purpose, words });
      await recordAudit(transaction, {
        actorId: userId,
        action: `document.${use}`,
        subject: bookingId,
        name: reference,
        purpose,
        words,
      });
    });
  }
}
