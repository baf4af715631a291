import { trimWritten } from '@pothik/contract';
import {
  accessTo,
  conversationOf,
  followEffects,
  moveTo,
  phaseOf,
  receive,
  reset,
  stay,
  withAnswerer,
  withTold,
  type Step,
} from './conversation.ts';
import type { ChatEffect } from './effects.ts';
import type { ChatEvent } from './events.ts';
import { lastSequence, withMessages } from './messages.ts';
import type { ChatWords } from './notices.ts';
import {
  followRating,
  rateRequested,
  ratingCommentTyped,
  ratingFailed,
  ratingSent,
} from './rating.ts';
import { followUnsent, restored } from './restoring.ts';
import {
  discardRequested,
  pictureRequested,
  pictureExpired,
  pictureProgressed,
  retryRequested,
  sendDelayed,
  sendRequested,
  sendFailed,
  sent,
} from './sending.ts';
import { readStartForm } from './start-form.ts';
import type { ChatState, Conversation } from './state.ts';

type EventOf<Type extends ChatEvent['type']> = Extract<ChatEvent, { type: Type }>;

function began(
  state: ChatState,
  { stored, unsent = [], unsentRating }: Omit<EventOf<'began'>, 'type'>,
): Step {
  if (state.talk.phase !== 'none' || !stored) return stay(state);
  const rating = unsentRating ? { unsentRating } : {};
  return [
    { ...state, talk: { phase: 'restoring', unsent, ...rating, ...stored } },
    [{ type: 'fetch', ...accessTo(stored) }],
  ];
}

/** Tabs agree: what one has started or left, the others have. What is just being started comes to stay. */
function storageChanged(state: ChatState, { stored }: EventOf<'storageChanged'>): Step {
  const { talk } = state;
  if (!('chatId' in talk)) return began(state, { stored });
  if (talk.chatId === stored?.chatId) return stay(state);
  const [left, effects] = reset(state, talk);
  // What the other tab keeps is not this one's to forget.
  const leaving = effects.filter(({ type }) => type !== 'forget');
  const [next, more] = began(left, { stored });
  return [next, [...leaving, ...more]];
}

function startRequested(state: ChatState, event: EventOf<'startRequested'>): Step {
  if (state.talk.phase !== 'none') return stay(state);
  const user = readStartForm(event.name, event.phone);
  if ('problem' in user) return stay({ ...state, talk: { phase: 'none', ...user } });
  const message = trimWritten(event.message);
  return [
    { ...state, talk: { phase: 'starting', user } },
    [{ type: 'start', ...user, message, clientId: event.clientId }],
  ];
}

function started(state: ChatState, event: EventOf<'started'>): Step {
  if (state.talk.phase !== 'starting') return stay(state);
  const stored = {
    chatId: event.chat._id,
    user: state.talk.user,
    ...(event.visitorToken === undefined ? {} : { visitorToken: event.visitorToken }),
  };
  const phase = phaseOf(event.chat);
  const empty = withTold({ ...stored, phase, messages: [], outgoing: [] }, event.chat);
  const talk = withMessages(empty, event.messages);
  const effects: ChatEffect[] = [
    { type: 'persist', stored },
    ...followEffects(state.isConnected, talk),
    { type: 'askNotificationPermission' },
  ];
  return [{ ...state, talk }, effects];
}

function startFailed(state: ChatState, { failure }: EventOf<'startFailed'>): Step {
  if (state.talk.phase !== 'starting') return stay(state);
  const words: ChatWords =
    failure.notice === undefined && failure.message !== ''
      ? { text: failure.message }
      : { notice: failure.notice ?? 'startFailed' };
  return [{ ...state, talk: { phase: 'none' } }, [{ type: 'toast', tone: 'error', words }]];
}

function fetched(state: ChatState, { chat, messages }: EventOf<'fetched'>): Step {
  const { talk } = state;
  if (!('chatId' in talk) || talk.chatId !== chat._id) return stay(state);
  if (talk.phase === 'restoring') return restored(state, talk, { chat, messages });
  const [received, told] = receive(state, withTold(talk, chat), messages);
  const [moved, effects] = moveTo(received, conversationOf(received) ?? talk, phaseOf(chat));
  // It has come through: what is new comes by the socket from now on.
  const stop: ChatEffect[] = state.isConnected ? [{ type: 'stopPolling' }] : [];
  return [moved, [...stop, ...told, ...effects]];
}

function fetchFailed(state: ChatState, { chatId, failure }: EventOf<'fetchFailed'>): Step {
  const { talk } = state;
  if (!('chatId' in talk) || talk.chatId !== chatId) return stay(state);
  if (talk.phase === 'restoring') {
    // A line that is down says nothing about the conversation.
    return failure.kind === 'unreachable'
      ? [state, [{ type: 'startPolling' }]]
      : reset(state, talk);
  }
  if (failure.kind === 'gone') return reset(state, talk);
  // What was to be fetched is still missing, whatever the socket says.
  const isMissing = failure.kind === 'unreachable' && talk.phase !== 'closed';
  return isMissing ? [state, [{ type: 'startPolling' }]] : stay(state);
}

function connected(state: ChatState): Step {
  const next = { ...state, isConnected: true };
  if (state.talk.phase === 'restoring') return [next, [{ type: 'fetch', ...accessTo(state.talk) }]];
  const talk = conversationOf(state);
  if (!talk || talk.phase === 'closed') return stay(next);
  const access = accessTo(talk, talk.messages);
  return [
    next,
    [{ type: 'stopPolling' }, { type: 'join', ...access }, { type: 'fetch', ...access }],
  ];
}

function disconnected(state: ChatState): Step {
  const next = { ...state, isConnected: false, isStaffTyping: false, toldSeen: 0 };
  const talk = conversationOf(state);
  return talk && talk.phase !== 'closed' ? [next, [{ type: 'startPolling' }]] : stay(next);
}

function tabShown(state: ChatState): Step {
  const { missed } = state;
  const next = { ...state, isTabHidden: false, missed: undefined };
  if (missed === undefined) return stay(next);
  return [next, [{ type: 'notify', title: 'missedMessage', body: missed }]];
}

/** Does this with the conversation that an event speaks of; another's event changes nothing. */
function within(state: ChatState, chatId: string, step: (talk: Conversation) => Step): Step {
  const talk = conversationOf(state);
  return talk?.chatId === chatId ? step(talk) : stay(state);
}

/** Goes back to waiting, as nothing else does: staff have given the chat back to the queue. Who wrote writes on. */
function returned(state: ChatState, talk: Conversation): Step {
  if (talk.phase !== 'assigned') return stay(state);
  const { answeredBy: _gone, ...rest } = talk;
  const waiting = { ...rest, phase: 'waiting', writesWhileWaiting: true } as const;
  return stay({ ...state, isStaffTyping: false, talk: waiting });
}

function writeWhileWaitingRequested(state: ChatState): Step {
  const talk = conversationOf(state);
  if (talk?.phase !== 'waiting') return stay(state);
  return stay({ ...state, talk: { ...talk, writesWhileWaiting: true } });
}

function typed(state: ChatState, { draft }: EventOf<'typed'>): Step {
  const talk = conversationOf(state);
  const next = { ...state, draft };
  // A server that gives no tokens knows nothing of typing.
  const isKnown = talk?.phase === 'assigned' && talk.visitorToken !== undefined;
  const isHeard = isKnown && state.isConnected && trimWritten(draft) !== '';
  return isHeard ? [next, [{ type: 'reportTyping', chatId: talk.chatId }]] : stay(next);
}

function typingReceived(state: ChatState, { senderType }: EventOf<'typingReceived'>): Step {
  if (senderType !== 'admin') return stay(state);
  return [{ ...state, isStaffTyping: true }, [{ type: 'awaitTypingEnd' }]];
}

function seenReceived(state: ChatState, talk: Conversation, event: EventOf<'seenReceived'>): Step {
  if (event.senderType !== 'admin' || event.sequence <= (talk.seenByStaff ?? 0)) return stay(state);
  return stay({ ...state, talk: { ...talk, seenByStaff: event.sequence } });
}

/** What somebody has before them was read; each time further it is told once on a line. */
function reportSeen(state: ChatState, effects: readonly ChatEffect[]): Step {
  const talk = conversationOf(state);
  const isLooking = state.isPanelOpen && !state.isTabHidden && state.isConnected;
  if (!talk || talk.phase === 'closed' || !isLooking) return [state, effects];
  const sequence = lastSequence(talk.messages) ?? 0;
  if (sequence <= state.toldSeen) return [state, effects];
  const { chatId } = talk;
  return [{ ...state, toldSeen: sequence }, [...effects, { type: 'reportSeen', chatId, sequence }]];
}

/**
 * The chat's whole table (Specification §4): what each event makes of a state, and what the
 * outside is to do. It calculates and does nothing else; the README draws it.
 */
export function transition(state: ChatState, event: ChatEvent): Step {
  const [next, effects] = react(state, event);
  return reportSeen(next, [...effects, ...followUnsent(state, next), ...followRating(state, next)]);
}

function newChatRequested(state: ChatState): Step {
  const talk = conversationOf(state);
  return talk ? reset(state, talk) : stay(state);
}

function react(state: ChatState, event: ChatEvent): Step {
  switch (event.type) {
    case 'began':
      return began(state, event);
    case 'storageChanged':
      return storageChanged(state, event);
    case 'panelOpened':
      return stay({ ...state, isPanelOpen: true, unread: 0 });
    case 'panelClosed':
      return stay({ ...state, isPanelOpen: false });
    case 'tabHidden':
      return stay({ ...state, isTabHidden: true });
    case 'tabShown':
      return tabShown(state);
    case 'connected':
      return connected(state);
    case 'disconnected':
      return disconnected(state);
    case 'startRequested':
      return startRequested(state, event);
    case 'started':
      return started(state, event);
    case 'startFailed':
      return startFailed(state, event);
    case 'fetched':
      return fetched(state, event);
    case 'fetchFailed':
      return fetchFailed(state, event);
    case 'writeWhileWaitingRequested':
      return writeWhileWaitingRequested(state);
    case 'typed':
      return typed(state, event);
    case 'sendRequested':
      return sendRequested(state, event);
    case 'pictureRequested':
      return pictureRequested(state, event);
    case 'pictureProgressed':
      return pictureProgressed(state, event);
    case 'pictureExpired':
      return pictureExpired(state, event);
    case 'sendDelayed':
      return sendDelayed(state, event);
    case 'retryRequested':
      return retryRequested(state, event);
    case 'discardRequested':
      return discardRequested(state, event);
    case 'sent':
      return within(state, event.chatId, (talk) => sent(state, talk, event));
    case 'sendFailed':
      return within(state, event.chatId, (talk) => sendFailed(state, talk, event));
    case 'messageReceived':
      return within(state, event.chatId, (talk) => receive(state, talk, [event.message]));
    case 'adminJoined':
      return within(state, event.chatId, (talk) =>
        moveTo(state, withAnswerer(talk, event), 'assigned'),
      );
    case 'chatClosed':
      return within(state, event.chatId, (talk) => moveTo(state, talk, 'closed'));
    case 'chatReturned':
      return within(state, event.chatId, (talk) => returned(state, talk));
    case 'typingReceived':
      return within(state, event.chatId, () => typingReceived(state, event));
    case 'seenReceived':
      return within(state, event.chatId, (talk) => seenReceived(state, talk, event));
    case 'typingEnded':
      return stay({ ...state, isStaffTyping: false });
    case 'rateRequested':
      return rateRequested(state, event);
    case 'ratingCommentTyped':
      return ratingCommentTyped(state, event);
    case 'ratingSent':
      return within(state, event.chatId, (talk) => ratingSent(state, talk, event));
    case 'ratingFailed':
      return within(state, event.chatId, (talk) => ratingFailed(state, talk));
    case 'newChatRequested':
      return newChatRequested(state);
  }
}
