import type { ChatMessage } from '@pothik/contract';
import type { Conversation, OutgoingMessage } from './state.ts';

/** What is said of a message where only words can be shown. */
export const wordsOf = ({ content, attachment }: ChatMessage): string =>
  content === '' && attachment ? 'Picture' : content;

const isSame = (one: ChatMessage, other: ChatMessage) =>
  one._id === other._id || (one.clientId !== undefined && one.clientId === other.clientId);

/** The server's order where it tells one; else as they came. */
function bySequence(one: ChatMessage, other: ChatMessage): number {
  if (one.sequence === undefined || other.sequence === undefined) return 0;
  return one.sequence - other.sequence;
}

/** Those that are not known yet, none twice. */
function freshOf(
  known: readonly ChatMessage[],
  came: readonly ChatMessage[],
): readonly ChatMessage[] {
  const fresh: ChatMessage[] = [];
  for (const message of came) {
    if (![...known, ...fresh].some((other) => isSame(message, other))) fresh.push(message);
  }
  return fresh;
}

/** What is still on its way when these have come. */
function withoutArrived(
  outgoing: readonly OutgoingMessage[],
  fresh: readonly ChatMessage[],
): readonly OutgoingMessage[] {
  let left = outgoing;
  for (const { senderType, clientId, content } of fresh) {
    if (senderType !== 'customer') continue;
    // A server without client ids echoes the text: it is that of the oldest such message.
    const arrived = left.find((message) =>
      clientId === undefined ? message.content === content : message.clientId === clientId,
    );
    left = left.filter((message) => message !== arrived);
  }
  return left;
}

/** The addresses of pictures expire: what comes again brings a younger one. */
function withYoungerAddresses(
  known: readonly ChatMessage[],
  came: readonly ChatMessage[],
): readonly ChatMessage[] {
  const renewed = known.map((message) => {
    const { attachment } = message;
    const again = attachment && came.find((other) => isSame(message, other))?.attachment;
    const isYounger = again && (again.expiresAt ?? '') > (attachment.expiresAt ?? '');
    return isYounger ? { ...message, attachment: again } : message;
  });
  return renewed.every((message, index) => message === known[index]) ? known : renewed;
}

/** Takes up what came, in the server's order and none twice; the same array where nothing is new. */
export function mergeMessages(
  known: readonly ChatMessage[],
  came: readonly ChatMessage[],
): readonly ChatMessage[] {
  const fresh = freshOf(known, came);
  const renewed = withYoungerAddresses(known, came);
  return fresh.length === 0 ? renewed : [...renewed, ...fresh].toSorted(bySequence);
}

/** Those of these messages that were not known before. */
export const newOf = (
  before: readonly ChatMessage[],
  messages: readonly ChatMessage[],
): readonly ChatMessage[] =>
  messages.filter((message) => !before.some((other) => isSame(message, other)));

/** Takes up what came; what was on its way and is among it has arrived. */
export function withMessages(talk: Conversation, came: readonly ChatMessage[]): Conversation {
  const messages = mergeMessages(talk.messages, came);
  if (messages === talk.messages) return talk;
  const outgoing = withoutArrived(talk.outgoing, newOf(talk.messages, messages));
  return { ...talk, messages, outgoing };
}

/**
 * Up to which sequence number all messages are known; `undefined` where the server counts none. What
 * comes after a gap does not count: the gap would never be asked for.
 */
export function lastSequence(messages: readonly ChatMessage[]): number | undefined {
  const known = new Set(messages.flatMap(({ sequence }) => sequence ?? []));
  if (known.size === 0) return undefined;
  let last = 0;
  while (known.has(last + 1)) last += 1;
  return last;
}

/** Whether some are missing before others that are known. */
export const hasGap = (messages: readonly ChatMessage[]): boolean =>
  messages.some(({ sequence = 0 }) => sequence > (lastSequence(messages) ?? 0));
