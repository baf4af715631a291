import { conversationOf, followEffects, phaseOf, withTold, type Step } from './conversation.ts';
import type { ChatEffect } from './effects.ts';
import type { ChatEvent } from './events.ts';
import { withMessages } from './messages.ts';
import { send } from './sending.ts';
import { chatSentences } from './sentences.ts';
import type { ChatPhase, ChatState, OutgoingMessage, UnsentMessage } from './state.ts';

type Restoring = Extract<ChatPhase, { phase: 'restoring' }>;
type Fetched = Pick<Extract<ChatEvent, { type: 'fetched' }>, 'chat' | 'messages'>;

const isPicture = ({ content }: UnsentMessage) => content === '';

/**
 * Goes on with the conversation of an earlier visit. Words that have not come through are sent again, as the
 * same ones; where the server would take them for others, or the chat is closed, whoever wrote them decides.
 * A picture has to be chosen again.
 */
export function restored(
  state: ChatState,
  { unsent = [], ...stored }: Restoring,
  { chat, messages }: Fetched,
): Step {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const missing = unsent.filter(({ clientId }) => !arrived.has(clientId));
  const phase = phaseOf(chat);
  const isSentAgain = stored.visitorToken !== undefined && phase !== 'closed';
  const outgoing = missing
    .filter((message) => !isPicture(message))
    .map((message): OutgoingMessage => ({
      ...message,
      delivery: isSentAgain ? 'sending' : 'failed',
    }));
  const writing = outgoing.length > 0 ? { writesWhileWaiting: true } : {};
  const empty = { ...stored, ...writing, phase, messages: [], outgoing };
  const next = withMessages(withTold(empty, chat), messages);
  const effects: ChatEffect[] = [...followEffects(state.isConnected, next)];
  if (isSentAgain) effects.push(...outgoing.map((message) => send(next, message)));
  if (missing.some(isPicture)) {
    effects.push({ type: 'toast', tone: 'error', message: chatSentences.pictureLost });
  }
  return [{ ...state, talk: next }, effects];
}

/** The messages that may not have come through. */
function unsentOf(state: ChatState): readonly UnsentMessage[] {
  if (state.talk.phase === 'restoring') return state.talk.unsent ?? [];
  const { outgoing } = conversationOf(state) ?? { outgoing: [] };
  return outgoing.map(({ clientId, content, createdAt }) => ({ clientId, content, createdAt }));
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
