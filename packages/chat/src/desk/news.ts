import type { StaffChat } from '@pothik/contract';
import type { DeskEffect, DeskNews } from './effects.ts';
import { isOwn, isWaiting } from './selectors.ts';
import type { DeskState } from './state.ts';

const visitorSequence = ({ lastMessage }: StaffChat): number =>
  lastMessage?.senderType === 'customer' ? (lastMessage.sequence ?? 0) : 0;

/** What became of a chat that was not one's own before. */
function newsOfOthers(
  state: DeskState,
  before: StaffChat | undefined,
  chat: StaffChat,
): DeskNews[] {
  if (isOwn(state, chat)) return [{ kind: 'handed-over', chat }];
  if (isWaiting(chat)) return before && isWaiting(before) ? [] : [{ kind: 'waiting', chat }];
  const isLookedAt = state.openId === chat._id && before !== undefined && isWaiting(before);
  const by = chat.staff;
  return isLookedAt && chat.status === 'assigned' && by
    ? [{ kind: 'taken', chat, by: by.name }]
    : [];
}

/** What became of one's own chat. */
function newsOfOwn(state: DeskState, before: StaffChat, chat: StaffChat): DeskNews[] {
  if (isWaiting(chat)) return [{ kind: 'returned', chat }];
  if (chat.status === 'closed') return [{ kind: 'closed', chat }];
  if (!isOwn(state, chat)) return [{ kind: 'taken', chat, by: chat.staff?.name ?? '' }];
  const isRead = state.openId === chat._id && !state.isTabHidden;
  const hasCome = visitorSequence(chat) > Math.max(before.lastSequence, chat.seen.admin);
  if (isRead) return [];
  if (hasCome) return [{ kind: 'message', chat }];
  const isWoken = before.snoozedUntil !== undefined && chat.snoozedUntil === undefined;
  return isWoken ? [{ kind: 'woken', chat }] : [];
}

/** What a member of staff is told of a change, unless they make it themselves. */
export function newsOf(state: DeskState, chat: StaffChat): DeskEffect[] {
  if (state.lists !== 'ready' || state.acting[chat._id]) return [];
  const before = state.chats[chat._id];
  const news =
    before && isOwn(state, before)
      ? newsOfOwn(state, before, chat)
      : newsOfOthers(state, before, chat);
  return news.map((one) => ({ type: 'tell', news: one }));
}
