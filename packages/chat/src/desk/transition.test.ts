import { describe, expect, it } from 'vitest';
import type { DeskEvent } from './events.ts';
import {
  deskTimeline,
  selectColleagues,
  selectNewsCount,
  selectOwn,
  selectWaiting,
} from './selectors.ts';
import { initialDeskState } from './state.ts';
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

describe('the lists', () => {
  it('have who waited longest first, and one’s own apart from those of colleagues', () => {
    const state = deskWith(
      chat('late', 5, { unansweredSince: at(5) }),
      chat('early', 6, { unansweredSince: at(1) }),
      own('mine', 2),
      chat('theirs', 3, { status: 'assigned', staff: colleague }),
    );
    expect(ids(selectWaiting(state))).toEqual(['early', 'late']);
    expect(ids(selectOwn(state))).toEqual(['mine']);
    expect(ids(selectColleagues(state))).toEqual(['theirs']);
  });

  it('tell nothing of what was there from the beginning', () => {
    const [, effects] = after(initialDeskState(me), {
      type: 'chatsFetched',
      chats: [chat('c1', 1), own('c2', 1)],
    });
    expect(kindsOf(effects)).toEqual([]);
  });

  it('lose a chat that is no longer open, but not one that is looked at', () => {
    const state = after(deskWith(chat('c1', 1), chat('c2', 1)), {
      type: 'chatOpened',
      chatId: 'c1',
    })[0];
    const [next] = after(state, { type: 'chatsFetched', chats: [] });
    expect(Object.keys(next.chats)).toEqual(['c1']);
  });

  it('do not go back to what an answer says that was long on its way', () => {
    const state = deskWith(own('c1', 5));
    const [next] = after(state, { type: 'chatChanged', chat: chat('c1', 4) });
    expect(next.chats.c1?.status).toBe('assigned');
  });

  it('stay when they can not be fetched again', () => {
    const [failed] = after(initialDeskState(me), { type: 'chatsFetchFailed' });
    expect(failed.lists).toBe('failed');
    expect(after(deskWith(chat('c1', 1)), { type: 'chatsFetchFailed' })[0].lists).toBe('ready');
  });
});

describe('news', () => {
  it('count who waits and one’s own with something unread', () => {
    const state = deskWith(chat('c1', 1), own('c2', 1, { unread: 2 }), own('c3', 1));
    expect(selectNewsCount(state)).toBe(2);
  });

  it('tell of somebody who waits, once', () => {
    const [state, effects] = after(deskWith(), { type: 'chatChanged', chat: chat('c1', 1) });
    expect(kindsOf(effects)).toEqual(['waiting']);
    const again = chat('c1', 2, { lastSequence: 1, lastMessage: message(1) });
    expect(kindsOf(after(state, { type: 'chatChanged', chat: again })[1])).toEqual([]);
  });

  it('tell of a message in one’s own chat that one does not look at', () => {
    const changed = own('c1', 2, { lastSequence: 1, lastMessage: message(1), unread: 1 });
    const event: DeskEvent = { type: 'chatChanged', chat: changed };
    const state = deskWith(own('c1', 1));
    expect(kindsOf(after(state, event)[1])).toEqual(['message']);
    const opened: DeskEvent = { type: 'chatOpened', chatId: 'c1' };
    expect(kindsOf(after(state, opened, event)[1])).toEqual([]);
    expect(kindsOf(after(state, opened, { type: 'tabHidden' }, event)[1])).toEqual(['message']);
  });

  it.each([
    ['taken', chat('c1', 2, { status: 'assigned', staff: colleague })],
    ['returned', chat('c1', 2)],
    ['closed', own('c1', 2, { status: 'closed' })],
  ])('tell that one’s own chat was %s', (kind, changed) => {
    const [, effects] = after(deskWith(own('c1', 1)), { type: 'chatChanged', chat: changed });
    expect(kindsOf(effects)).toEqual([kind]);
  });

  it('tell that a colleague has taken the chat that one looks at', () => {
    const taken = chat('c1', 2, { status: 'assigned', staff: colleague });
    const state = deskWith(chat('c1', 1));
    const event: DeskEvent = { type: 'chatChanged', chat: taken };
    expect(kindsOf(after(state, event)[1])).toEqual([]);
    const [, effects] = after(state, { type: 'chatOpened', chatId: 'c1' }, event);
    expect(newsOf(effects)).toEqual([{ kind: 'taken', chat: taken, by: 'Tanvir' }]);
  });

  it('tell of a chat that was handed over, and not of what one has done oneself', () => {
    const theirs = chat('c1', 1, { status: 'assigned', staff: colleague });
    const changed: DeskEvent = { type: 'chatChanged', chat: own('c1', 2) };
    expect(kindsOf(after(deskWith(theirs), changed)[1])).toEqual(['handed-over']);
    const asked: DeskEvent = { type: 'actRequested', chatId: 'c1', action: 'join' };
    expect(kindsOf(after(deskWith(chat('c1', 1)), asked, changed)[1])).toEqual([]);
  });
});

describe('a chat that is looked at', () => {
  const opened = () =>
    after(
      deskWith(own('c1', 1)),
      { type: 'chatOpened', chatId: 'c1' },
      {
        type: 'conversationFetched',
        chat: own('c1', 1),
        messages: [message(1)],
        notes: [note('n1', 1)],
      },
    );

  it('is fetched and followed, and the one before it is left', () => {
    const [state] = opened();
    const [, effects] = after(state, { type: 'chatOpened', chatId: 'c2' });
    expect(effects).toEqual([
      { type: 'leave', chatId: 'c1' },
      { type: 'join', chatId: 'c2' },
      { type: 'fetchConversation', chatId: 'c2' },
    ]);
  });

  it('is read when it stands before one’s eyes, and only then', () => {
    const [, effects] = opened();
    expect(effects).toContainEqual({ type: 'reportSeen', chatId: 'c1', sequence: 1 });
    const came: DeskEvent = { type: 'messageReceived', chatId: 'c1', message: message(2) };
    const [hidden, silent] = after(opened()[0], { type: 'tabHidden' }, came);
    expect(silent.filter(({ type }) => type === 'reportSeen')).toEqual([]);
    expect(after(hidden, { type: 'tabShown' })[1]).toEqual([
      { type: 'reportSeen', chatId: 'c1', sequence: 2 },
    ]);
  });

  it('is not read while it is not one’s own', () => {
    const theirs = chat('c1', 1, { status: 'assigned', staff: colleague });
    const [, effects] = after(
      deskWith(theirs),
      { type: 'chatOpened', chatId: 'c1' },
      { type: 'conversationFetched', chat: theirs, messages: [message(1)], notes: [] },
    );
    expect(effects.filter(({ type }) => type === 'reportSeen')).toEqual([]);
  });

  it('asks for what is missing before a message', () => {
    const [, effects] = after(opened()[0], {
      type: 'messageReceived',
      chatId: 'c1',
      message: message(3),
    });
    expect(effects).toContainEqual({ type: 'fetchConversation', chatId: 'c1', after: 1 });
  });

  it('shows messages and notes in the order of their time, none twice', () => {
    const [state] = after(
      opened()[0],
      { type: 'messageReceived', chatId: 'c1', message: message(2) },
      { type: 'messageReceived', chatId: 'c1', message: message(2) },
      { type: 'noteReceived', chatId: 'c1', note: note('n1', 1) },
      { type: 'noteReceived', chatId: 'c1', note: note('n2', 3) },
    );
    const talk = state.talks.c1 ?? { messages: [], notes: [] };
    expect(deskTimeline(talk, []).map((item) => item.kind)).toEqual([
      'message',
      'note',
      'message',
      'note',
    ]);
  });

  it('that can not be fetched is missing where the server does not know it', () => {
    const state = after(deskWith(), { type: 'chatOpened', chatId: 'c9' })[0];
    const failed = (kind: 'gone' | 'unreachable'): DeskEvent => ({
      type: 'conversationFetchFailed',
      chatId: 'c9',
      failure: { kind, message: '' },
    });
    expect(after(state, failed('gone'))[0].talks.c9?.phase).toBe('missing');
    expect(after(state, failed('unreachable'))[0].talks.c9?.phase).toBe('failed');
    expect(
      after(opened()[0], { ...failed('gone'), chatId: 'c1' } as DeskEvent)[0].talks.c1?.phase,
    ).toBe('ready');
  });

  it('tells that its visitor types, until a message comes or nothing more is heard', () => {
    const typing: DeskEvent = { type: 'typingReceived', chatId: 'c1' };
    const [state, effects] = after(opened()[0], typing);
    expect(state.typing).toEqual(['c1']);
    expect(effects).toEqual([{ type: 'awaitTypingEnd', chatId: 'c1' }]);
    const came: DeskEvent = { type: 'messageReceived', chatId: 'c1', message: message(2) };
    expect(after(state, came)[0].typing).toEqual([]);
    expect(after(state, { type: 'typingEnded', chatId: 'c1' })[0].typing).toEqual([]);
  });
});

describe('what is written', () => {
  const typed = (text: string, kind: 'reply' | 'note' = 'reply'): DeskEvent => ({
    type: 'typed',
    chatId: 'c1',
    kind,
    text,
  });
  const send = (kind: 'reply' | 'note' = 'reply', clientId = 'x1'): DeskEvent => ({
    type: 'sendRequested',
    chatId: 'c1',
    kind,
    clientId,
    at: at(9),
  });
  const failed: DeskEvent = {
    type: 'sendFailed',
    chatId: 'c1',
    clientId: 'x1',
    failure: { kind: 'other', message: 'Somebody else answers in this chat.' },
  };

  it('is kept with every letter, and forgotten when nothing is left', () => {
    const [state, effects] = after(deskWith(own('c1', 1)), typed('Yes'));
    expect(effects).toContainEqual({
      type: 'persist',
      chatId: 'c1',
      writing: { reply: 'Yes', note: '', outgoing: [] },
    });
    expect(effects).toContainEqual({ type: 'reportTyping', chatId: 'c1' });
    expect(after(state, typed(''))[1]).toEqual([
      { type: 'persist', chatId: 'c1', writing: undefined },
    ]);
  });

  it('is sent trimmed, stays until it has arrived and is there once', () => {
    const [sending, effects] = after(deskWith(own('c1', 1)), typed('  Yes. '), send());
    expect(effects).toContainEqual({
      type: 'send',
      chatId: 'c1',
      kind: 'reply',
      clientId: 'x1',
      content: 'Yes.',
    });
    expect(sending.writing.c1?.outgoing.map(({ delivery }) => delivery)).toEqual(['sending']);
    const [arrived, last] = after(sending, {
      type: 'replySent',
      chatId: 'c1',
      message: message(1, { senderType: 'admin', clientId: 'x1' }),
    });
    expect(arrived.writing).toEqual({});
    expect(last).toEqual([{ type: 'persist', chatId: 'c1', writing: undefined }]);
  });

  it('is not sent where it is nothing, or the chat is a colleague’s', () => {
    expect(after(deskWith(own('c1', 1)), typed('  '), send())[1]).toEqual([]);
    expect(after(deskWith(own('c1', 1)), typed('\ufeff\u00ad'), send())[1]).toEqual([]);
    const theirs = chat('c1', 1, { status: 'assigned', staff: colleague });
    const [state, effects] = after(deskWith(theirs), typed('Yes'), send());
    expect(effects).toEqual([]);
    expect(state.writing.c1?.reply).toBe('Yes');
  });

  it('as a note goes out from any chat, and tells no visitor that somebody types', () => {
    const theirs = chat('c1', 1, { status: 'assigned', staff: colleague });
    const [state, effects] = after(deskWith(theirs), typed('Careful', 'note'));
    expect(effects.map(({ type }) => type)).toEqual(['persist']);
    expect(after(state, send('note'))[1]).toContainEqual({
      type: 'send',
      chatId: 'c1',
      kind: 'note',
      clientId: 'x1',
      content: 'Careful',
    });
  });

  it('comes back to where it was written when it could not be sent, and why is told', () => {
    const [state, effects] = after(deskWith(own('c1', 1)), typed('Yes'), send(), failed);
    expect(state.writing.c1).toEqual({ reply: 'Yes', note: '', outgoing: [] });
    expect(newsOf(effects)).toEqual([
      { kind: 'failed', message: 'Somebody else answers in this chat.' },
    ]);
    expect(effects.some(({ type }) => type === 'fetchConversation')).toBe(true);
  });

  it('stays beside what was written since, to be sent again as the same one or given up', () => {
    const [state] = after(deskWith(own('c1', 1)), typed('one'), send(), typed('two'), failed);
    expect(state.writing.c1?.reply).toBe('two');
    expect(state.writing.c1?.outgoing[0]?.delivery).toBe('failed');
    const again: DeskEvent = { type: 'retryRequested', chatId: 'c1', clientId: 'x1' };
    expect(after(state, again)[1]).toContainEqual({
      type: 'send',
      chatId: 'c1',
      kind: 'reply',
      clientId: 'x1',
      content: 'one',
    });
    const [left] = after(state, { type: 'discardRequested', chatId: 'c1', clientId: 'x1' });
    expect(left.writing.c1).toEqual({ reply: 'two', note: '', outgoing: [] });
  });

  it('in an earlier visit is there again; what was on its way can be sent again', () => {
    const outgoing = {
      kind: 'reply',
      clientId: 'x1',
      content: 'one',
      createdAt: at(1),
      delivery: 'sending',
    } as const;
    const [state] = after(initialDeskState(me), {
      type: 'began',
      writing: { c1: { reply: 'two', note: '', outgoing: [outgoing] } },
    });
    expect(state.writing.c1?.reply).toBe('two');
    expect(state.writing.c1?.outgoing.map(({ delivery }) => delivery)).toEqual(['failed']);
  });
});

describe('an action', () => {
  const join: DeskEvent = { type: 'actRequested', chatId: 'c1', action: 'join' };

  it('is asked for once, and over when it is answered', () => {
    const [state, effects] = after(deskWith(chat('c1', 1)), join);
    expect(effects).toEqual([{ type: 'act', chatId: 'c1', action: 'join' }]);
    expect(after(state, join)[1]).toEqual([]);
    const [done] = after(state, { type: 'acted', chatId: 'c1', chat: own('c1', 2) });
    expect(done.acting).toEqual({});
    expect(done.chats.c1?.staff).toEqual(me);
  });

  it('that was refused is told, and the chat is looked at anew', () => {
    const [state, effects] = after(deskWith(chat('c1', 1)), join, {
      type: 'actFailed',
      chatId: 'c1',
      failure: { kind: 'other', message: 'Somebody else answers in this chat.' },
    });
    expect(state.acting).toEqual({});
    expect(newsOf(effects)).toEqual([
      { kind: 'failed', message: 'Somebody else answers in this chat.' },
    ]);
    expect(effects).toContainEqual({ type: 'fetchConversation', chatId: 'c1' });
  });
});

describe('the line', () => {
  it('that is back watches, enters the room again and fetches what is shown', () => {
    const [state, down] = after(
      deskWith(own('c1', 1)),
      { type: 'chatOpened', chatId: 'c1' },
      { type: 'disconnected' },
    );
    expect(down).toEqual([{ type: 'startPolling' }]);
    const [, effects] = after(state, { type: 'connected' });
    expect(effects).toEqual([
      { type: 'stopPolling' },
      { type: 'watch' },
      { type: 'join', chatId: 'c1' },
      { type: 'fetchChats' },
      { type: 'fetchConversation', chatId: 'c1' },
    ]);
  });
});

describe('a picture', () => {
  const ask: DeskEvent = {
    type: 'pictureRequested',
    chatId: 'c1',
    clientId: 'k1',
    at: at(3),
    preview: 'blob:1',
    width: 4,
    height: 3,
  };
  const failed: DeskEvent = {
    type: 'sendFailed',
    chatId: 'c1',
    clientId: 'k1',
    failure: { kind: 'unreachable', message: '' },
  };
  const attachment = {
    url: '/one',
    contentType: 'image/webp',
    width: 4,
    height: 3,
    expiresAt: at(10),
  };

  it('goes to the visitor of one’s own chat, and to nobody else', () => {
    const [state, effects] = after(deskWith(own('c1', 1)), ask);
    expect(effects).toContainEqual({ type: 'sendPicture', chatId: 'c1', clientId: 'k1' });
    expect(state.writing.c1?.outgoing).toMatchObject([{ delivery: 'sending', content: '' }]);
    expect(after(deskWith(chat('c1', 1)), ask)[1]).toEqual([]);
  });

  it('is kept with how far it is, and not written down for that', () => {
    const progressed: DeskEvent = {
      type: 'pictureProgressed',
      chatId: 'c1',
      clientId: 'k1',
      progress: 0.5,
    };
    const [state, effects] = after(deskWith(own('c1', 1)), ask, progressed);
    expect(state.writing.c1?.outgoing).toMatchObject([{ picture: { progress: 0.5 } }]);
    expect(effects).toEqual([]);
  });

  it('that failed stays, to be sent again as the same one', () => {
    const [state] = after(deskWith(own('c1', 1)), ask, failed);
    expect(state.writing.c1).toMatchObject({ reply: '', outgoing: [{ delivery: 'failed' }] });
    const again: DeskEvent = { type: 'retryRequested', chatId: 'c1', clientId: 'k1' };
    expect(after(state, again)[1]).toContainEqual({
      type: 'sendPicture',
      chatId: 'c1',
      clientId: 'k1',
    });
  });

  it('that was on its way when the page ended is told as lost', () => {
    const [{ writing }] = after(deskWith(own('c1', 1)), ask);
    const [state, effects] = after(initialDeskState(me), { type: 'began', writing });
    expect(state.writing).toEqual({});
    expect(kindsOf(effects)).toEqual(['picture-lost']);
    expect(effects).toContainEqual({ type: 'persist', chatId: 'c1', writing: undefined });
  });

  it('whose address has expired is fetched anew', () => {
    const opened: DeskEvent = { type: 'chatOpened', chatId: 'c1' };
    const came = (url: string, minute: number): DeskEvent => ({
      type: 'messageReceived',
      chatId: 'c1',
      message: message(1, {
        content: '',
        attachment: { ...attachment, url, expiresAt: at(minute) },
      }),
    });
    const expired: DeskEvent = { type: 'pictureExpired', chatId: 'c1', messageId: 'm1' };
    const [state, effects] = after(deskWith(own('c1', 1)), opened, came('/one', 10), expired);
    expect(effects).toEqual([{ type: 'fetchConversation', chatId: 'c1', after: 0 }]);
    const [renewed] = after(state, came('/two', 20));
    expect(renewed.talks.c1?.messages).toMatchObject([{ attachment: { url: '/two' } }]);
  });
});
