import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatEvent } from './events.ts';
import {
  selectCanAttach,
  selectCanSend,
  selectCanType,
  selectRating,
  selectTimeline,
  selectView,
} from './selectors.ts';
import { initialChatState, type ChatState } from './state.ts';
import { transition } from './transition.ts';

const stored = { chatId: 'c1', user: { name: 'Rahim', phone: '+8801712345678' } };
const withToken = { ...stored, visitorToken: 'v1' };
const id = fc.constantFrom('1', '2', '3', '4');
const chatId = fc.constantFrom('c1', 'c2');
const text = fc.constantFrom('', ' ', 'Hi', 'Hello');
const failure = fc.record({
  kind: fc.constantFrom(
    'closed' as const,
    'gone' as const,
    'unreachable' as const,
    'other' as const,
  ),
  message: text,
});
const rating = fc.constantFrom(
  { score: 'good' as const },
  { score: 'bad' as const, comment: 'Hi' },
);
const chat = fc.record(
  {
    _id: chatId,
    status: fc.constantFrom('open', 'assigned', 'closed'),
    offers: fc.subarray(['rating' as const, 'transcript' as const]),
    rating: fc.constant({ score: 'okay' as const, ratedAt: '2026-01-01T00:00:00Z' }),
  },
  { requiredKeys: ['_id', 'status'] },
);
const senderType = fc.constantFrom('customer' as const, 'admin' as const);
const message = fc.record(
  {
    _id: id,
    chat: chatId,
    senderType,
    content: text,
    createdAt: fc.constant('2026-01-01T00:00:00Z'),
    sequence: fc.integer({ min: 1, max: 9 }),
    clientId: id,
    attachment: fc.record({
      url: fc.constantFrom('/a', '/b'),
      contentType: fc.constant('image/webp'),
      width: fc.constant(4),
      height: fc.constant(3),
      expiresAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-01T00:10:00Z'),
    }),
  },
  { requiredKeys: ['_id', 'chat', 'senderType', 'content', 'createdAt'] },
);
const messages = fc.array(message, { maxLength: 3 });
const is = <Type extends ChatEvent['type']>(type: Type) => fc.constant(type);

const unsent = fc.uniqueArray(
  fc.record({ clientId: id, content: text, createdAt: fc.constant('now') }),
  { selector: ({ clientId }) => clientId },
);

const event: fc.Arbitrary<ChatEvent> = fc.oneof(
  fc.record({ type: is('began'), stored: fc.constantFrom(undefined, stored, withToken) }),
  fc.record({ type: is('began'), stored: fc.constant(withToken), unsent }),
  fc.record({ type: is('began'), stored: fc.constant(withToken), unsentRating: rating }),
  fc.record({ type: is('rateRequested') }),
  fc.record({ type: is('rateRequested'), score: fc.constantFrom('good' as const, 'bad' as const) }),
  fc.record({ type: is('rateRequested'), comment: text }),
  fc.record({ type: is('ratingCommentTyped'), comment: text }),
  fc.record({ type: is('ratingSent'), chatId, rating }),
  fc.record({ type: is('ratingFailed'), chatId, failure }),
  fc.record({ type: is('panelOpened') }),
  fc.record({ type: is('panelClosed') }),
  fc.record({ type: is('tabHidden') }),
  fc.record({ type: is('tabShown') }),
  fc.record({ type: is('connected') }),
  fc.record({ type: is('disconnected') }),
  fc.record({
    type: is('startRequested'),
    name: text,
    phone: fc.constantFrom('', '0171', '01712345678'),
    message: text,
    clientId: id,
  }),
  fc.record({ type: is('started'), chat, messages }),
  fc.record({ type: is('startFailed'), failure }),
  fc.record({ type: is('fetched'), chat, messages }),
  fc.record({ type: is('fetchFailed'), chatId, failure }),
  fc.record({ type: is('writeWhileWaitingRequested') }),
  fc.record({ type: is('typed'), draft: text }),
  fc.record({ type: is('sendRequested'), clientId: id, at: fc.constant('now') }),
  fc.record({
    type: is('pictureRequested'),
    clientId: id,
    at: fc.constant('now'),
    preview: fc.constant('blob:1'),
    width: fc.constant(4),
    height: fc.constant(3),
  }),
  fc.record({ type: is('pictureProgressed'), clientId: id, progress: fc.constantFrom(0.5, 1) }),
  fc.record({ type: is('pictureExpired'), messageId: id }),
  fc.record({ type: is('sendDelayed'), clientId: id }),
  fc.record({ type: is('retryRequested'), clientId: id }),
  fc.record({ type: is('discardRequested'), clientId: id }),
  fc.record({ type: is('sent'), chatId, clientId: id }),
  fc.record({ type: is('sent'), chatId, clientId: id, message }),
  fc.record({ type: is('sendFailed'), chatId, clientId: id, failure }),
  fc.record({ type: is('messageReceived'), chatId, message }),
  fc.record({ type: is('adminJoined'), chatId }),
  fc.record({ type: is('chatClosed'), chatId }),
  fc.record({ type: is('chatReturned'), chatId }),
  fc.record({ type: is('typingReceived'), chatId, senderType }),
  fc.record({ type: is('seenReceived'), chatId, senderType, sequence: fc.nat(9) }),
  fc.record({ type: is('typingEnded') }),
  fc.record({ type: is('newChatRequested') }),
);

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

function check(before: ChatState, step: ChatEvent): ChatState {
  const [after, effects] = transition(before, step);
  const ids = 'messages' in after.talk ? after.talk.messages.map(({ _id }) => _id) : [];
  expect(new Set(ids).size).toBe(ids.length);
  expect(selectTimeline(after).length).toBeGreaterThanOrEqual(ids.length);
  expect(selectView(after) === 'conversation').toBe('messages' in after.talk);
  if (selectCanSend(after)) expect(selectCanType(after)).toBe(true);
  // Nobody writes to staff that is not there without having asked to.
  if (effects.some(({ type }) => type === 'send')) expect(selectCanType(after)).toBe(true);
  // Pictures go to a server alone that knows of them.
  if (effects.some(({ type }) => type === 'sendPicture')) expect(selectCanAttach(after)).toBe(true);
  // A server that takes no ratings, or a chat that goes on, gets none.
  if (effects.some(({ type }) => type === 'rate')) expect(selectRating(after)).toBeDefined();
  // Only what failed or is late can be given up: all else that was written and said stays.
  if (step.type === 'discardRequested') {
    const { talk } = before;
    const outgoing = 'outgoing' in talk ? talk.outgoing : [];
    const named = outgoing.find(({ clientId }) => clientId === step.clientId);
    const kept = outgoing.filter(
      (one) => one !== named || !['failed', 'late'].includes(one.delivery),
    );
    expect(after.talk).toEqual('outgoing' in talk ? { ...talk, outgoing: kept } : talk);
    expect(effects.filter(({ type }) => type !== 'keepUnsent' && type !== 'dropUnsent')).toEqual(
      [],
    );
  }
  // What was ended is ended, until it is left.
  if (before.talk.phase === 'closed') expect(['closed', 'none']).toContain(after.talk.phase);
  // What is left is forgotten.
  if ('messages' in before.talk && after.talk.phase === 'none') {
    expect(effects).toContainEqual({ type: 'forget' });
  }
  return after;
}

it('holds its promises whatever happens in whatever order', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = deepFreeze(initialChatState);
      for (const step of events) state = deepFreeze(check(state, deepFreeze(step)));
    }),
    { numRuns: 10_000 },
  );
});
