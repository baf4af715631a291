import type { Chat, ChatAnswerer, ChatMessage } from '@pothik/contract';
import type { ChatEffect } from './effects.ts';
import { hasGap, lastSequence, newOf, withMessages, wordsOf } from './messages.ts';
import { withOffers } from './offers.ts';
import type { ChatState, Conversation, StoredChat } from './state.ts';

/** A state and what the outside is to do. */
export type Step = readonly [ChatState, readonly ChatEffect[]];

export const stay = (state: ChatState): Step => [state, []];

/** The conversation, where there is one. */
export function conversationOf({ talk }: ChatState): Conversation | undefined {
  return 'messages' in talk ? talk : undefined;
}

/** Any status but `assigned` and `closed` is waiting (Specification §3). */
export function phaseOf({ status }: Chat): Conversation['phase'] {
  return status === 'assigned' || status === 'closed' ? status : 'waiting';
}

/** The credential, where there is one, and from where on messages are missing. */
export function accessTo(stored: StoredChat, messages: readonly ChatMessage[] = []) {
  const after = lastSequence(messages);
  return {
    chatId: stored.chatId,
    ...(stored.visitorToken === undefined ? {} : { visitorToken: stored.visitorToken }),
    ...(after === undefined ? {} : { after }),
  };
}

/** How one stays in touch with a conversation that the server knows. */
export function followEffects(isConnected: boolean, talk: Conversation): ChatEffect[] {
  const stop: ChatEffect = { type: 'stopPolling' };
  if (talk.phase === 'closed') return [stop];
  return isConnected
    ? [stop, { type: 'join', ...accessTo(talk, talk.messages) }]
    : [{ type: 'startPolling' }];
}

const order = { waiting: 0, assigned: 1, closed: 2 };

/** Moves on; an answer that was on its way for longer than the news does not move back. */
export function moveTo(state: ChatState, talk: Conversation, phase: Conversation['phase']): Step {
  if (order[phase] <= order[talk.phase]) return stay({ ...state, talk });
  const next = { ...talk, phase };
  return [{ ...state, talk: next }, phase === 'closed' ? [{ type: 'stopPolling' }] : []];
}

/** Back to the start form; nothing of the conversation is kept. */
export function reset(state: ChatState, { chatId }: StoredChat): Step {
  const talk = { phase: 'none' } as const;
  return [
    { ...state, talk, draft: '', missed: undefined, unread: 0, toldSeen: 0 },
    [{ type: 'forget' }, { type: 'leave', chatId }, { type: 'stopPolling' }],
  ];
}

/** What the visitor is told of messages of staff that nobody has seen yet. */
function tellOf(state: ChatState, messages: readonly ChatMessage[]): Step {
  const fromStaff = messages.filter(({ senderType }) => senderType === 'admin');
  const last = fromStaff.at(-1);
  if (!last) return stay(state);
  const effects: ChatEffect[] = fromStaff.map((message) => ({
    type: 'toast',
    tone: 'info',
    words: { notice: 'fromStaff', text: wordsOf(message) },
  }));
  if (state.isTabHidden || !state.isPanelOpen) {
    effects.push({ type: 'notify', title: 'newMessage', body: wordsOf(last) });
  }
  // Who has written types no longer.
  const isStaffTyping = false;
  const unread = state.isPanelOpen ? 0 : state.unread + fromStaff.length;
  return [
    { ...state, unread, isStaffTyping, ...(state.isTabHidden ? { missed: wordsOf(last) } : {}) },
    effects,
  ];
}

/** Takes what an answer says of the chat beside its messages. */
export function withTold<Talk extends Conversation>(talk: Talk, chat: Chat): Talk {
  const { away, provenBy } = chat;
  const { away: _before, ...rest } = talk;
  const said = (away === undefined ? rest : { ...rest, away }) as Talk;
  const told = withOffers(provenBy ? { ...said, provenBy } : said, chat);
  return phaseOf(chat) === 'assigned' ? withAnswerer(told, chat) : told;
}

/** Takes who answers now, where the server tells. */
export function withAnswerer<Talk extends Conversation>(
  talk: Talk,
  { answeredBy }: Pick<Chat, 'answeredBy'>,
): Talk {
  const { answeredBy: _before, ...rest } = talk;
  // A server that is not ours may mean something else by it.
  const { firstName, imageUrl } = Object(answeredBy) as Record<keyof ChatAnswerer, unknown>;
  if (typeof firstName !== 'string' || firstName === '') return rest as Talk;
  const picture = typeof imageUrl === 'string' ? { imageUrl } : {};
  return { ...rest, answeredBy: { firstName, ...picture } } as Talk;
}

/** Takes up messages that came; where staff writes, staff has joined. */
export function receive(state: ChatState, talk: Conversation, came: readonly ChatMessage[]): Step {
  const next = withMessages(talk, came);
  const fresh = newOf(talk.messages, next.messages);
  const hasJoined = talk.phase === 'waiting' && fresh.some((one) => one.senderType === 'admin');
  const phase = hasJoined ? 'assigned' : next.phase;
  const [told, effects] = tellOf({ ...state, talk: { ...next, phase } }, fresh);
  if (fresh.length === 0 || !hasGap(next.messages)) return [told, effects];
  return [told, [...effects, { type: 'fetch', ...accessTo(next, next.messages) }]];
}
