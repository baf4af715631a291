import type { ChatMessage, ChatNote, StaffChat } from '@pothik/contract';
import {
  noWriting,
  type DeskOutgoing,
  type DeskState,
  type DeskTalk,
  type Writing,
} from './state.ts';

/** Whose desk it is, and the chats that are known at it. */
type Chats = Pick<DeskState, 'me' | 'chats'>;

/** Whether a chat is answered by whoever sits at this desk. */
export const isOwn = ({ me }: Pick<DeskState, 'me'>, chat: StaffChat | undefined): boolean =>
  chat?.status === 'assigned' && chat.staff?._id === me._id;

const isClosed = ({ status }: StaffChat) => status === 'closed';

/** Any status but `assigned` and `closed` is waiting (Specification §3). */
export const isWaiting = ({ status }: StaffChat): boolean =>
  status !== 'assigned' && status !== 'closed';

const isSnoozed = ({ snoozedUntil }: StaffChat) => snoozedUntil !== undefined;

/** Whether something in it is to be read, be it that somebody has marked it so. */
export const isUnread = ({ unread, isMarkedUnread }: StaffChat): boolean =>
  unread > 0 || isMarkedUnread === true;

const byAge = (one: StaffChat, other: StaffChat) =>
  (one.unansweredSince ?? one.createdAt).localeCompare(other.unansweredSince ?? other.createdAt);

const byNews = (one: StaffChat, other: StaffChat) => other.updatedAt.localeCompare(one.updatedAt);

const chatsOf = (state: Chats) => Object.values(state.chats);

/** Those in the queue; who has waited longest comes first. */
export const selectWaiting = (state: Chats): StaffChat[] =>
  chatsOf(state).filter(isWaiting).sort(byAge);

/** One's own that are not put off, the latest first. */
export const selectOwn = (state: Chats): StaffChat[] =>
  chatsOf(state)
    .filter((chat) => isOwn(state, chat) && !isSnoozed(chat))
    .sort(byNews);

/** One's own that are put off; the one that comes back first stands first. */
export const selectSnoozed = (state: Chats): StaffChat[] =>
  chatsOf(state)
    .filter((chat) => isOwn(state, chat) && isSnoozed(chat))
    .sort((one, other) => (one.snoozedUntil ?? '').localeCompare(other.snoozedUntil ?? ''));

/** Those in which colleagues answer, the latest first. */
export const selectColleagues = (state: Chats): StaffChat[] =>
  chatsOf(state)
    .filter((chat) => !isClosed(chat) && !isWaiting(chat) && !isOwn(state, chat))
    .sort(byNews);

/** How many chats want somebody: those in the queue, and one's own with something unread, unless put off. */
export const selectNewsCount = (state: Chats): number =>
  selectWaiting(state).length + selectOwn(state).filter(isUnread).length;

/** What one is writing in a chat, sent or not; nothing where one has not begun. */
export const selectWriting = ({ writing }: Pick<DeskState, 'writing'>, chatId: string): Writing =>
  writing[chatId] ?? noWriting;

/** One line of a conversation as staff see it. */
export type DeskItem =
  | { kind: 'message'; at: string; message: ChatMessage }
  | { kind: 'note'; at: string; note: ChatNote }
  | { kind: 'outgoing'; at: string; outgoing: DeskOutgoing };

/** What was said and noted in the order of its time, and at the end what is still on its way. */
export function deskTimeline(
  { messages, notes }: Pick<DeskTalk, 'messages' | 'notes'>,
  outgoing: readonly DeskOutgoing[],
): DeskItem[] {
  const items: DeskItem[] = messages.map((message) => ({
    kind: 'message',
    at: message.createdAt,
    message,
  }));
  // The messages keep the server's order; a note stands before the first that is younger.
  for (const note of notes) {
    const index = items.findIndex(({ at }) => at > note.createdAt);
    const item: DeskItem = { kind: 'note', at: note.createdAt, note };
    items.splice(index < 0 ? items.length : index, 0, item);
  }
  const unsent = outgoing.map((one): DeskItem => ({
    kind: 'outgoing',
    at: one.createdAt,
    outgoing: one,
  }));
  return [...items, ...unsent];
}
