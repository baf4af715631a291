import type { ReplyActions } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import type { DeskEvent } from './events.ts';
import { initialDeskState, type DeskState } from './state.ts';
import { after, at, deskWith, kindsOf, me, message, newsOf, own } from './test-desk.ts';

const typed = (text: string, actions?: ReplyActions): DeskEvent => ({
  type: 'typed',
  chatId: 'c1',
  kind: 'reply',
  text,
  ...(actions && { actions }),
});
const send: DeskEvent = {
  type: 'sendRequested',
  chatId: 'c1',
  kind: 'reply',
  clientId: 'x1',
  at: at(9),
};
const failed: DeskEvent = {
  type: 'sendFailed',
  chatId: 'c1',
  clientId: 'x1',
  failure: { kind: 'other', message: 'No.' },
};
const sent = (actions: ReplyActions): DeskEvent => ({
  type: 'replySent',
  chatId: 'c1',
  message: message(2, { senderType: 'admin', clientId: 'x1' }),
  actions,
});
const both: ReplyActions = { tags: ['Visa'], close: true };
const desk = deskWith(own('c1', 1, { lastSequence: 1 }));
const actionsIn = (state: DeskState) => state.writing.c1?.actions;

describe('what a reply does as well', () => {
  it('stays while the text is changed, and goes with it', () => {
    expect(actionsIn(after(desk, typed('Bring it.', both), typed('Bring it all.'))[0])).toEqual(
      both,
    );
    for (const text of ['', '  ']) {
      expect(actionsIn(after(desk, typed('Bring it.', both), typed(text))[0])).toBeUndefined();
    }
    expect(actionsIn(after(desk, typed('', both))[0])).toBeUndefined();
  });

  it('can be left out one by one', () => {
    const [state] = after(desk, typed('Bring it.', both), typed('Bring it.', { close: true }));
    expect(actionsIn(state)).toEqual({ close: true });
    expect(actionsIn(after(state, typed('Bring it.', {}))[0])).toBeUndefined();
  });

  it('is not touched by a note', () => {
    const note: DeskEvent = { type: 'typed', chatId: 'c1', kind: 'note', text: '' };
    expect(actionsIn(after(desk, typed('Bring it.', both), note)[0])).toEqual(both);
  });

  it('is sent with it, and with what had been read until then', () => {
    const [state, effects] = after(desk, typed('Bring it.', both), send);
    expect(actionsIn(state)).toBeUndefined();
    expect(effects.at(-1)).toMatchObject({ type: 'send', actions: both, seen: 1 });
  });

  it('comes back with what could not be sent, and is sent again with it', () => {
    const [state] = after(desk, typed('Bring it.', both), send, failed);
    expect(state.writing.c1).toMatchObject({ reply: 'Bring it.', actions: both, outgoing: [] });
    expect(state.acting).toEqual({});
    const [other] = after(desk, typed('Bring it.', both), send, typed('And?'), failed);
    const retry: DeskEvent = { type: 'retryRequested', chatId: 'c1', clientId: 'x1' };
    expect(after(other, retry)[1].at(-1)).toMatchObject({ type: 'send', actions: both, seen: 1 });
  });

  it('is there again in a later visit', () => {
    const [written] = after(desk, typed('Bring it.', both));
    const [begun] = after(initialDeskState(me), { type: 'began', writing: written.writing });
    expect(actionsIn(begun)).toEqual(both);
  });

  it('closes the chat, which is no news to whoever sent it', () => {
    const [sending] = after(desk, typed('Bring it.', both), send);
    const closed: DeskEvent = { type: 'chatChanged', chat: own('c1', 3, { status: 'closed' }) };
    expect(kindsOf(after(sending, closed)[1])).toEqual([]);
    const [done] = after(sending, sent(both));
    expect(done.chats.c1?.status).toBe('closed');
    expect(done.acting).toEqual({});
    expect(kindsOf(after(done, closed)[1])).toEqual([]);
  });

  it('is told of where it did not fit any more', () => {
    const left = [{ action: 'close', reason: 'unread' } as const];
    const [state, effects] = after(desk, typed('Bring it.', both), send, {
      ...sent(both),
      left,
    } as DeskEvent);
    expect(newsOf(effects)).toEqual([{ kind: 'actions-left', left }]);
    expect(state.chats.c1?.status).toBe('assigned');
  });
});
