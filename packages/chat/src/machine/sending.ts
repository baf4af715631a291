import { trimWritten } from '@pothik/contract';
import type { ChatEffect } from './effects.ts';
import type { ChatEvent, ChatFailure } from './events.ts';
import {
  accessTo,
  conversationOf,
  moveTo,
  receive,
  reset,
  stay,
  type Step,
} from './conversation.ts';
import { selectCanAttach, selectCanType } from './selectors.ts';
import type { ChatState, Conversation, OutgoingMessage } from './state.ts';

type EventOf<Type extends ChatEvent['type']> = Extract<ChatEvent, { type: Type }>;

/** Asks for a message of a conversation to be sent. */
export function send(
  talk: Conversation,
  { clientId, content, picture }: OutgoingMessage,
): ChatEffect {
  const { chatId, visitorToken } = accessTo(talk);
  const access = visitorToken === undefined ? { chatId } : { chatId, visitorToken };
  return picture
    ? { type: 'sendPicture', ...access, clientId }
    : { type: 'send', ...access, clientId, content };
}

/** Sends a picture where the server can take one; what is written stays where it is. */
export function pictureRequested(
  state: ChatState,
  { clientId, at, preview, width, height }: EventOf<'pictureRequested'>,
): Step {
  const talk = conversationOf(state);
  if (!talk || !selectCanAttach(state)) return stay(state);
  const message: OutgoingMessage = {
    clientId,
    content: '',
    picture: { preview, width, height, progress: 0 },
    createdAt: at,
    delivery: 'sending',
  };
  return [
    { ...state, talk: { ...talk, outgoing: [...talk.outgoing, message] } },
    [send(talk, message)],
  ];
}

export function pictureProgressed(
  state: ChatState,
  { clientId, progress }: EventOf<'pictureProgressed'>,
): Step {
  const talk = conversationOf(state);
  if (!talk) return stay(state);
  const outgoing = talk.outgoing.map((message) =>
    message.clientId === clientId && message.picture
      ? { ...message, delivery: whenMoving(message), picture: { ...message.picture, progress } }
      : message,
  );
  return stay({ ...state, talk: { ...talk, outgoing } });
}

/** Fetches a message anew, with an address that opens its picture. */
export function pictureExpired(state: ChatState, { messageId }: EventOf<'pictureExpired'>): Step {
  const talk = conversationOf(state);
  const message = talk?.messages.find(({ _id }) => _id === messageId);
  if (!talk || !message?.attachment) return stay(state);
  const after = Math.max(0, (message.sequence ?? 1) - 1);
  return [state, [{ type: 'fetch', ...accessTo(talk), after }]];
}

/** Sends what stands in the input, trimmed; nothing where there is nothing or nobody (§5). */
export function sendRequested(state: ChatState, { clientId, at }: EventOf<'sendRequested'>): Step {
  const talk = conversationOf(state);
  const content = trimWritten(state.draft);
  if (!talk || !selectCanType(state) || content === '') return stay(state);
  const message: OutgoingMessage = { clientId, content, createdAt: at, delivery: 'sending' };
  return [
    { ...state, draft: '', talk: { ...talk, outgoing: [...talk.outgoing, message] } },
    [send(talk, message)],
  ];
}

/** Says of a message that it takes long; of a picture that moves its progress says enough. */
export function sendDelayed(state: ChatState, { clientId }: EventOf<'sendDelayed'>): Step {
  const talk = conversationOf(state);
  const message = talk?.outgoing.find((one) => one.clientId === clientId);
  if (!talk || !message || !canBeLate(message)) return stay(state);
  return stay(withDelivery(state, talk, clientId, 'late'));
}

/** A picture that moves is late no more. */
export const whenMoving = ({ delivery }: OutgoingMessage): OutgoingMessage['delivery'] =>
  delivery === 'late' ? 'sending' : delivery;

export const canBeLate = ({ delivery, picture }: OutgoingMessage): boolean =>
  delivery === 'sending' && (picture === undefined || picture.progress === 0);

/** What one may give up: it has not come through, as far as is known. */
export const canBeDiscarded = ({ delivery }: OutgoingMessage): boolean =>
  delivery === 'failed' || delivery === 'late';

/** Sends a failed message again, as the same one; one that is being sent is tried at once. */
export function retryRequested(state: ChatState, { clientId }: EventOf<'retryRequested'>): Step {
  const talk = conversationOf(state);
  const message = talk?.outgoing.find((one) => one.clientId === clientId);
  if (!talk || !selectCanType(state) || !message || !canBeDiscarded(message)) return stay(state);
  const again: ChatEffect =
    message.delivery === 'late' ? { type: 'hurry', clientId } : send(talk, message);
  return [withDelivery(state, talk, clientId, 'sending'), [again]];
}

/**
 * Gives up a message that failed or is late; one that has just been sent, or has come through, stays. It is
 * not tried again. Where the last try has reached the server after all, the message comes back as one that
 * was said: it can't be unsaid, and whoever wrote it sees that it was.
 */
export function discardRequested(
  state: ChatState,
  { clientId }: EventOf<'discardRequested'>,
): Step {
  const talk = conversationOf(state);
  const given = talk?.outgoing.find((message) => message.clientId === clientId);
  if (!talk || !given || !canBeDiscarded(given)) return stay(state);
  const outgoing = talk.outgoing.filter((message) => message !== given);
  return stay({ ...state, talk: { ...talk, outgoing } });
}

/** A server that does not answer with the message will tell of it by the socket. */
export function sent(state: ChatState, talk: Conversation, event: EventOf<'sent'>): Step {
  if (!event.message) return stay(withDelivery(state, talk, event.clientId, 'sent'));
  const outgoing = talk.outgoing.filter(({ clientId }) => clientId !== event.clientId);
  return receive(state, { ...talk, outgoing }, [event.message]);
}

/**
 * What becomes of a message that could not be sent (Specification §4): it goes back into the
 * input. Where something else stands there by now it stays, to be sent again; a picture always does.
 */
export function sendFailed(
  state: ChatState,
  talk: Conversation,
  { clientId, failure }: EventOf<'sendFailed'>,
): Step {
  const told = toastOf(failure);
  const failed = talk.outgoing.find((message) => message.clientId === clientId);
  if (failure.kind === 'gone' && !failed?.picture) {
    const [left, effects] = reset(state, talk);
    return [left, [...effects, ...told]];
  }
  if (!failed) return stay(state);
  const next =
    state.draft === '' && !failed.picture
      ? {
          ...state,
          draft: failed.content,
          talk: { ...talk, outgoing: talk.outgoing.filter((message) => message !== failed) },
        }
      : withDelivery(state, talk, clientId, 'failed');
  // A server may know the chat and no pictures: the chat itself is asked for.
  if (failure.kind === 'gone') {
    return [next, [...told, { type: 'fetch', ...accessTo(talk, talk.messages) }]];
  }
  if (failure.kind !== 'closed') return [next, told];
  const [closed, effects] = moveTo(next, conversationOf(next) ?? talk, 'closed');
  return [closed, [...effects, ...told]];
}

const toastOf = ({ message }: ChatFailure): ChatEffect[] =>
  message === '' ? [] : [{ type: 'toast', tone: 'error', words: { text: message } }];

function withDelivery(
  state: ChatState,
  talk: Conversation,
  clientId: string,
  delivery: OutgoingMessage['delivery'],
): ChatState {
  const outgoing = talk.outgoing.map((message) =>
    message.clientId === clientId ? { ...message, delivery } : message,
  );
  return { ...state, talk: { ...talk, outgoing } };
}
