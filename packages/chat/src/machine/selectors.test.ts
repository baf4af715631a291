import type { ChatMessage } from '@pothik/contract';
import { expect, it } from 'vitest';
import {
  selectCanAttach,
  selectCanSend,
  selectCanType,
  selectCanWriteWhileWaiting,
  selectIdentity,
  selectOffersTranscript,
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
  { ...known, phase: 'waiting', writesWhileWaiting: true },
  { ...known, phase: 'assigned' },
  { ...known, phase: 'assigned', visitorToken: 'v1' },
  { ...known, phase: 'closed', visitorToken: 'v1', offersTranscript: true },
];
const each = <Answer>(select: (state: ChatState) => Answer, draft = '') =>
  phases.map((talk) => select({ ...initialChatState, draft, talk }));

it('shows the form until there is a chat, and the conversation once the server knows it', () => {
  const conversation = Array.from({ length: 5 }, () => 'conversation');
  expect(each(selectView)).toEqual(['start', 'start', 'loading', ...conversation]);
});

/** Of each phase, whether it is one of these by their places. */
const only = (...places: number[]) => phases.map((_phase, place) => places.includes(place));

it('lets one type while staff is there, and before once one has asked to', () => {
  expect(each(selectCanWriteWhileWaiting)).toEqual(only(3));
  expect(each(selectCanType)).toEqual(only(4, 5, 6));
});

it('lets one send what has words while one can type', () => {
  expect(each(selectCanSend, ' Hi ')).toEqual(only(4, 5, 6));
  for (const draft of ['', '  ', '\u200b\u3164'])
    expect(each(selectCanSend, draft)).not.toContain(true);
});

it('lets one send a picture to staff of a server that knows of pictures', () => {
  expect(each(selectCanAttach)).toEqual(only(6));
});

it('lets one have the words by mail once it is closed, where the server offers it', () => {
  expect(each(selectOffersTranscript)).toEqual(only(7));
});

it('has nothing to show before there is a conversation', () => {
  expect(each((state) => selectTimeline(state).length)).toEqual(phases.map(() => 0));
});

it('shows that staff ask who the visitor is, then the proof, and nothing once the chat is closed', () => {
  const asking: ChatMessage = {
    _id: 'm1',
    chat: 'c1',
    senderType: 'admin',
    content: 'Please confirm that they are yours',
    asks: 'identity',
    createdAt: '2026-11-30T08:00:00.000Z',
  };
  const asked = { ...known, messages: [asking] };
  const identityIn = (talk: ChatPhase) => selectIdentity({ ...initialChatState, talk });
  expect(identityIn({ ...known, phase: 'assigned', provenBy: 'account' })).toBeUndefined();
  expect(identityIn({ ...asked, phase: 'assigned' })).toBe('asked');
  expect(identityIn({ ...asked, phase: 'assigned', provenBy: 'booking' })).toBe('booking');
  expect(identityIn({ ...asked, phase: 'closed' })).toBeUndefined();
});
