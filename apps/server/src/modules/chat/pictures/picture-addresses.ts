import { apiPrefix, type ChatAttachment, type ChatMessage } from '@pothik/contract';
import type { chatMessages } from '../schema.ts';
import type { DocumentKeys } from '../../files/document-keys.ts';
import { checkSignature, signatureOf } from '../../files/signed-addresses.ts';

/**
 * For so long a picture has the same address, in milliseconds: a message that comes twice, by the answer
 * and by the socket, does not make a browser load it twice.
 */
const steadiness = 5 * 60_000;

/** How long an address opens its picture at least, in milliseconds. */
export const pictureLifetime = 10 * 60_000;

interface AddressedPicture {
  chatId: string;
  messageId: string;
}

const namesOf = ({ chatId, messageId }: AddressedPicture) => ['chat', chatId, messageId];

/**
 * The picture that came with a message, by an address that opens it for some minutes. One that was
 * deleted has an address as well, which says so: there was a picture, and clients keep its place.
 */
export function toAttachment(
  { id: messageId, chatId, attachmentWidth, attachmentHeight }: typeof chatMessages.$inferSelect,
  keys: DocumentKeys,
  now = Date.now(),
): ChatAttachment | undefined {
  if (attachmentWidth === null || attachmentHeight === null) return undefined;
  const expires = Math.ceil(now / steadiness) * steadiness + pictureLifetime;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(keys, namesOf({ chatId, messageId }), expires),
  });
  return {
    url: `${apiPrefix}/chats/${chatId}/pictures/${messageId}?${query.toString()}`,
    contentType: 'image/webp',
    width: attachmentWidth,
    height: attachmentHeight,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** A message whose picture can't be opened: its address is not signed. */
export function withoutPicture<Message extends Pick<ChatMessage, 'attachment'>>(
  message: Message,
): Message {
  const { attachment } = message;
  if (!attachment) return message;
  const url = attachment.url.slice(0, attachment.url.indexOf('?'));
  return { ...message, attachment: { ...attachment, url } };
}

/** Whether an address was made here and changed by nobody, and still opens what it names. */
export const checkPictureAddress = (
  keys: DocumentKeys,
  picture: AddressedPicture,
  given: { expires: number; signature: string },
) => checkSignature(keys, namesOf(picture), given);
