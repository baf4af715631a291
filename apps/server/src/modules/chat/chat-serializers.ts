import {
  toSafePath,
  type Chat,
  type ChatMessage,
  type ChatNote,
  type ChatRating,
  type IdentityProof,
  type StaffChat,
} from '@pothik/contract';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { chatMessages, chatNotes, chatRatings, chats } from './schema.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { toAttachment, withoutPicture } from './pictures/picture-addresses.ts';

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
export type NoteRow = typeof chatNotes.$inferSelect;
export type RatingRow = typeof chatRatings.$inferSelect;

/** How the visitor of a chat has proven who they are: the name and number that they typed prove nothing. */
export function proofOf({
  userId,
  bookingId,
  bookingProof,
}: Pick<ChatRow, 'userId' | 'bookingId' | 'bookingProof'>): IdentityProof | undefined {
  if (userId !== null) return 'account';
  return bookingId === null ? undefined : (bookingProof ?? undefined);
}

export function toChat(row: ChatRow): Chat {
  const { id, status, name } = row;
  return { _id: id, status, name, ...omitNullish({ provenBy: proofOf(row) }) };
}

export const toRating = ({ score, comment, ratedAt }: RatingRow): ChatRating => ({
  score,
  ...(comment === null ? {} : { comment }),
  ratedAt: ratedAt.toISOString(),
});

/**
 * A message as both sides see it.
 *
 * @param keys sign the address of its picture.
 */
export function toMessage(row: MessageRow, keys: DocumentKeys): ChatMessage {
  const attachment = toAttachment(row, keys);
  return {
    _id: row.id,
    chat: row.chatId,
    senderType: row.senderType,
    content: row.content,
    ...omitNullish({ asks: row.asks }),
    ...(attachment ? { attachment } : {}),
    createdAt: row.createdAt.toISOString(),
    sequence: row.sequence,
    ...(row.clientId === null ? {} : { clientId: row.clientId }),
  };
}

/** A message as staff see it: with who of them wrote it. */
export function toStaffMessage(row: MessageRow, keys: DocumentKeys): ChatMessage {
  const { authorName, senderId } = row;
  if (authorName === null) return toMessage(row, keys);
  const author = { ...(senderId === null ? {} : { _id: senderId }), name: authorName };
  return { ...toMessage(row, keys), author };
}

/** How each side sees a message. */
export const messageFor = { customer: toMessage, admin: toStaffMessage };

/** A chat with what staff see beside it. */
export interface StaffChatRow {
  chat: ChatRow;
  staffName: string | null;
  email: string | null;
  lastMessage: MessageRow | null;
  unread: number;
  rating: RatingRow | null;
}

export function toStaffChat(row: StaffChatRow, keys: DocumentKeys): StaffChat {
  const { chat, staffName, email, lastMessage, unread, rating } = row;
  const { page, language, serviceId, userId, staffId, unansweredSince, snoozedUntil } = chat;
  return {
    ...toChat(chat),
    phone: chat.phone,
    // Earlier versions have stored other texts as well.
    ...omitNullish({ page: toSafePath(page) }),
    language,
    ...(serviceId === null ? {} : { serviceId }),
    ...(userId === null ? {} : { userId }),
    ...(email === null ? {} : { email }),
    ...(staffId === null ? {} : { staff: { _id: staffId, name: staffName ?? '' } }),
    ...(lastMessage ? { lastMessage: toStaffMessage(lastMessage, keys) } : {}),
    lastSequence: chat.lastSequence,
    seen: { customer: chat.customerSeen, admin: chat.staffSeen },
    unread,
    ...(unansweredSince ? { unansweredSince: unansweredSince.toISOString() } : {}),
    ...(snoozedUntil ? { snoozedUntil: snoozedUntil.toISOString() } : {}),
    ...(chat.isMarkedUnread ? { isMarkedUnread: true } : {}),
    ...(chat.tags.length === 0 ? {} : { tags: chat.tags }),
    ...(rating ? { rating: toRating(rating) } : {}),
    createdAt: chat.createdAt.toISOString(),
    updatedAt: chat.updatedAt.toISOString(),
  };
}

/** A chat as an API key sees it: pictures are opened by people alone. */
export const toKeysChat = (chat: StaffChat): StaffChat =>
  chat.lastMessage ? { ...chat, lastMessage: withoutPicture(chat.lastMessage) } : chat;

export function toNote(row: NoteRow, authorName: string | null): ChatNote {
  return {
    _id: row.id,
    chat: row.chatId,
    ...(row.authorId === null ? {} : { author: { _id: row.authorId, name: authorName ?? '' } }),
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    ...(row.clientId === null ? {} : { clientId: row.clientId }),
  };
}
