import type { ChatMessage } from '@pothik/contract';
import { expect, it } from 'vitest';
import { selectCanType, selectTimeline } from './selectors.ts';
import { initialChatState, type ChatState, type StoredChat, type UnsentMessage } from './state.ts';
import { transition } from './transition.ts';

const stored: StoredChat = {
  chatId: 'c1',
  user: { name: 'Rahim', phone: '+8801712345678' },
  visitorToken: 'v1',
};
const words: UnsentMessage = { clientId: 'k1', content: 'Hello?', createdAt: 'then' };
const picture: UnsentMessage = { clientId: 'k2', content: '', createdAt: 'then' };
const arrived: ChatMessage = {
  _id: 'm1',
  chat: 'c1',
  senderType: 'customer',
  content: 'Hello?',
  createdAt: 'then',
  clientId: 'k1',
};

/** Comes back to a chat with what had not come through. */
function comeBack({
  status = 'assigned',
  kept = stored,
  messages = [] as ChatMessage[],
  unsent = [words, picture],
} = {}) {
  const [restoring] = transition(initialChatState, {
    type: 'began',
    stored: kept,
    unsent,
  });
  const chat = { _id: 'c1', status };
  const [state, effects] = transition(restoring, { type: 'fetched', chat, messages });
  const lines = selectTimeline(state).map((line) =>
    line.kind === 'outgoing' ? line.message.delivery : line.message._id,
  );
  return { lines, effects: effects.map(({ type }) => type), canType: selectCanType(state) };
}

it('sends words again that have not come through, and tells of a picture that is lost', () => {
  for (const status of ['assigned', 'open']) {
    expect(comeBack({ status }), status).toEqual({
      lines: ['sending'],
      effects: ['startPolling', 'send', 'toast', 'dropUnsent'],
      canType: true,
    });
  }
});

it('sends a picture again whose bytes are still there', () => {
  const found = { ...picture, picture: { preview: 'blob:1', width: 40, height: 30 } };
  const { lines, effects } = comeBack({ unsent: [found] });
  expect(lines).toEqual(['sending']);
  expect(effects).toEqual(['startPolling', 'sendPicture']);
});

it('sends nothing again that has come through', () => {
  const { lines, effects } = comeBack({ messages: [arrived] });
  expect(lines).toEqual(['m1']);
  expect(effects).not.toContain('send');
  expect(effects.filter((type) => type === 'dropUnsent')).toHaveLength(2);
});

it.each([
  ['the chat is closed', { status: 'closed' }],
  ['the server would take them for others', { kept: { chatId: 'c1', user: stored.user } }],
])('shows words as not sent where %s', (_case, world) => {
  const { lines, effects } = comeBack(world);
  expect(lines).toEqual(['failed']);
  expect(effects).not.toContain('send');
});

it('remembers what is on its way until it has come through, comes back or is given up', () => {
  const talk = { ...stored, phase: 'assigned', messages: [], outgoing: [] } as const;
  const start: ChatState = { ...initialChatState, talk, draft: 'Hello?' };
  const [sending, asked] = transition(start, { type: 'sendRequested', clientId: 'k1', at: 'then' });
  expect(asked).toContainEqual({ type: 'keepUnsent', message: words });
  const measures = { preview: 'blob:1', width: 40, height: 30 };
  const [both, more] = transition(sending, {
    type: 'pictureRequested',
    clientId: 'k2',
    at: 'then',
    ...measures,
  });
  const size = { width: 40, height: 30 };
  expect(more).toContainEqual({ type: 'keepUnsent', message: { ...picture, picture: size } });

  const about = { chatId: 'c1', clientId: 'k1' };
  const failure = { kind: 'other', message: '' } as const;
  const given = transition(both, { type: 'sendDelayed', clientId: 'k1' })[0];
  for (const [, effects] of [
    transition(both, { type: 'sent', ...about, message: arrived }),
    transition(both, { type: 'sendFailed', ...about, failure }),
    transition(given, { type: 'discardRequested', clientId: 'k1' }),
  ]) {
    expect(effects).toEqual([{ type: 'dropUnsent', clientId: 'k1' }]);
  }
});
