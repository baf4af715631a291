import { expect, it } from 'vitest';
import type { ChatEvent } from './events.ts';
import { selectCanType } from './selectors.ts';
import { initialChatState, type ChatState } from './state.ts';
import { transition } from './transition.ts';

const chatId = 'c1';
const user = { name: 'Rahim', phone: '+8801712345678' };
const fromStaff = (sequence: number) => ({
  _id: `m${String(sequence)}`,
  chat: chatId,
  senderType: 'admin' as const,
  content: 'Hello',
  createdAt: '2026-01-01T00:00:00Z',
  sequence,
});
const assigned: ChatState = {
  ...initialChatState,
  isConnected: true,
  talk: { phase: 'assigned', chatId, visitorToken: 'v', user, messages: [], outgoing: [] },
};

/** What becomes of a state, and all that was asked of the outside. */
function after(state: ChatState, ...events: ChatEvent[]) {
  const effects = [];
  let now = state;
  for (const event of events) {
    const [next, asked] = transition(now, event);
    now = next;
    effects.push(...asked);
  }
  return { state: now, effects };
}

it('shows that staff type until they write, stop or cannot be heard', () => {
  const typing: ChatEvent = { type: 'typingReceived', chatId, senderType: 'admin' };
  const { state, effects } = after(assigned, typing);
  expect(state.isStaffTyping).toBe(true);
  expect(effects).toEqual([{ type: 'awaitTypingEnd' }]);
  const ends: ChatEvent[] = [
    { type: 'messageReceived', chatId, message: fromStaff(1) },
    { type: 'typingEnded' },
    { type: 'disconnected' },
    { type: 'chatReturned', chatId },
  ];
  for (const end of ends) expect(after(state, end).state.isStaffTyping, end.type).toBe(false);
  const own: ChatEvent = { type: 'typingReceived', chatId, senderType: 'customer' };
  expect(after(assigned, own).state).toBe(assigned);
  const others: ChatEvent = { type: 'typingReceived', chatId: 'c2', senderType: 'admin' };
  expect(after(assigned, others).state).toBe(assigned);
});

it('tells that somebody types where staff can hear it', () => {
  const told = [{ type: 'reportTyping', chatId }];
  expect(after(assigned, { type: 'typed', draft: 'H' }).effects).toEqual(told);
  expect(after(assigned, { type: 'typed', draft: ' ' }).effects).toEqual([]);
  const offline = { ...assigned, isConnected: false };
  expect(after(offline, { type: 'typed', draft: 'H' }).effects).toEqual([]);
  expect(after(initialChatState, { type: 'typed', draft: 'H' }).effects).toEqual([]);
  const foreign: ChatState = {
    ...assigned,
    talk: { phase: 'assigned', chatId, user, messages: [], outgoing: [] },
  };
  expect(after(foreign, { type: 'typed', draft: 'H' }).effects).toEqual([]);
});

it('tells up to where was read, when somebody looks, and again on a new line', () => {
  const seen = (effects: { type: string }[]) =>
    effects.filter(({ type }) => type === 'reportSeen' || type === 'join');
  const came: ChatEvent = { type: 'messageReceived', chatId, message: fromStaff(1) };
  const closed = after(assigned, came);
  expect(seen(closed.effects)).toEqual([]);
  const opened = after(closed.state, { type: 'panelOpened' });
  expect(seen(opened.effects)).toEqual([{ type: 'reportSeen', chatId, sequence: 1 }]);
  expect(seen(after(opened.state, { type: 'panelOpened' }, came).effects)).toEqual([]);
  const hidden = after(
    opened.state,
    { type: 'tabHidden' },
    {
      type: 'messageReceived',
      chatId,
      message: fromStaff(2),
    },
  );
  expect(seen(hidden.effects)).toEqual([]);
  expect(seen(after(hidden.state, { type: 'tabShown' }).effects)).toEqual([
    { type: 'reportSeen', chatId, sequence: 2 },
  ]);
  const ended = after(closed.state, { type: 'chatClosed', chatId }, { type: 'panelOpened' });
  expect(seen(ended.effects)).toEqual([]);
  const again = after(opened.state, { type: 'disconnected' }, { type: 'connected' });
  expect(seen(again.effects).map(({ type }) => type)).toEqual(['join', 'reportSeen']);
});

it('knows up to where staff have read, and does not forget it', () => {
  const seen = (sequence: number): ChatEvent => ({
    type: 'seenReceived',
    chatId,
    senderType: 'admin',
    sequence,
  });
  const { state } = after(assigned, seen(4), seen(2));
  expect(state.talk).toMatchObject({ seenByStaff: 4 });
  expect(after(state, seen(4)).state).toBe(state);
  const own: ChatEvent = { type: 'seenReceived', chatId, senderType: 'customer', sequence: 9 };
  expect(after(state, own).state).toBe(state);
});

it('lets the visitor write before staff join once they have asked to, and keeps what they wrote', () => {
  const waiting: ChatState = {
    ...assigned,
    talk: { phase: 'waiting', chatId, user, messages: [], outgoing: [] },
  };
  const written: ChatEvent[] = [
    { type: 'typed', draft: 'And one more thing' },
    { type: 'sendRequested', clientId: 'k9', at: 'now' },
  ];
  expect(after(waiting, ...written).effects).toEqual([]);
  const asked = after(waiting, { type: 'writeWhileWaitingRequested' }, ...written);
  expect(asked.effects).toContainEqual(
    expect.objectContaining({ type: 'send', content: 'And one more thing' }),
  );
  const { state } = after(asked.state, { type: 'adminJoined', chatId });
  expect(state.talk).toMatchObject({ phase: 'assigned', outgoing: [{ clientId: 'k9' }] });
  const none: ChatEvent = { type: 'writeWhileWaitingRequested' };
  for (const elsewhere of [initialChatState, state]) {
    expect(after(elsewhere, none).state).toBe(elsewhere);
  }
});

it('waits again when staff give the chat back, keeps the draft, and goes on when they join', () => {
  const typed = after(assigned, { type: 'typed', draft: 'half a word' });
  const { state } = after(typed.state, { type: 'chatReturned', chatId });
  expect(state).toMatchObject({ draft: 'half a word', talk: { phase: 'waiting' } });
  expect(selectCanType(state)).toBe(true);
  expect(after(state, { type: 'adminJoined', chatId }).state.talk.phase).toBe('assigned');
  const closed = after(assigned, { type: 'chatClosed', chatId }, { type: 'chatReturned', chatId });
  expect(closed.state.talk.phase).toBe('closed');
});

it('knows what visitors read while nobody answers, as long as the server says so', () => {
  const fetched = (away?: string): ChatEvent => ({
    type: 'fetched',
    chat: { _id: chatId, status: 'waiting', ...(away === undefined ? {} : { away }) },
    messages: [],
  });
  const { state } = after(assigned, fetched('Back on Sunday'));
  expect(state.talk).toMatchObject({ away: 'Back on Sunday' });
  expect(after(state, fetched()).state.talk).not.toHaveProperty('away');
});

const nasrin = { firstName: 'Nasrin', imageUrl: '/nasrin' };

it('knows who answers from whoever tells first, and who does so after a colleague', () => {
  const chat = { _id: chatId, status: 'assigned', answeredBy: nasrin };
  const fetched: ChatEvent = { type: 'fetched', chat, messages: [] };
  const joined = (firstName: string): ChatEvent => ({
    type: 'adminJoined',
    chatId,
    answeredBy: { firstName },
  });
  expect(after(assigned, fetched).state.talk).toMatchObject({ answeredBy: nasrin });
  const { state } = after(assigned, fetched, joined('Salma'));
  expect(state.talk).toMatchObject({ answeredBy: { firstName: 'Salma' } });
  expect(state.talk).not.toMatchObject({ answeredBy: { imageUrl: '/nasrin' } });
});

it('names nobody where staff give the chat back, and nobody for an old answer that says it waits', () => {
  const joined: ChatEvent = { type: 'adminJoined', chatId, answeredBy: nasrin };
  const returned = after(assigned, joined, { type: 'chatReturned', chatId });
  expect(returned.state.talk).not.toHaveProperty('answeredBy');
  const chat = { _id: chatId, status: 'waiting' };
  const late = after(assigned, joined, { type: 'fetched', chat, messages: [] });
  expect(late.state.talk).toMatchObject({ phase: 'assigned', answeredBy: nasrin });
});

it.each([undefined, null, 'Nasrin', {}, { firstName: '' }, { firstName: 7 }])(
  'names nobody where a server says %j',
  (answeredBy) => {
    const joined = { type: 'adminJoined', chatId, answeredBy } as ChatEvent;
    expect(after(assigned, joined).state.talk).not.toHaveProperty('answeredBy');
  },
);
