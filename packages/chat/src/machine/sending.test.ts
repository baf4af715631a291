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
const send = (clientId: string): ChatEvent => ({ type: 'sendRequested', clientId, at: 'now' });
const failed = (clientId: string, kind: ChatFailure['kind'], message = ''): ChatEvent => ({
  type: 'sendFailed',
  chatId: 'c1',
  clientId,
  failure: { kind, message },
});
const own = (more: Partial<ChatMessage>): ChatMessage => ({
  _id: 'm1',
  chat: 'c1',
  senderType: 'customer',
  content: 'Hi',
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});
const came = (message: ChatMessage): ChatEvent => ({
  type: 'messageReceived',
  chatId: 'c1',
  message,
});

/** What is kept of unsent messages has tests of its own. */
const isOfUnsent = ({ type }: ChatEffect) => type === 'keepUnsent' || type === 'dropUnsent';

function run(state: ChatState, ...events: ChatEvent[]): [ChatState, readonly ChatEffect[]] {
  let effects: readonly ChatEffect[] = [];
  let current = state;
  for (const event of events) [current, effects] = transition(current, event);
  return [current, effects.filter((effect) => !isOfUnsent(effect))];
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
    // Nothing but what there is: a server that gave no token is handed none.
    expect(effects).toStrictEqual([{ type: 'send', chatId: 'c1', clientId: 'k1', content: 'Hi' }]);
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
    expect(run(assigned, typed('\u200b\u2060'), send('k1'))[1]).toEqual([]);
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

  it('with an answer that has other words and no id', () => {
    const taken: ChatEvent = {
      type: 'sent',
      chatId: 'c1',
      clientId: 'k1',
      message: own({ content: 'H*' }),
    };
    const [two] = run(sending, typed('More'), send('k2'));
    expect(lines(run(two, taken)[0])).toEqual(['m1', 'k2 sending']);
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
    const [again, effects] = run(state, { type: 'retryRequested', clientId: 'k1' });
    expect(lines(again)).toEqual(['k1 sending']);
    expect(effects).toEqual([{ type: 'send', chatId: 'c1', clientId: 'k1', content: 'Hi' }]);
  });

  it('can be given up, which leaves all others and the input as they are', () => {
    const [state] = run(sending, typed('More'), failed('k1', 'other'), send('k2'), typed('Then'));
    const [left, effects] = run(state, { type: 'discardRequested', clientId: 'k1' });
    expect(lines(left)).toEqual(['k2 sending']);
    expect(left.draft).toBe('Then');
    expect(effects).toEqual([]);
  });

  it('can be given up when the conversation has been closed', () => {
    const [closed] = run(sending, typed('More'), failed('k1', 'closed'));
    expect(lines(closed)).toEqual(['k1 failed']);
    expect(lines(run(closed, { type: 'discardRequested', clientId: 'k1' })[0])).toEqual([]);
  });

  it('is not given up while it is on its way, and is there again if it had come through', () => {
    const discard: ChatEvent = { type: 'discardRequested', clientId: 'k1' };
    expect(run(sending, discard)[0]).toEqual(sending);
    const [left] = run(sending, typed('More'), failed('k1', 'unreachable'), discard);
    expect(lines(left)).toEqual([]);
    expect(lines(run(left, came(own({ clientId: 'k1' })))[0])).toEqual(['m1']);
  });

  it('can be tried at once or given up while it is late, and is still the one that is being sent', () => {
    const late: ChatEvent = { type: 'sendDelayed', clientId: 'k1' };
    const [state] = run(sending, late);
    expect(lines(state)).toEqual(['k1 late']);
    const [again, effects] = run(state, { type: 'retryRequested', clientId: 'k1' });
    expect(lines(again)).toEqual(['k1 sending']);
    expect(effects).toEqual([{ type: 'hurry', clientId: 'k1' }]);
    const [left] = run(state, { type: 'discardRequested', clientId: 'k1' });
    expect(lines(left)).toEqual([]);
    // Whatever becomes of the last try.
    expect(run(left, failed('k1', 'other', 'No.'))).toEqual([left, []]);
    expect(lines(run(left, came(own({ clientId: 'k1' })))[0])).toEqual(['m1']);
  });

  it('is late only while it is being sent', () => {
    const late: ChatEvent = { type: 'sendDelayed', clientId: 'k1' };
    const [lost] = run(sending, typed('More'), failed('k1', 'other'));
    expect(run(lost, late)).toEqual([lost, []]);
    expect(run(assigned, late)).toEqual([assigned, []]);
  });

  it('closes the conversation where the server says that it is closed', () => {
    const [state, effects] = run(sending, failed('k1', 'closed'));
    expect(state.talk.phase).toBe('closed');
    expect(effects).toEqual([{ type: 'stopPolling' }]);
  });

  it('ends the conversation where the server knows of none', () => {
    const [state, effects] = run(sending, failed('k1', 'gone'));
    expect(state.talk).toEqual({ phase: 'none' });
    expect(effects[0]).toEqual({ type: 'forget' });
  });

  it('tells why, where there are words for it', () => {
    const told = { type: 'toast', tone: 'error', words: { text: 'Please wait.' } };
    for (const kind of ['other', 'closed', 'gone'] as const) {
      expect(run(sending, failed('k1', kind, 'Please wait.'))[1]).toContainEqual(told);
    }
    expect(run(sending, failed('k1', 'other'))[1]).toEqual([]);
  });

  it('leaves all others where they are, when it goes back, stays or is sent again', () => {
    const [two] = run(sending, typed('More'), send('k2'));
    const [back] = run(two, failed('k2', 'other'));
    expect(back.draft).toBe('More');
    expect(lines(back)).toEqual(['k1 sending']);
    const [both] = run(two, typed('Then'), failed('k1', 'other'), failed('k2', 'other'));
    expect(lines(both)).toEqual(['k1 failed', 'k2 failed']);
    const [again, effects] = run(both, { type: 'retryRequested', clientId: 'k2' });
    expect(lines(again)).toEqual(['k1 failed', 'k2 sending']);
    expect(effects).toMatchObject([{ clientId: 'k2', content: 'More' }]);
    expect(lines(run(both, { type: 'discardRequested', clientId: 'k2' })[0])).toEqual([
      'k1 failed',
    ]);
  });

  it('is not sent again once staff have closed the conversation, nor while it is on its way', () => {
    const again: ChatEvent = { type: 'retryRequested', clientId: 'k1' };
    const [closed] = run(sending, typed('More'), failed('k1', 'closed'));
    expect(run(closed, again)).toEqual([closed, []]);
    expect(run(sending, again)).toEqual([sending, []]);
  });

  it('but has arrived changes nothing', () => {
    const [arrived] = run(sending, came(own({ clientId: 'k1' })));
    expect(run(arrived, failed('k1', 'unreachable'))[0]).toEqual(arrived);
  });
});

describe('a picture', () => {
  const withToken: ChatState = {
    ...assigned,
    talk: {
      ...stored,
      phase: 'assigned',
      visitorToken: 'v1',
      messages: [],
      outgoing: [],
    },
  };
  const ask: ChatEvent = {
    type: 'pictureRequested',
    clientId: 'k1',
    at: 'now',
    preview: 'blob:1',
    width: 40,
    height: 30,
  };
  const access = { chatId: 'c1', visitorToken: 'v1' };
  const [sending, asked] = run(withToken, typed('Here it is'), ask);
  const attachment = {
    url: '/one',
    contentType: 'image/webp',
    width: 40,
    height: 30,
    expiresAt: '2026-01-01T00:10:00Z',
  };
  const arrived = own({ clientId: 'k1', content: '', sequence: 1, attachment });

  it('is shown and sent at once, and leaves the input alone', () => {
    expect(asked).toEqual([{ type: 'sendPicture', ...access, clientId: 'k1' }]);
    expect(lines(sending)).toEqual(['k1 sending']);
    expect(sending.draft).toBe('Here it is');
    expect(sending.talk).toMatchObject({ outgoing: [{ content: '', delivery: 'sending' }] });
  });

  it('shows how far it is, and nothing else does', () => {
    const [two] = run(sending, send('k2'), { ...ask, clientId: 'k3' });
    const [half] = run(
      two,
      { type: 'pictureProgressed', clientId: 'k1', progress: 0.5 },
      { type: 'pictureProgressed', clientId: 'k2', progress: 0.5 },
      { type: 'pictureProgressed', clientId: 'k9', progress: 0.5 },
    );
    const outgoing = 'outgoing' in half.talk ? half.talk.outgoing : [];
    expect(outgoing.map(({ picture }) => picture?.progress)).toEqual([0.5, undefined, 0]);
  });

  it('is taken neither while nobody is there nor by a server that gives no token', () => {
    expect(run(assigned, ask)).toEqual([assigned, []]);
    expect(run(withPhase('waiting'), ask)[1]).toEqual([]);
    expect(run(initialChatState, ask)[1]).toEqual([]);
  });

  it('arrives once', () => {
    const [state, effects] = run(sending, came(arrived));
    expect(lines(state)).toEqual(['m1']);
    expect(effects).toEqual([]);
    const answered: ChatEvent = { type: 'sent', chatId: 'c1', clientId: 'k1', message: arrived };
    expect(lines(run(state, answered)[0])).toEqual(['m1']);
  });

  it('that failed stays, to be sent again as the same one', () => {
    const [state] = run(withToken, ask, failed('k1', 'unreachable'));
    expect(lines(state)).toEqual(['k1 failed']);
    const [, effects] = run(state, { type: 'retryRequested', clientId: 'k1' });
    expect(effects).toEqual([{ type: 'sendPicture', ...access, clientId: 'k1' }]);
  });

  it('that failed can be given up', () => {
    const [state] = run(withToken, ask, failed('k1', 'unreachable'));
    const [left, effects] = run(state, { type: 'discardRequested', clientId: 'k1' });
    expect(lines(left)).toEqual([]);
    expect(effects).toEqual([]);
  });

  it('that the server knows nothing of ends no conversation: that is asked for', () => {
    const [state, effects] = run(sending, failed('k1', 'gone'));
    expect(lines(state)).toEqual(['k1 failed']);
    expect(effects).toEqual([{ type: 'fetch', ...access }]);
  });

  it('whose address has expired gets another, and nobody is told of it again', () => {
    const fromStaff = { ...arrived, senderType: 'admin' } as const;
    const [state] = run(withToken, came(fromStaff));
    const expired: ChatEvent = { type: 'pictureExpired', messageId: 'm1' };
    expect(run(state, expired)[1]).toEqual([{ type: 'fetch', ...access, after: 0 }]);
    const later = { ...fromStaff, _id: 'm2', sequence: 2, clientId: 'k2' };
    const words = own({ _id: 'm3', sequence: 3 });
    const [more] = run(state, came(later), came(words));
    const fetches = (messageId: string) => run(more, { type: 'pictureExpired', messageId })[1];
    expect(fetches('m2')).toEqual([{ type: 'fetch', ...access, after: 1 }]);
    expect(fetches('m3')).toEqual([]);
    expect(fetches('m9')).toEqual([]);
    const younger = { ...attachment, url: '/two', expiresAt: '2026-01-01T00:20:00Z' };
    const [renewed, effects] = run(state, came({ ...fromStaff, attachment: younger }));
    expect(renewed.talk).toMatchObject({ messages: [{ attachment: { url: '/two' } }] });
    expect(effects).toEqual([]);
    // An answer that was longer on its way brings no older one back.
    expect(run(renewed, came(fromStaff))[0]).toEqual(renewed);
  });

  it('whose address has expired is fetched with all, where a server counts none', () => {
    const uncounted = own({ content: '', attachment });
    const [, effects] = run(withToken, came(uncounted), {
      type: 'pictureExpired',
      messageId: 'm1',
    });
    expect(effects).toEqual([{ type: 'fetch', ...access, after: 0 }]);
  });

  it('of staff is told in a word', () => {
    const [, effects] = run(withToken, came({ ...arrived, senderType: 'admin' }));
    expect(effects).toContainEqual({
      type: 'toast',
      tone: 'info',
      words: { notice: 'fromStaff', text: 'Picture' },
    });
  });
});
