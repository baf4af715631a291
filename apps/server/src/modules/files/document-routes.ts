import { apiPrefix } from '@pothik/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import {
  bookingDocuments,
  bookings,
  documentOpenings,
} from '../../platform/database/schema/index.ts';
import { createId } from '../../platform/id.ts';
import { findCallerOfSession } from '../auth/sessions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { checkAddress, type AddressedDocument } from './document-addresses.ts';
import type { Documents } from './documents.ts';

const short = z.string().min(1).max(200);

const addressSchema = z.object({
  document: short,
  session: short,
  expires: z.string().regex(/^\d{1,15}$/),
  signature: short,
});

const notValid = () => new RequestError('forbidden', 'This address is not valid.');

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

/**
 * `GET /api/bookings/{id}/documents/{name}`: a picture of an identity document, by a signed address
 * alone. An address does not outlive the session it was made for, and every opening by staff is noted.
 */
export function documentRoutes(
  app: FastifyInstance,
  { db }: Pick<Database, 'db'>,
  documents: Documents,
): void {
  app.get<{ Params: { id: string; name: string } }>(
    `${apiPrefix}/bookings/:id/documents/:name`,
    async (request, reply) => {
      const query = addressSchema.safeParse(request.query);
      if (!query.success) throw notValid();
      const { document: documentId, session, expires, signature } = query.data;
      const { id: bookingId, name: part } = request.params;
      const asked = { bookingId, documentId, part, session };
      const state = checkAddress(documents.keys, asked, { expires: Number(expires), signature });
      if (state === 'forged') throw notValid();
      if (state === 'expired') throw new RequestError('gone', 'This address has expired.');

      const found = await findDocument(db, asked);
      if (!found) throw notFound('This document');
      const viewer = await findCallerOfSession(db, session);
      const isStaff = viewer !== undefined && viewer.role !== 'customer';
      if (!viewer || (!isStaff && found.ownerId !== viewer.userId)) throw notValid();
      const picture = await documents.read(found);
      if (isStaff) {
        await db.transaction(async (transaction) => {
          await transaction
            .insert(documentOpenings)
            .values({ id: createId(), documentId: found.id, userId: viewer.userId });
          await recordAudit(transaction, {
            actorId: viewer.userId,
            action: 'document.open',
            subject: bookingId,
            name: found.reference,
          });
        });
      }
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', 'image/webp')
        .header('content-disposition', `inline; filename="${found.part}.webp"`)
        .send(picture);
    },
  );
}
