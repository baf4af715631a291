import { apiPrefix } from '@pothik/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { messages as general } from '../../../http/messages.ts';
import { notFound, RequestError } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { chatMessages, chats } from '../schema.ts';
import type { Documents } from '../../files/documents.ts';
import { messages as mediaMessages } from '../../media/messages.ts';
import { messages } from '../messages.ts';
import { checkPictureAddress } from './picture-addresses.ts';
import { noteOpening } from './picture-openings.ts';

const addressSchema = z.object({
  expires: z.string().regex(/^\d{1,15}$/),
  signature: z.string().min(1).max(200),
});

const notValid = () => new RequestError('forbidden', general.addressNotValid);

/**
 * `GET /api/chats/{id}/pictures/{message}`: a picture of a conversation, by a signed address alone. The
 * addresses stand in messages, which nobody gets but the two sides. Openings by staff are noted, where the
 * request tells of one.
 */
export function chatPictureRoutes(
  app: FastifyInstance,
  db: Queries,
  documents: Documents,
  publicOrigin: string,
): void {
  app.get<{ Params: { id: string; message: string } }>(
    `${apiPrefix}/chats/:id/pictures/:message`,
    async (request, reply) => {
      const query = addressSchema.safeParse(request.query);
      if (!query.success) throw notValid();
      const { expires, signature } = query.data;
      const { id: chatId, message: messageId } = request.params;
      const given = { expires: Number(expires), signature };
      const state = checkPictureAddress(documents.keys, { chatId, messageId }, given);
      if (state === 'forged') throw notValid();
      if (state === 'expired') throw new RequestError('gone', general.addressExpired);
      const [found] = await db
        .select({
          key: chatMessages.attachmentKey,
          width: chatMessages.attachmentWidth,
          senderType: chatMessages.senderType,
          visitorId: chats.userId,
        })
        .from(chatMessages)
        .innerJoin(chats, eq(chats.id, chatMessages.chatId))
        .where(and(eq(chatMessages.id, messageId), eq(chatMessages.chatId, chatId)));
      if (!found || (found.key === null && found.width === null))
        throw notFound(mediaMessages.pictureNotFound);
      if (found.key === null) {
        throw new RequestError('gone', messages.pictureDeleted);
      }
      const picture = await documents.read({ key: found.key });
      if (found.senderType === 'customer') {
        const opened = { chatId, messageId, visitorId: found.visitorId };
        await noteOpening(db, opened, request.headers, publicOrigin);
      }
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', 'image/webp')
        .header('content-disposition', 'inline; filename="picture.webp"')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture);
    },
  );
}
