import { conversationOf, followEffects, phaseOf, withTold, type Step } from './conversation.ts';
import type { ChatEffect } from './effects.ts';
import type { ChatEvent } from './events.ts';
import { withMessages } from './messages.ts';
import { goOnRating } from './rating.ts';
import { send } from './sending.ts';
import type { ChatPhase, ChatState, OutgoingMessage, UnsentMessage } from './state.ts';

type Restoring = Extract<ChatPhase, { phase: 'restoring' }>;
type Fetched = Pick<Extract<ChatEvent, { type: 'fetched' }>, 'chat' | 'messages'>;

/** Tells whether a message is a picture without bytes. */
const isLost = ({ content, picture }: UnsentMessage) =>
  content === '' && picture?.preview === undefined;

function outgoingOf(
  { picture, ...message }: UnsentMessage,
  delivery: OutgoingMessage['delivery'],
): OutgoingMessage {
  if (picture?.preview === undefined) return { ...message, delivery };
  const { preview, width, height } = picture;
  return { ...message, delivery, picture: { preview, width, height, progress: 0 } };
}

/**
 * Goes on with the conversation of an earlier visit. What has not come through is sent again, as the
 * same messages; where the server would take them for others, or the chat is closed, whoever wrote them decides.
 * A picture whose bytes are gone has to be chosen again.
 */
export function restored(
  state: ChatState,
  { unsent = [], unsentRating, ...stored }: Restoring,
  { chat, messages }: Fetched,
): Step {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const missing = unsent.filter(({ clientId }) => !arrived.has(clientId));
  const phase = phaseOf(chat);
  const isSentAgain = stored.visitorToken !== undefined && phase !== 'closed';
  const outgoing = missing
    .filter((message) => !isLost(message))
    .map((message) => outgoingOf(message, isSentAgain ? 'sending' : 'failed'));
  const writing = outgoing.length > 0 ? { writesWhileWaiting: true } : {};
  const empty = { ...stored, ...writing, phase, messages: [], outgoing };
  const rated = goOnRating(withMessages(withTold(empty, chat), messages), unsentRating);
  const next = rated.talk;
  const effects: ChatEffect[] = [...followEffects(state.isConnected, next), ...rated.effects];
  if (isSentAgain) effects.push(...outgoing.map((message) => send(next, message)));
  if (missing.some(isLost)) {
    effects.push({ type: 'toast', tone: 'error', words: { notice: 'pictureLost' } });
  }
  return [{ ...state, talk: next }, effects];
}

/** The messages that may not have come through. */
export function unsentOf(state: ChatState): readonly UnsentMessage[] {
  if (state.talk.phase === 'restoring') return state.talk.unsent ?? [];
  const { outgoing } = conversationOf(state) ?? { outgoing: [] };
  return outgoing.map(({ clientId, content, createdAt, picture }) => ({
    clientId,
    content,
    createdAt,
    ...(picture && { picture: { width: picture.width, height: picture.height } }),
  }));
}

/** A page that ends before a message has come through can send it, or tell of it, when it is there again. */
export function followUnsent(before: ChatState, after: ChatState): ChatEffect[] {
  const [had, has] = [unsentOf(before), unsentOf(after)];
  const isAmong = (messages: readonly UnsentMessage[], { clientId }: UnsentMessage) =>
    messages.some((message) => message.clientId === clientId);
  return [
    ...has
      .filter((message) => !isAmong(had, message))
      .map((message): ChatEffect => ({ type: 'keepUnsent', message })),
    ...had
      .filter((message) => !isAmong(has, message))
      .map(({ clientId }): ChatEffect => ({ type: 'dropUnsent', clientId })),
  ];
}
