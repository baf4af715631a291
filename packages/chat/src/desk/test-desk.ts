import type { ChatMessage, ChatNote, StaffChat } from '@pothik/contract';
import type { DeskEffect, DeskNews } from './effects.ts';
import type { DeskEvent } from './events.ts';
import { initialDeskState, type DeskState } from './state.ts';
import { deskTransition } from './transition.ts';

export const me = { _id: 's1', name: 'Nasrin' };
export const colleague = { _id: 's2', name: 'Tanvir' };

export const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString();

export function chat(_id: string, minute: number, fields: Partial<StaffChat> = {}): StaffChat {
  return {
    _id,
    status: 'waiting',
    name: `Visitor ${_id}`,
    phone: '+8801712345678',
    lastSequence: 0,
    seen: { customer: 0, admin: 0 },
    unread: 0,
    createdAt: at(0),
    updatedAt: at(minute),
    ...fields,
  };
}

export const own = (_id: string, minute: number, fields: Partial<StaffChat> = {}) =>
  chat(_id, minute, { status: 'assigned', staff: me, ...fields });

export function message(sequence: number, fields: Partial<ChatMessage> = {}): ChatMessage {
  return {
    _id: `m${String(sequence)}`,
    chat: 'c1',
    senderType: 'customer',
    content: `message ${String(sequence)}`,
    createdAt: at(sequence),
    sequence,
    ...fields,
  };
}

export const note = (_id: string, minute: number, fields: Partial<ChatNote> = {}): ChatNote => ({
  _id,
  chat: 'c1',
  author: me,
  content: 'a note',
  createdAt: at(minute),
  ...fields,
});

/** Lets these happen, one after the other. @returns the state, and all effects of the last. */
export function after(
  state: DeskState,
  ...events: DeskEvent[]
): [DeskState, readonly DeskEffect[]] {
  let effects: readonly DeskEffect[] = [];
  let next = state;
  for (const event of events) [next, effects] = deskTransition(next, event);
  return [next, effects];
}

/** A desk with these chats, with a line. */
export const deskWith = (...chats: StaffChat[]) =>
  after(initialDeskState(me), { type: 'connected' }, { type: 'chatsFetched', chats })[0];

export const newsOf = (effects: readonly DeskEffect[]): DeskNews[] =>
  effects.flatMap((effect) => (effect.type === 'tell' ? [effect.news] : []));
export const kindsOf = (effects: readonly DeskEffect[]) => newsOf(effects).map(({ kind }) => kind);

export const ids = (chats: readonly StaffChat[]) => chats.map(({ _id }) => _id);
