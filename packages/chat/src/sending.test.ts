import type { ChatMessage } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import type { ChatEffect } from './effects.ts';
import type { ChatEvent, ChatFailure } from './events.ts';
import { selectTimeline } from './selectors.ts';
import { initialChatState, type ChatState, type Conversation } from './state.ts';
import { transition } from './transition.ts';

const stored = { chatId: 'c1', user: { name: 'Rahim', phone: '+8801712345678' } };
const withPhase = (phase: Conversation['phase']): ChatState => ({
  ...initialChatState,
  talk: { ...stored, phase, messages: [], outgoing: [] },
});
const assigned = withPhase('assigned');

const typed = (draft: string): ChatEvent => ({ type: 'typed', draft });
const send = (clientId: string): ChatEvent => ({ type: 'send-asked', clientId, at: 'now' });
const failed = (clientId: string, kind: ChatFailure['kind']): ChatEvent => ({
  type: 'send-failed',
  chatId: 'c1',
  clientId,
  failure: { kind, message: '' },
});
const own = (more: Partial<ChatMessage>): ChatMessage => ({
  _id: 'm1',
  chat: 'c1',
  senderType: 'customer',
  content: 'Hi',
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});
const came = (message: ChatMessage): ChatEvent => ({ type: 'message-came', chatId: 'c1', message });

function run(state: ChatState, ...events: ChatEvent[]): [ChatState, readonly ChatEffect[]] {
  let effects: readonly ChatEffect[] = [];
  let current = state;
  for (const event of events) [current, effects] = transition(current, event);
  return [current, effects];
}
const lines = (state: ChatState) =>
  selectTimeline(state).map((item) =>
    item.kind === 'message'
      ? item.message._id
      : `${item.message.clientId} ${item.message.delivery}`,
  );

describe('sending', () => {
  it('sends the trimmed text and shows it at once', () => {
    const [state, effects] = run(assigned, typed(' Hi '), send('k1'));
    expect(effects).toEqual([{ type: 'send', chatId: 'c1', clientId: 'k1', content: 'Hi' }]);
    expect(state.draft).toBe('');
    expect(lines(state)).toEqual(['k1 sending']);
  });

  it.each(['waiting', 'closed'] as const)('does nothing while %s', (phase) => {
    const [state, effects] = run(withPhase(phase), typed('Hi'), send('k1'));
    expect(effects).toEqual([]);
    expect(state.draft).toBe('Hi');
  });

  it('does nothing without words or without a chat', () => {
    expect(run(assigned, typed('  '), send('k1'))[1]).toEqual([]);
    expect(run(initialChatState, typed('Hi'), send('k1'))[1]).toEqual([]);
  });
});

describe('a message arrives once', () => {
  const [sending] = run(assigned, typed('Hi'), send('k1'));
  const answered: ChatEvent = {
    type: 'sent',
    chatId: 'c1',
    clientId: 'k1',
    message: own({ clientId: 'k1', sequence: 1 }),
  };

  it('whether the answer or the socket is first', () => {
    const echo = came(own({ clientId: 'k1', sequence: 1 }));
    expect(lines(run(sending, answered, echo)[0])).toEqual(['m1']);
    expect(lines(run(sending, echo, answered)[0])).toEqual(['m1']);
  });

  it('with a server that knows no client ids and answers no message', () => {
    const taken: ChatEvent = { type: 'sent', chatId: 'c1', clientId: 'k1' };
    const [state] = run(sending, taken);
    expect(lines(state)).toEqual(['k1 sent']);
    expect(lines(run(state, came(own({})))[0])).toEqual(['m1']);
    expect(lines(run(sending, came(own({})), taken)[0])).toEqual(['m1']);
  });

  it('and the same words twice are two messages', () => {
    const [twice] = run(sending, typed('Hi'), send('k2'));
    expect(lines(run(twice, came(own({})))[0])).toEqual(['m1', 'k2 sending']);
    expect(lines(run(twice, came(own({})), came(own({ _id: 'm2' })))[0])).toEqual(['m1', 'm2']);
  });

  it('in the order of the server', () => {
    const [state] = run(
      assigned,
      came(own({ _id: 'late', sequence: 3 })),
      came(own({ _id: 'early', sequence: 2 })),
    );
    expect(lines(state)).toEqual(['early', 'late']);
  });
});

describe('a message that can not be sent', () => {
  const [sending] = run(assigned, typed('Hi'), send('k1'));

  it('goes back into the input', () => {
    const [state] = run(sending, failed('k1', 'unreachable'));
    expect(state.draft).toBe('Hi');
    expect(lines(state)).toEqual([]);
  });

  it('stays to be sent again where something else has been typed', () => {
    const [state] = run(sending, typed('More'), failed('k1', 'other'));
    expect(state.draft).toBe('More');
    expect(lines(state)).toEqual(['k1 failed']);
    const [again, effects] = run(state, { type: 'retry-asked', clientId: 'k1' });
    expect(lines(again)).toEqual(['k1 sending']);
    expect(effects).toEqual([{ type: 'send', chatId: 'c1', clientId: 'k1', content: 'Hi' }]);
  });

  it('closes the conversation where the server says that it is closed', () => {
    const [state, effects] = run(sending, failed('k1', 'closed'));
    expect(state.talk.phase).toBe('closed');
    expect(effects).toEqual([{ type: 'stop-polling' }]);
  });

  it('ends the conversation where the server knows of none', () => {
    const [state, effects] = run(sending, failed('k1', 'gone'));
    expect(state.talk).toEqual({ phase: 'none' });
    expect(effects[0]).toEqual({ type: 'forget' });
  });

  it('but has arrived changes nothing', () => {
    const [arrived] = run(sending, came(own({ clientId: 'k1' })));
    expect(run(arrived, failed('k1', 'unreachable'))[0]).toEqual(arrived);
  });
});
