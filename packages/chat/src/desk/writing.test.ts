import { describe, expect, it } from 'vitest';
import type { DeskEvent } from './events.ts';
import { initialDeskState, type DeskOutgoing, type DeskState, type Writing } from './state.ts';
import {
  after,
  at,
  chat,
  colleague,
  deskWith,
  kindsOf,
  me,
  message,
  newsOf,
  note,
  own,
} from './test-desk.ts';

const typed = (text: string, kind: 'reply' | 'note' = 'reply', chatId = 'c1'): DeskEvent => ({
  type: 'typed',
  chatId,
  kind,
  text,
});
const send = (clientId: string, kind: 'reply' | 'note' = 'reply'): DeskEvent => ({
  type: 'sendRequested',
  chatId: 'c1',
  kind,
  clientId,
  at: at(9),
});
const picture = (clientId: string, chatId = 'c1'): DeskEvent => ({
  type: 'pictureRequested',
  chatId,
  clientId,
  at: at(3),
  preview: 'blob:1',
  width: 4,
  height: 3,
});
const failed = (clientId: string): DeskEvent => ({
  type: 'sendFailed',
  chatId: 'c1',
  clientId,
  failure: { kind: 'other', message: 'No.' },
});
const retry = (clientId: string): DeskEvent => ({ type: 'retryRequested', chatId: 'c1', clientId });
const discard = (clientId: string): DeskEvent => ({
  type: 'discardRequested',
  chatId: 'c1',
  clientId,
});
const desk = deskWith(own('c1', 1));
const writingOf = (state: DeskState): Writing =>
  state.writing.c1 ?? { reply: '', note: '', outgoing: [] };
const lines = (state: DeskState) =>
  writingOf(state).outgoing.map(({ clientId, delivery }) => `${clientId} ${delivery}`);

/** A reply that failed and one that is on its way, with something else in the input. */
const [waiting] = after(desk, typed('one'), send('x1'), typed('two'), failed('x1'), send('x2'));

describe('what is written', () => {
  it('tells the visitor that somebody types where there are words for them', () => {
    const told = (state: DeskState, event: DeskEvent) =>
      after(state, event)[1].map((one) => one.type);
    expect(told(desk, typed('Yes'))).toEqual(['persist', 'reportTyping']);
    expect(told(desk, typed('  '))).toEqual(['persist']);
    expect(told(desk, typed('Yes', 'note'))).toEqual(['persist']);
    const theirs = deskWith(chat('c1', 1, { status: 'assigned', staff: colleague }));
    expect(told(theirs, typed('Yes'))).toEqual(['persist']);
    expect(told(desk, typed('Yes', 'reply', 'c9'))).toEqual(['persist']);
  });

  it('goes out with who wrote it and when, beside what is still on its way', () => {
    const [state, effects] = after(waiting, typed('three', 'note'), send('x3', 'note'));
    expect(lines(state)).toEqual(['x1 failed', 'x2 sending', 'x3 sending']);
    const three: DeskOutgoing = {
      kind: 'note',
      clientId: 'x3',
      content: 'three',
      createdAt: at(9),
      delivery: 'sending',
    };
    expect(writingOf(state)).toMatchObject({ reply: '', note: '' });
    expect(writingOf(state).outgoing.at(-1)).toEqual(three);
    expect(effects).toEqual([
      { type: 'persist', chatId: 'c1', writing: writingOf(state) },
      { type: 'send', chatId: 'c1', kind: 'note', clientId: 'x3', content: 'three' },
    ]);
  });

  it('in one chat leaves alone what is written in others', () => {
    const [state] = after(waiting, typed('elsewhere', 'reply', 'c2'), typed('', 'reply', 'c2'));
    expect(state.writing).toEqual(waiting.writing);
  });

  it('is no longer on its way once it is there, and all else is', () => {
    const replied = message(1, { senderType: 'admin', clientId: 'x2' });
    const came: DeskEvent = { type: 'messageReceived', chatId: 'c1', message: replied };
    expect(lines(after(waiting, came)[0])).toEqual(['x1 failed']);
    const others: DeskEvent = { ...came, message: message(1) };
    expect(after(waiting, others)[0].writing).toBe(waiting.writing);
    const [noted] = after(
      waiting,
      { type: 'chatOpened', chatId: 'c1' },
      typed('three', 'note'),
      send('x3', 'note'),
      { type: 'noteSent', chatId: 'c1', note: note('n1', 1, { clientId: 'x3' }) },
    );
    expect(lines(noted)).toEqual(['x1 failed', 'x2 sending']);
    expect(noted.talks.c1?.notes.map(({ _id }) => _id)).toEqual(['n1']);
  });

  it('is known to have arrived by what is fetched, which is kept', () => {
    const [, effects] = after(waiting, {
      type: 'conversationFetched',
      chat: own('c1', 1),
      messages: [message(1, { senderType: 'admin', clientId: 'x2' })],
      notes: [],
    });
    expect(effects.map(({ type }) => type)).toContain('persist');
  });
});

describe('what could not be sent', () => {
  it('comes back alone, and is told of', () => {
    const [state, effects] = after(waiting, failed('x2'));
    expect(writingOf(state)).toMatchObject({ reply: 'two' });
    expect(lines(state)).toEqual(['x1 failed']);
    expect(newsOf(effects)).toEqual([{ kind: 'failed', message: 'No.' }]);
    const [both] = after(waiting, typed('three'), failed('x2'));
    expect(lines(both)).toEqual(['x1 failed', 'x2 failed']);
  });

  it('is not told of where it has arrived by another way', () => {
    expect(after(waiting, failed('x9'))).toEqual([waiting, []]);
  });

  it('is sent again as the same one, and nothing else is', () => {
    const [state, effects] = after(waiting, retry('x1'));
    expect(lines(state)).toEqual(['x1 sending', 'x2 sending']);
    expect(effects).toEqual([
      { type: 'persist', chatId: 'c1', writing: writingOf(state) },
      { type: 'send', chatId: 'c1', kind: 'reply', clientId: 'x1', content: 'one' },
    ]);
    for (const id of ['x2', 'x9']) expect(after(waiting, retry(id))).toEqual([waiting, []]);
  });

  it('is not sent again where a colleague answers by now', () => {
    const [taken] = after(waiting, {
      type: 'chatChanged',
      chat: chat('c1', 2, { status: 'assigned', staff: colleague }),
    });
    expect(after(taken, retry('x1'))).toEqual([taken, []]);
  });

  it('is given up alone, and what is on its way is not', () => {
    const [state, effects] = after(waiting, discard('x1'));
    expect(lines(state)).toEqual(['x2 sending']);
    expect(effects).toEqual([{ type: 'persist', chatId: 'c1', writing: writingOf(state) }]);
    for (const id of ['x2', 'x9']) expect(after(waiting, discard(id))).toEqual([waiting, []]);
  });
});

describe('one that is late', () => {
  const late = (clientId: string): DeskEvent => ({ type: 'sendDelayed', chatId: 'c1', clientId });
  const [state] = after(waiting, late('x2'));

  it('says so, is tried at once where that is asked for, and is not sent a second time', () => {
    expect(lines(state)).toEqual(['x1 failed', 'x2 late']);
    const [again, effects] = after(state, retry('x2'));
    expect(lines(again)).toEqual(['x1 failed', 'x2 sending']);
    expect(effects).toEqual([
      { type: 'persist', chatId: 'c1', writing: writingOf(again) },
      { type: 'hurry', chatId: 'c1', clientId: 'x2' },
    ]);
  });

  it('can be given up', () => {
    expect(lines(after(state, discard('x2'))[0])).toEqual(['x1 failed']);
  });

  it('is one that is being sent, and no other', () => {
    for (const id of ['x1', 'x9']) expect(after(waiting, late(id))).toEqual([waiting, []]);
  });
});

describe('a picture', () => {
  const progressed = (clientId: string): DeskEvent => ({
    type: 'pictureProgressed',
    chatId: 'c1',
    clientId,
    progress: 0.5,
  });
  const progress = (state: DeskState) =>
    writingOf(state).outgoing.map((one) => one.picture?.progress);

  it('goes out beside what is still on its way, and leaves what is written alone', () => {
    const [state, effects] = after(waiting, typed('three'), picture('k1'));
    expect(writingOf(state)).toMatchObject({ reply: 'three' });
    expect(writingOf(state).outgoing.at(-1)).toEqual({
      kind: 'reply',
      clientId: 'k1',
      content: '',
      picture: { preview: 'blob:1', width: 4, height: 3, progress: 0 },
      createdAt: at(3),
      delivery: 'sending',
    });
    expect(effects.at(-1)).toEqual({ type: 'sendPicture', chatId: 'c1', clientId: 'k1' });
    expect(after(desk, picture('k1', 'c9'))).toEqual([desk, []]);
  });

  it('shows how far it is, and nothing else does', () => {
    const [state] = after(desk, typed('one'), send('x1'), picture('k1'), picture('k2'));
    expect(progress(after(state, progressed('k1'))[0])).toEqual([undefined, 0.5, 0]);
    for (const id of ['x1', 'x9']) expect(after(state, progressed(id))).toEqual([state, []]);
  });

  it('is not sent again from a chat that was given back', () => {
    const [state] = after(desk, picture('k1'), failed('k1'));
    expect(after(state, retry('k1'))[1]).toHaveLength(2);
    const [returned] = after(state, { type: 'chatChanged', chat: chat('c1', 2) });
    expect(after(returned, retry('k1'))[1]).toEqual([]);
  });
});

describe('what was written in an earlier visit', () => {
  it('is there again, and is kept anew only where something of it was lost', () => {
    const [sent] = after(desk, typed('one'), send('x1'), typed('two'));
    const [begun, effects] = after(initialDeskState(me), { type: 'began', writing: sent.writing });
    expect(writingOf(begun)).toMatchObject({ reply: 'two', outgoing: [{ delivery: 'failed' }] });
    expect(effects).toEqual([{ type: 'fetchChats' }]);
  });

  it('loses its pictures, which is told once for each chat, and kept', () => {
    const [sent] = after(desk, typed('one'), send('x1'), picture('k1'), picture('k2'));
    const [begun, effects] = after(initialDeskState(me), { type: 'began', writing: sent.writing });
    expect(lines(begun)).toEqual(['x1 failed']);
    expect(kindsOf(effects)).toEqual(['picture-lost']);
    expect(effects.map(({ type }) => type)).toEqual(['persist', 'tell', 'fetchChats']);
  });
});
