import type { ChatMessage } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { hasGap, lastSequence, mergeMessages, withMessages, wordsOf } from './messages.ts';
import type { Conversation, OutgoingMessage } from './state.ts';

const message = (_id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  _id,
  chat: 'c1',
  senderType: 'customer',
  content: 'Hi',
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});
const picture = (url: string, expiresAt?: string) => ({
  content: '',
  attachment: {
    url,
    contentType: 'image/webp',
    width: 4,
    height: 3,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  },
});
const ids = (messages: readonly ChatMessage[]) => messages.map(({ _id }) => _id);

describe('messages that come', () => {
  it('change nothing where all of them are known', () => {
    const known = [message('m1', { sequence: 1 }), message('m2', picture('/one', '2026-01-02'))];
    expect(mergeMessages(known, known)).toBe(known);
    expect(mergeMessages(known, [])).toBe(known);
  });

  it('are one where they have the same id of their sender', () => {
    const known = [message('m1', { clientId: 'k1' })];
    expect(ids(mergeMessages(known, [message('m9', { clientId: 'k1' })]))).toEqual(['m1']);
    expect(ids(mergeMessages(known, [message('m2', { clientId: 'k2' })]))).toEqual(['m1', 'm2']);
    expect(ids(mergeMessages([], [message('m1'), message('m1'), message('m2')]))).toEqual([
      'm1',
      'm2',
    ]);
  });

  it('stand in the order of the server, or as they came where it tells none', () => {
    const came = [message('m3', { sequence: 3 }), message('m1', { sequence: 1 })];
    expect(ids(mergeMessages([message('m2', { sequence: 2 })], came))).toEqual(['m1', 'm2', 'm3']);
    expect(ids(mergeMessages([message('late')], [message('early')]))).toEqual(['late', 'early']);
  });

  it('bring a picture a younger address, and leave one alone that has no younger', () => {
    const other = message('m2', picture('/other', '2026-01-01'));
    const known = [message('m1', picture('/one', '2026-01-02')), other, message('m3')];
    const merged = mergeMessages(known, [
      message('m1', picture('/two', '2026-01-03')),
      message('m2', picture('/older', '2025-12-31')),
      message('m3', picture('/three', '2026-01-03')),
    ]);
    expect(merged[0]?.attachment?.url).toBe('/two');
    expect(merged.slice(1)).toEqual(known.slice(1));
  });

  it('bring no new address where addresses do not expire, and one to what had none that does', () => {
    const lasting = [message('m1', picture('/one'))];
    expect(mergeMessages(lasting, [message('m1', picture('/two'))])).toBe(lasting);
    const expiring = mergeMessages(lasting, [message('m1', picture('/two', '2026-01-02'))]);
    expect(expiring[0]?.attachment?.url).toBe('/two');
    const known = [message('m1', picture('/one', '2026-01-02'))];
    expect(mergeMessages(known, [message('m1', picture('/two'))])).toBe(known);
  });
});

describe('what is on its way', () => {
  const outgoing = (clientId: string, content: string): OutgoingMessage => ({
    clientId,
    content,
    createdAt: '2026-01-01T00:00:00Z',
    delivery: 'sending',
  });
  const talk: Conversation = {
    chatId: 'c1',
    user: { name: 'Rahim', phone: '+8801712345678' },
    phase: 'assigned',
    messages: [message('m0')],
    outgoing: [outgoing('k1', 'one'), outgoing('k2', 'two')],
  };
  const left = (...came: ChatMessage[]) =>
    withMessages(talk, came).outgoing.map(({ clientId }) => clientId);

  it('has arrived when it comes with its id, whatever words it has', () => {
    expect(left(message('m1', { clientId: 'k2', content: 'one' }))).toEqual(['k1']);
  });

  it('has arrived when a server that knows no ids says its words', () => {
    expect(left(message('m1', { content: 'two' }))).toEqual(['k1']);
  });

  it('has not arrived with what another page wrote, or with the same words of staff', () => {
    expect(left(message('m1', { clientId: 'k9', content: 'one' }))).toEqual(['k1', 'k2']);
    expect(left(message('m1', { content: 'three' }))).toEqual(['k1', 'k2']);
    expect(left(message('m1', { senderType: 'admin', content: 'one' }))).toEqual(['k1', 'k2']);
  });

  it('stays where nothing new has come', () => {
    expect(withMessages(talk, talk.messages)).toBe(talk);
  });
});

describe('what is missing', () => {
  const numbered = (...sequences: number[]) =>
    sequences.map((sequence) => message(`m${String(sequence)}`, { sequence }));

  it('begins after the last before which all are known', () => {
    expect(lastSequence(numbered(1, 2, 4))).toBe(2);
    expect(lastSequence(numbered(2, 3))).toBe(0);
    expect(lastSequence(numbered(2, 1))).toBe(2);
    expect(hasGap(numbered(1, 2, 4))).toBe(true);
    expect(hasGap(numbered(2, 1))).toBe(false);
  });

  it('is known of no server that counts nothing', () => {
    expect(lastSequence([])).toBeUndefined();
    expect(lastSequence([message('m1'), message('m2')])).toBeUndefined();
    expect(hasGap([message('m1')])).toBe(false);
  });
});

it('says of a picture what was said with it, or that it is one', () => {
  expect(wordsOf(message('m1', picture('/one')))).toBe('Picture');
  expect(wordsOf(message('m1', { ...picture('/one'), content: 'My ticket' }))).toBe('My ticket');
  expect(wordsOf(message('m1', { content: '' }))).toBe('');
});
