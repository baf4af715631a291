import type { ChatMessage } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import type { ChatEffect } from './effects.ts';
import type { ChatEvent, ChatFailure } from './events.ts';
import { initialChatState, type ChatState, type Conversation } from './state.ts';
import { transition } from './transition.ts';

const user = { name: 'Rahim', phone: '+8801712345678' };
const stored = { chatId: 'c1', user, visitorToken: 'v1' };
const talk = (more: Partial<Conversation>): ChatState => ({
  ...initialChatState,
  talk: { ...stored, phase: 'assigned', messages: [], outgoing: [], ...more },
});
const phases = {
  none: initialChatState,
  starting: { ...initialChatState, talk: { phase: 'starting', user } },
  restoring: { ...initialChatState, talk: { phase: 'restoring', ...stored } },
  waiting: talk({ phase: 'waiting' }),
  assigned: talk({ phase: 'assigned' }),
  closed: talk({ phase: 'closed' }),
} satisfies Record<string, ChatState>;

const message = (more: Partial<ChatMessage> = {}): ChatMessage => ({
  _id: 'm1',
  chat: 'c1',
  senderType: 'admin',
  content: 'Hello',
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});
const failure = (kind: ChatFailure['kind'], text = '') => ({ kind, message: text });
const chat = (status: string) => ({ _id: 'c1', status });
const started = (status: string): ChatEvent => ({
  type: 'started',
  chat: chat(status),
  messages: [],
  visitorToken: 'v1',
});
const startRequested = (more: object = {}): ChatEvent => ({
  type: 'startRequested',
  name: ' Rahim ',
  phone: '01712345678',
  message: ' Hi ',
  clientId: 'k1',
  ...more,
});

/** The state after these events, and what the last one asked for. */
function run(state: ChatState, ...events: ChatEvent[]): [ChatState, readonly ChatEffect[]] {
  let effects: readonly ChatEffect[] = [];
  let current = state;
  for (const event of events) [current, effects] = transition(current, event);
  return [current, effects];
}

/** Each row: an event, and for each phase the next one and the effects, or `·` for no change. */
const table: [ChatEvent, Record<keyof typeof phases, string>][] = [
  [
    { type: 'began', stored },
    {
      none: 'restoring fetch',
      starting: '·',
      restoring: '·',
      waiting: '·',
      assigned: '·',
      closed: '·',
    },
  ],
  [
    startRequested(),
    {
      none: 'starting start',
      starting: '·',
      restoring: '·',
      waiting: '·',
      assigned: '·',
      closed: '·',
    },
  ],
  [
    started('pending'),
    {
      none: '·',
      starting: 'waiting persist startPolling askNotificationPermission',
      restoring: '·',
      waiting: '·',
      assigned: '·',
      closed: '·',
    },
  ],
  [
    { type: 'startFailed', failure: failure('other') },
    { none: '·', starting: 'none toast', restoring: '·', waiting: '·', assigned: '·', closed: '·' },
  ],
  [
    { type: 'fetched', chat: chat('open'), messages: [] },
    {
      none: '·',
      starting: '·',
      restoring: 'waiting startPolling',
      waiting: '·',
      assigned: '·',
      closed: '·',
    },
  ],
  [
    { type: 'fetched', chat: chat('assigned'), messages: [] },
    {
      none: '·',
      starting: '·',
      restoring: 'assigned startPolling',
      waiting: 'assigned',
      assigned: '·',
      closed: '·',
    },
  ],
  [
    { type: 'fetched', chat: chat('closed'), messages: [] },
    {
      none: '·',
      starting: '·',
      restoring: 'closed stopPolling',
      waiting: 'closed stopPolling',
      assigned: 'closed stopPolling',
      closed: '·',
    },
  ],
  [
    { type: 'fetchFailed', chatId: 'c1', failure: failure('gone') },
    {
      none: '·',
      starting: '·',
      restoring: 'none forget leave stopPolling',
      waiting: 'none forget leave stopPolling',
      assigned: 'none forget leave stopPolling',
      closed: 'none forget leave stopPolling',
    },
  ],
  [
    { type: 'fetchFailed', chatId: 'c1', failure: failure('other') },
    {
      none: '·',
      starting: '·',
      restoring: 'none forget leave stopPolling',
      waiting: '·',
      assigned: '·',
      closed: '·',
    },
  ],
  [
    { type: 'fetchFailed', chatId: 'c1', failure: failure('unreachable') },
    {
      none: '·',
      starting: '·',
      restoring: 'restoring startPolling',
      waiting: 'waiting startPolling',
      assigned: 'assigned startPolling',
      closed: '·',
    },
  ],
  [
    { type: 'adminJoined', chatId: 'c1' },
    { none: '·', starting: '·', restoring: '·', waiting: 'assigned', assigned: '·', closed: '·' },
  ],
  [
    { type: 'chatClosed', chatId: 'c1' },
    {
      none: '·',
      starting: '·',
      restoring: '·',
      waiting: 'closed stopPolling',
      assigned: 'closed stopPolling',
      closed: '·',
    },
  ],
  [
    { type: 'messageReceived', chatId: 'c1', message: message() },
    {
      none: '·',
      starting: '·',
      restoring: '·',
      waiting: 'assigned toast notify',
      assigned: 'assigned toast notify',
      closed: 'closed toast notify',
    },
  ],
  [
    { type: 'connected' },
    {
      none: 'none',
      starting: 'starting',
      restoring: 'restoring fetch',
      waiting: 'waiting stopPolling join fetch',
      assigned: 'assigned stopPolling join fetch',
      closed: 'closed',
    },
  ],
  [
    { type: 'disconnected' },
    {
      none: '·',
      starting: '·',
      restoring: '·',
      waiting: 'waiting startPolling',
      assigned: 'assigned startPolling',
      closed: '·',
    },
  ],
  [
    { type: 'storageChanged', stored: undefined },
    {
      none: '·',
      starting: '·',
      restoring: 'none leave stopPolling',
      waiting: 'none leave stopPolling',
      assigned: 'none leave stopPolling',
      closed: 'none leave stopPolling',
    },
  ],
  [
    { type: 'storageChanged', stored },
    {
      none: 'restoring fetch',
      starting: '·',
      restoring: '·',
      waiting: '·',
      assigned: '·',
      closed: '·',
    },
  ],
  [
    { type: 'storageChanged', stored: { ...stored, chatId: 'c2' } },
    {
      none: 'restoring fetch',
      starting: '·',
      restoring: 'restoring leave stopPolling fetch',
      waiting: 'restoring leave stopPolling fetch',
      assigned: 'restoring leave stopPolling fetch',
      closed: 'restoring leave stopPolling fetch',
    },
  ],
  [
    { type: 'newChatRequested' },
    {
      none: '·',
      starting: '·',
      restoring: '·',
      waiting: 'none forget leave stopPolling',
      assigned: 'none forget leave stopPolling',
      closed: 'none forget leave stopPolling',
    },
  ],
];

describe.each(table)('$type', (event, row) => {
  it.each(Object.entries(phases))('while %s', (phase, state) => {
    const [next, effects] = transition(state, event);
    const isSame = effects.length === 0 && JSON.stringify(next) === JSON.stringify(state);
    const told = [next.talk.phase, ...effects.map(({ type }) => type)].join(' ');
    expect(isSame ? '·' : told).toBe(row[phase as keyof typeof phases]);
  });
});

describe('the start form', () => {
  it.each([
    [{ name: '\u3164' }, 'fillIn'],
    [{ name: '  ' }, 'fillIn'],
    [{ phone: '' }, 'fillIn'],
    [{ phone: ' ' }, 'fillIn'],
    [{ phone: '01212345678' }, 'invalidPhone'],
  ])('says what is wrong: %j', (more, problem) => {
    const [state, effects] = run(phases.none, startRequested(more));
    expect(state.talk).toEqual({ phase: 'none', problem });
    expect(effects).toEqual([]);
  });

  it('sends a number with its prefix, and an empty message too', () => {
    const [, effects] = run(phases.none, startRequested({ phone: '০১৭১২৩৪৫৬৭৮', message: ' ' }));
    expect(effects).toEqual([{ type: 'start', ...user, message: '', clientId: 'k1' }]);
  });

  it.each([
    [failure('other', 'Too many chats'), { text: 'Too many chats' }],
    [failure('unreachable'), { notice: 'startFailed' }],
  ])('is empty again after a failure, which is told', (told, words) => {
    const [state, effects] = run(phases.starting, { type: 'startFailed', failure: told });
    expect(state.talk).toEqual({ phase: 'none' });
    expect(effects).toEqual([{ type: 'toast', tone: 'error', words }]);
  });
});

it('keeps a started chat and its credential', () => {
  const [, effects] = run(phases.starting, { type: 'connected' }, started('waiting'));
  expect(effects[0]).toEqual({ type: 'persist', stored });
  expect(effects).toContainEqual({ type: 'join', chatId: 'c1', visitorToken: 'v1' });
});

it('keeps and sends nothing but what there is, where a server gives no token and counts nothing', () => {
  const { visitorToken: _none, ...without } = stored;
  const answer: ChatEvent = { type: 'started', chat: chat('assigned'), messages: [message()] };
  const [, effects] = run(phases.starting, { type: 'connected' }, answer);
  expect(effects[0]).toStrictEqual({ type: 'persist', stored: without });
  expect(effects[2]).toStrictEqual({ type: 'join', chatId: 'c1' });
});

it('stops to ask again and again once an answer has come through on a line', () => {
  const fetched: ChatEvent = { type: 'fetched', chat: chat('assigned'), messages: [] };
  expect(run(phases.assigned, { type: 'connected' }, fetched)[1]).toEqual([
    { type: 'stopPolling' },
  ]);
});

it('goes on waiting while nobody but the visitor has written', () => {
  const own: ChatEvent = {
    type: 'messageReceived',
    chatId: 'c1',
    message: message({ senderType: 'customer' }),
  };
  expect(run(phases.waiting, own)[0].talk.phase).toBe('waiting');
});

it('keeps nothing of a chat that is left', () => {
  const came: ChatEvent = {
    type: 'messageReceived',
    chatId: 'c1',
    message: message({ sequence: 1 }),
  };
  const [state] = run(
    phases.assigned,
    { type: 'connected' },
    { type: 'panelOpened' },
    came,
    { type: 'panelClosed' },
    { type: 'tabHidden' },
    { ...came, message: message({ _id: 'm2', sequence: 2 }) },
    { type: 'typed', draft: 'half a word' },
    { type: 'newChatRequested' },
  );
  expect(state).toEqual({ ...initialChatState, isConnected: true, isTabHidden: true });
});

it('asks for what is missing before a message that came', () => {
  const came = message({ _id: 'm3', sequence: 3 });
  const [state, effects] = run(
    talk({ messages: [message({ sequence: 1 })] }),
    { type: 'panelOpened' },
    { type: 'messageReceived', chatId: 'c1', message: came },
  );
  const fetch = { type: 'fetch', chatId: 'c1', visitorToken: 'v1', after: 1 };
  expect(effects).toEqual([expect.objectContaining({ type: 'toast' }), fetch]);
  // It came again: nothing new, and nothing more is asked for.
  expect(run(state, { type: 'messageReceived', chatId: 'c1', message: came })).toEqual([state, []]);
});

it('counts what came while the panel was closed', () => {
  const came = (_id: string): ChatEvent => ({
    type: 'messageReceived',
    chatId: 'c1',
    message: message({ _id }),
  });
  const [closed] = run(phases.assigned, came('m1'), came('m1'), came('m2'));
  expect(closed.unread).toBe(2);
  const [opened] = run(closed, { type: 'panelOpened' }, came('m3'));
  expect(opened.unread).toBe(0);
  expect(run(opened, { type: 'panelClosed' }, came('m4'))[0].unread).toBe(1);
});

it('ignores what belongs to another chat', () => {
  const events: ChatEvent[] = [
    { type: 'messageReceived', chatId: 'other', message: message({ chat: 'other' }) },
    { type: 'adminJoined', chatId: 'other' },
    { type: 'chatClosed', chatId: 'other' },
    { type: 'fetched', chat: { _id: 'other', status: 'closed' }, messages: [message()] },
    { type: 'sendFailed', chatId: 'other', clientId: 'k', failure: failure('gone') },
    { type: 'fetchFailed', chatId: 'other', failure: failure('gone') },
  ];
  for (const event of events) expect(run(phases.waiting, event)).toEqual([phases.waiting, []]);
});

it('asks for what it missed after a break', () => {
  const messages = [1, 2, 4].map((sequence) => message({ _id: `m${sequence}`, sequence }));
  const [, effects] = run(talk({ messages }), { type: 'disconnected' }, { type: 'connected' });
  const access = { chatId: 'c1', visitorToken: 'v1', after: 2 };
  expect(effects).toContainEqual({ type: 'join', ...access });
  expect(effects).toContainEqual({ type: 'fetch', ...access });
});

describe('a message of staff', () => {
  const came: ChatEvent = { type: 'messageReceived', chatId: 'c1', message: message() };
  const kinds = (effects: readonly ChatEffect[]) => effects.map(({ type }) => type);

  it('is told by toast, and by a notification where nobody looks', () => {
    const [, closedPanel] = run(phases.assigned, came);
    expect(closedPanel).toEqual([
      { type: 'toast', tone: 'info', words: { notice: 'fromStaff', text: 'Hello' } },
      { type: 'notify', title: 'newMessage', body: 'Hello' },
    ]);
    expect(kinds(run(phases.assigned, { type: 'panelOpened' }, came)[1])).toEqual(['toast']);
    const hidden = run(phases.assigned, { type: 'panelOpened' }, { type: 'tabHidden' }, came);
    expect(kinds(hidden[1])).toEqual(['toast', 'notify']);
  });

  it('is told once more to who comes back to the tab, and then no more', () => {
    const away = run(phases.assigned, { type: 'tabHidden' }, came)[0];
    const [back, effects] = run(away, { type: 'tabShown' });
    expect(effects).toEqual([{ type: 'notify', title: 'missedMessage', body: 'Hello' }]);
    expect(run(back, { type: 'tabHidden' }, { type: 'tabShown' })[1]).toEqual([]);
  });

  it('that was there already is not told again', () => {
    const [state] = run(phases.assigned, came);
    expect(run(state, came)).toEqual([state, []]);
    const poll: ChatEvent = { type: 'fetched', chat: chat('assigned'), messages: [message()] };
    expect(run(state, poll)[1]).toEqual([]);
  });
});
