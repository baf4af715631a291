import { expect, it } from 'vitest';
import {
  selectCanAttach,
  selectCanSend,
  selectCanType,
  selectTimeline,
  selectView,
} from './selectors.ts';
import { initialChatState, type ChatPhase, type ChatState } from './state.ts';

const user = { name: 'Rahim', phone: '+8801712345678' };
const known = { chatId: 'c1', user, messages: [], outgoing: [] };
const phases: ChatPhase[] = [
  { phase: 'none' },
  { phase: 'starting', user },
  { phase: 'restoring', chatId: 'c1', user, visitorToken: 'v1' },
  { ...known, phase: 'waiting', visitorToken: 'v1' },
  { ...known, phase: 'assigned' },
  { ...known, phase: 'assigned', visitorToken: 'v1' },
  { ...known, phase: 'closed', visitorToken: 'v1' },
];
const each = <Answer>(select: (state: ChatState) => Answer, draft = '') =>
  phases.map((talk) => select({ ...initialChatState, draft, talk }));

it('shows the form until there is a chat, and the conversation once the server knows it', () => {
  const conversation = ['conversation', 'conversation', 'conversation', 'conversation'];
  expect(each(selectView)).toEqual(['start', 'start', 'loading', ...conversation]);
});

it('lets one type while staff is there', () => {
  expect(each(selectCanType)).toEqual([false, false, false, false, true, true, false]);
});

it('lets one send what has words while staff is there', () => {
  expect(each(selectCanSend, ' Hi ')).toEqual([false, false, false, false, true, true, false]);
  for (const draft of ['', '  ']) expect(each(selectCanSend, draft)).not.toContain(true);
});

it('lets one send a picture to staff of a server that knows of pictures', () => {
  expect(each(selectCanAttach)).toEqual([false, false, false, false, false, true, false]);
});

it('has nothing to show before there is a conversation', () => {
  expect(each((state) => selectTimeline(state).length)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
