import { describe, expect, it } from 'vitest';
import type { DeskEvent } from './events.ts';
import { isUnread, selectNewsCount, selectOwn, selectSnoozed } from './selectors.ts';
import { after, at, deskWith, ids, kindsOf, message, own } from './test-desk.ts';

const open = (chatId: string | undefined): DeskEvent => ({ type: 'chatOpened', chatId });
const changed = (chat: ReturnType<typeof own>): DeskEvent => ({ type: 'chatChanged', chat });
const fetched = (chat: ReturnType<typeof own>): DeskEvent => ({
  type: 'conversationFetched',
  chat,
  messages: [],
  notes: [],
});
const snoozed = (id: string, minute: number, until: number, more = {}) =>
  own(id, minute, { snoozedUntil: at(until), ...more });

describe('a snoozed chat', () => {
  it('stands apart, the one that comes back first before the others, and wants nobody', () => {
    const state = deskWith(
      own('c1', 1),
      snoozed('late', 2, 50, { unread: 1 }),
      snoozed('soon', 1, 40, { isMarkedUnread: true }),
    );
    expect(ids(selectOwn(state))).toEqual(['c1']);
    expect(ids(selectSnoozed(state))).toEqual(['soon', 'late']);
    expect(selectNewsCount(state)).toBe(0);
  });

  it('is asked for with its time, and back at once without one', () => {
    const ask = (until?: string): DeskEvent => ({
      type: 'actRequested',
      chatId: 'c1',
      action: 'snooze',
      until,
    });
    const [state, effects] = after(deskWith(own('c1', 1)), ask(at(40)));
    expect(effects).toEqual([{ type: 'act', chatId: 'c1', action: 'snooze', until: at(40) }]);
    const [put] = after(state, { type: 'acted', chatId: 'c1', chat: snoozed('c1', 2, 40) });
    expect(ids(selectSnoozed(put))).toEqual(['c1']);
    const [back, silent] = after(put, ask(), { type: 'acted', chatId: 'c1', chat: own('c1', 3) });
    expect(ids(selectOwn(back))).toEqual(['c1']);
    expect(kindsOf(silent)).toEqual([]);
  });

  it('is told of when its time has come', () => {
    const state = deskWith(snoozed('c1', 1, 40));
    const woken = own('c1', 41, { isMarkedUnread: true });
    const [back, effects] = after(state, changed(woken));
    expect(kindsOf(effects)).toEqual(['woken']);
    expect(selectNewsCount(back)).toBe(1);
    expect(kindsOf(after(back, changed({ ...woken, updatedAt: at(42) }))[1])).toEqual([]);
  });

  it('is told of as a message when its visitor has written', () => {
    const state = deskWith(snoozed('c1', 1, 40));
    const written = own('c1', 2, { lastMessage: message(1), lastSequence: 1, unread: 1 });
    expect(kindsOf(after(state, changed(written))[1])).toEqual(['message']);
  });
});

describe('a chat that is marked as unread', () => {
  const marked = own('c1', 1, { isMarkedUnread: true });

  it('counts as one with something to read', () => {
    expect([marked, own('c2', 1, { unread: 1 }), own('c3', 1)].map(isUnread)).toEqual([
      true,
      true,
      false,
    ]);
    expect(selectNewsCount(deskWith(marked))).toBe(1);
  });

  it('is read when it is looked at again, which is told once', () => {
    const [loading, opening] = after(deskWith(marked), open('c1'));
    expect(opening).not.toContainEqual({ type: 'reportRead', chatId: 'c1' });
    const [state, effects] = after(loading, fetched(marked));
    expect(effects).toEqual([{ type: 'reportRead', chatId: 'c1' }]);
    expect(state.chats.c1?.isMarkedUnread).toBeUndefined();
    expect(after(state, { type: 'tabShown' })[1]).toEqual([]);
  });

  it('stays so in a tab that nobody looks at, and in the chat of a colleague', () => {
    const [hidden] = after(deskWith(marked), { type: 'tabHidden' }, open('c1'), fetched(marked));
    expect(hidden.chats.c1?.isMarkedUnread).toBe(true);
    const theirs = { ...marked, staff: { _id: 's2', name: 'Tanvir' } };
    const [state, effects] = after(deskWith(theirs), open('c1'), fetched(theirs));
    expect(effects).toEqual([]);
    expect(state.chats.c1?.isMarkedUnread).toBe(true);
  });

  it('is asked for once', () => {
    const ask: DeskEvent = { type: 'actRequested', chatId: 'c1', action: 'unread' };
    const [state, effects] = after(deskWith(own('c1', 1)), ask);
    expect(effects).toEqual([{ type: 'act', chatId: 'c1', action: 'unread' }]);
    expect(after(state, ask)[1]).toEqual([]);
  });
});
