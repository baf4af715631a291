import { describe, expect, it } from 'vitest';
import type { DeskEvent } from './events.ts';
import {
  deskTimeline,
  isOwn,
  selectColleagues,
  selectNewsCount,
  selectOwn,
  selectWaiting,
} from './selectors.ts';
import { initialDeskState, type DeskTalk } from './state.ts';
import { deskTransition } from './transition.ts';
import {
  after,
  at,
  chat,
  colleague,
  deskWith,
  ids,
  kindsOf,
  me,
  message,
  newsOf,
  note,
  own,
} from './test-desk.ts';

const theirs = (_id: string, minute: number) =>
  chat(_id, minute, { status: 'assigned', staff: colleague });
const open = (chatId: string | undefined): DeskEvent => ({ type: 'chatOpened', chatId });
const fetched = (
  more: Partial<Extract<DeskEvent, { type: 'conversationFetched' }>> = {},
): DeskEvent => ({
  type: 'conversationFetched',
  chat: own('c1', 1),
  messages: [],
  notes: [],
  ...more,
});
const came = (sequence: number, more = {}): DeskEvent => ({
  type: 'messageReceived',
  chatId: 'c1',
  message: message(sequence, more),
});
const changed = (one: ReturnType<typeof chat>): DeskEvent => ({ type: 'chatChanged', chat: one });
const failed = (kind: 'gone' | 'unreachable', chatId = 'c1'): DeskEvent => ({
  type: 'conversationFetchFailed',
  chatId,
  failure: { kind, message: '' },
});

describe('the lists', () => {
  it('have one’s own and those of colleagues with the latest first, and none that is closed', () => {
    const state = deskWith(
      own('c1', 1),
      own('c2', 2),
      theirs('c3', 1),
      theirs('c4', 2),
      own('c5', 3, { status: 'closed' }),
      chat('c6', 3, { status: 'closed', staff: colleague }),
    );
    expect(ids(selectOwn(state))).toEqual(['c2', 'c1']);
    expect(ids(selectColleagues(state))).toEqual(['c4', 'c3']);
    expect(ids(selectWaiting(state))).toEqual([]);
  });

  it('have who has written nothing since the beginning in the order of the beginning', () => {
    const state = deskWith(
      chat('late', 1, { createdAt: at(3) }),
      chat('early', 9, { createdAt: at(1) }),
      chat('between', 5, { createdAt: at(0), unansweredSince: at(2) }),
    );
    expect(ids(selectWaiting(state))).toEqual(['early', 'between', 'late']);
  });

  it('count as news what waits and what is unread, and not what was read', () => {
    expect(selectNewsCount(deskWith(own('c1', 1), own('c2', 1), own('c3', 1)))).toBe(0);
    const state = deskWith(own('c1', 1), own('c2', 1, { unread: 1 }), theirs('c3', 1));
    expect(selectNewsCount(state)).toBe(1);
  });

  it('take a chat for nobody’s where nobody is named, and for none where it is not known', () => {
    expect(isOwn({ me }, chat('c1', 1, { status: 'assigned' }))).toBe(false);
    expect(isOwn({ me }, undefined)).toBe(false);
    expect(isOwn({ me }, own('c1', 1))).toBe(true);
  });

  it('keep what was closed and looked at, and tell nothing of what is still there', () => {
    const [state] = after(
      deskWith(own('c1', 1), chat('c2', 1)),
      open('c1'),
      changed(own('c1', 2, { status: 'closed' })),
      open(undefined),
    );
    const [next, effects] = after(state, { type: 'chatsFetched', chats: [chat('c2', 1)] });
    expect(Object.keys(next.chats).toSorted()).toEqual(['c1', 'c2']);
    expect(effects).toEqual([]);
  });

  it('tell of who has come since they were fetched', () => {
    const [, effects] = after(deskWith(chat('c1', 1)), {
      type: 'chatsFetched',
      chats: [chat('c1', 1), chat('c2', 2)],
    });
    expect(newsOf(effects)).toEqual([{ kind: 'waiting', chat: chat('c2', 2) }]);
  });

  it('have the later one of a chat that went from one list to the other while both were fetched', () => {
    const [later, earlier] = [own('c1', 2), chat('c1', 1)];
    for (const chats of [
      [earlier, later],
      [later, earlier],
    ]) {
      const [state] = deskTransition(initialDeskState(me), { type: 'chatsFetched', chats });
      expect(state.chats).toEqual({ c1: later });
    }
  });

  it('take a change of the same moment for the later one', () => {
    const [state] = after(deskWith(chat('c1', 1)), changed(own('c1', 1)));
    expect(state.chats.c1?.status).toBe('assigned');
  });
});

describe('news', () => {
  it('are none of a chat that went from one colleague to another while one looks at it', () => {
    const third = chat('c1', 2, { status: 'assigned', staff: { _id: 's3', name: 'Mitu' } });
    expect(kindsOf(after(deskWith(theirs('c1', 1)), open('c1'), changed(third))[1])).toEqual([]);
  });

  it('are none of a waiting chat that was closed while one looks at it', () => {
    const closed = chat('c1', 2, { status: 'closed', staff: colleague });
    expect(kindsOf(after(deskWith(chat('c1', 1)), open('c1'), changed(closed))[1])).toEqual([]);
  });

  it('tell that one’s own chat was taken, by whom where that is told', () => {
    const taken = (more: object) => changed(chat('c1', 2, { status: 'assigned', ...more }));
    const by = (more: object) => newsOf(after(deskWith(own('c1', 1)), taken(more))[1]);
    expect(by({ staff: colleague })).toMatchObject([{ kind: 'taken', by: 'Tanvir' }]);
    expect(by({})).toMatchObject([{ kind: 'taken', by: '' }]);
  });

  it('are of what the visitor has written that is new and unread, and of nothing else', () => {
    const state = deskWith(own('c1', 1, { lastSequence: 2 }));
    const told = (sequence: number, more: object = {}, seen = 0) =>
      kindsOf(
        after(
          state,
          changed(
            own('c1', 2, {
              lastMessage: message(sequence, more),
              lastSequence: sequence,
              seen: { customer: 0, admin: seen },
            }),
          ),
        )[1],
      );
    expect(told(3)).toEqual(['message']);
    expect(told(2)).toEqual([]);
    expect(told(3, {}, 3)).toEqual([]);
    expect(told(4, {}, 3)).toEqual(['message']);
    expect(told(3, { senderType: 'admin' })).toEqual([]);
    const elsewhere = after(state, open('c2'), changed(own('c1', 2, { lastMessage: message(3) })));
    expect(kindsOf(elsewhere[1])).toEqual(['message']);
  });
});

describe('a chat that is looked at', () => {
  it('is joined and fetched once, with what is there already', () => {
    const [state, effects] = after(deskWith(own('c1', 1)), open('c1'));
    expect(effects).toStrictEqual([
      { type: 'join', chatId: 'c1' },
      { type: 'fetchConversation', chatId: 'c1' },
    ]);
    expect(state.talks.c1?.phase).toBe('loading');
    expect(after(state, open('c1'))).toEqual([state, []]);
    const [left, leaving] = after(state, fetched({ messages: [message(1)] }), open(undefined));
    expect(leaving).toEqual([{ type: 'leave', chatId: 'c1' }]);
    const [again, effectsAgain] = after(left, open('c1'));
    expect(again.talks.c1?.phase).toBe('ready');
    expect(effectsAgain).toEqual([
      { type: 'join', chatId: 'c1', after: 1 },
      { type: 'fetchConversation', chatId: 'c1', after: 1 },
    ]);
  });

  it('that could not be fetched is loading again when it is opened again', () => {
    const [state] = after(deskWith(own('c1', 1)), open('c1'), failed('gone'), open('c2'));
    expect(after(state, open('c1'))[0].talks.c1?.phase).toBe('loading');
  });

  it('that nobody has opened can fail too', () => {
    expect(after(deskWith(own('c1', 1)), failed('gone'))[0].talks.c1?.phase).toBe('missing');
  });

  it('has what the news of it brings', () => {
    const [state] = after(
      deskWith(own('c1', 1)),
      open('c1'),
      fetched(),
      changed(own('c1', 2, { lastMessage: message(1), lastSequence: 1 })),
      { type: 'noteReceived', chatId: 'c1', note: note('n1', 1) },
      { type: 'noteSent', chatId: 'c1', note: note('n2', 2) },
    );
    expect(state.talks.c1?.messages).toEqual([message(1)]);
    expect(state.talks.c1?.notes.map(({ _id }) => _id)).toEqual(['n1', 'n2']);
  });

  it('asks for what is missing once, and not while all of it is fetched', () => {
    const [loading] = after(deskWith(own('c1', 1)), open('c1'));
    expect(after(loading, came(3))[1]).toEqual([]);
    const [ready] = after(loading, fetched({ messages: [message(1)] }), { type: 'tabHidden' });
    expect(after(ready, came(2))[1]).toEqual([]);
    expect(after(ready, came(3))[1]).toEqual([
      { type: 'fetchConversation', chatId: 'c1', after: 1 },
    ]);
    expect(after(ready, came(3), came(3))[1]).toEqual([]);
  });

  it('is read once, when its messages stand there', () => {
    const toldOf = (effects: readonly { type: string }[]) =>
      effects.filter(({ type }) => type === 'reportSeen');
    const [loading, opening] = after(deskWith(own('c1', 1)), open('c1'), came(1));
    expect(toldOf(opening)).toEqual([]);
    const [state, effects] = after(loading, fetched({ messages: [message(1)] }));
    expect(toldOf(effects)).toEqual([{ type: 'reportSeen', chatId: 'c1', sequence: 1 }]);
    expect(state.chats.c1).toMatchObject({ unread: 0, seen: { admin: 1 } });
    expect(toldOf(after(state, { type: 'tabShown' })[1])).toEqual([]);
    expect(toldOf(after(state, came(2, { senderType: 'admin' }))[1])).toEqual([]);
    const [offline, silent] = after(state, { type: 'disconnected' }, came(2));
    expect(toldOf(silent)).toEqual([]);
    expect(toldOf(after(offline, { type: 'connected' })[1])).toHaveLength(1);
    expect(toldOf(after(state, open(undefined), came(2))[1])).toEqual([]);
  });

  it('that the server does not know is not read', () => {
    const [, effects] = after(deskWith(), open('c1'), failed('gone'), { type: 'tabShown' });
    expect(effects).toEqual([]);
  });

  it('shows notes by their time, the oldest before all that was said', () => {
    const talk: DeskTalk = {
      phase: 'ready',
      messages: [message(2), message(4)],
      notes: [note('n1', 1), note('n3', 3), note('n5', 5)],
    };
    const outgoing = {
      kind: 'reply',
      clientId: 'x1',
      content: 'one',
      createdAt: at(0),
      delivery: 'sending',
    } as const;
    const items = deskTimeline(talk, [outgoing]);
    expect(items.map(({ at: time }) => time)).toEqual([at(1), at(2), at(3), at(4), at(5), at(0)]);
    expect(items.at(-1)).toEqual({ kind: 'outgoing', at: at(0), outgoing });
  });

  it('has notes in the order of their time, however they came', () => {
    const [state] = after(deskWith(own('c1', 1)), open('c1'), fetched({ notes: [note('n5', 5)] }), {
      type: 'noteReceived',
      chatId: 'c1',
      note: note('n3', 3),
    });
    expect(state.talks.c1?.notes.map(({ _id }) => _id)).toEqual(['n3', 'n5']);
  });

  it('is told by who types in it, and by nobody else', () => {
    const typing = (chatId: string): DeskEvent => ({ type: 'typingReceived', chatId });
    const [state] = after(deskWith(own('c1', 1)), typing('c1'), typing('c2'), typing('c1'));
    expect(state.typing).toEqual(['c1', 'c2']);
    expect(after(state, came(1, { senderType: 'admin' }))[0].typing).toEqual(['c1', 'c2']);
    expect(after(state, came(1))[0].typing).toEqual(['c2']);
    expect(after(state, { type: 'typingEnded', chatId: 'c1' })[0].typing).toEqual(['c2']);
    const [away] = after(state, { type: 'disconnected' });
    expect(away).toMatchObject({ isConnected: false, typing: [] });
  });
});

describe('a picture whose address has expired', () => {
  const picture = { url: '/one', contentType: 'image/webp', width: 4, height: 3 };
  const expired = (chatId: string, messageId: string): DeskEvent => ({
    type: 'pictureExpired',
    chatId,
    messageId,
  });

  it('is fetched with its own message, and nothing else is', () => {
    const [state] = after(
      deskWith(own('c1', 1)),
      open('c1'),
      fetched({
        messages: [message(1), message(2, { attachment: picture }), message(3)],
      }),
    );
    expect(after(state, expired('c1', 'm2'))[1]).toEqual([
      { type: 'fetchConversation', chatId: 'c1', after: 1 },
    ]);
    for (const [chatId, messageId] of [
      ['c1', 'm1'],
      ['c1', 'm9'],
      ['c9', 'm2'],
    ] as const) {
      expect(after(state, expired(chatId, messageId))).toEqual([state, []]);
    }
  });

  it('is fetched with all where the server counts nothing', () => {
    const { sequence: _none, ...uncounted } = message(2, { attachment: picture });
    const [state] = after(deskWith(own('c1', 1)), open('c1'), fetched({ messages: [uncounted] }));
    expect(after(state, expired('c1', 'm2'))[1]).toEqual([
      { type: 'fetchConversation', chatId: 'c1', after: 0 },
    ]);
  });
});

describe('what is asked for anew', () => {
  const reload: DeskEvent = { type: 'reloadRequested' };

  it('is loading again where it has failed', () => {
    const [lists] = after(initialDeskState(me), { type: 'chatsFetchFailed' });
    const [state, effects] = after(lists, reload);
    expect(state).toEqual({ ...initialDeskState(me), lists: 'loading' });
    expect(effects).toEqual([{ type: 'fetchChats' }]);
    const [talk] = after(deskWith(), open('c1'), failed('unreachable'));
    const [again, more] = after(talk, reload);
    expect(again.talks.c1?.phase).toBe('loading');
    expect(more).toEqual([{ type: 'fetchChats' }, { type: 'fetchConversation', chatId: 'c1' }]);
  });

  it('stays as it is where it is there', () => {
    const [ready] = after(deskWith(own('c1', 1)), open('c1'), fetched());
    expect(after(ready, reload)[0]).toEqual(ready);
    const [missing] = after(deskWith(), open('c1'), failed('gone'));
    expect(after(missing, reload)[0].talks.c1?.phase).toBe('missing');
    const [unopened] = after(deskWith(own('c1', 1)), reload);
    expect(unopened.talks).toEqual({});
  });

  it('is no room where none is looked at', () => {
    expect(after(deskWith(), { type: 'connected' })[1]).toEqual([
      { type: 'stopPolling' },
      { type: 'watch' },
      { type: 'fetchChats' },
    ]);
  });
});
