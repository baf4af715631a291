import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage } from '@pothik/contract';
import type { Chance } from '@pothik/tooling/chance';
import { staffAccount } from './accounts.ts';
import { createCaller, sendAgain, type Answer } from './caller.ts';
import type { Customer } from './customer.ts';
import type { Ledger } from './ledger.ts';

interface StaffOptions {
  origin: string;
  ledger: Ledger;
  chance: Chance;
}

/** One of the staff, who confirms bookings once they are there, and answers in chats. */
export function createStaffMember({ origin, ledger, chance }: StaffOptions) {
  const caller = createCaller(origin, { 'x-forwarded-for': '10.255.0.1' });
  let token = '';

  /** Clocks jump, and sessions of staff are short: whose session has ended signs in again. */
  async function call(method: string, path: string, body: object): Promise<Answer> {
    const send = () =>
      caller.call(method, path, { body, headers: { authorization: `Bearer ${token}` } });
    const answer = await send();
    if (answer.status !== 401) return answer;
    const login = await caller.call('POST', '/api/auth/login', { body: staffAccount });
    if (login.status !== 200) return login;
    ({ token } = login.body as { token: string });
    return send();
  }

  const confirmed = new Set<string>();

  async function confirm({ writes }: Customer) {
    const booking = writes.find(
      ({ kind, madeId }) => kind === 'booking' && madeId !== undefined && !confirmed.has(madeId),
    );
    if (booking?.madeId === undefined) return;
    const { madeId } = booking;
    confirmed.add(madeId);
    const write = ledger.begin({ kind: 'move', id: madeId, marks: [] });
    const body = { status: 'confirmed', version: 1 };
    // What was done, and was not heard of, is a conflict when it is sent again.
    const isDone = ({ status }: Answer, hasBeenCut: boolean) => hasBeenCut && status === 409;
    const send = () => call('PUT', `/api/admin/bookings/${madeId}`, body);
    if (await sendAgain({ ledger, chance }, write, send, isDone)) ledger.acknowledge(write, madeId);
  }

  async function reply({ chatId, writes }: Customer) {
    const body = { content: 'Yes, it is open.', clientId: randomUUID() };
    const write = ledger.begin({ kind: 'message', id: body.clientId, marks: [] });
    writes.push(write);
    const send = () => call('POST', `/api/admin/chats/${chatId}/messages`, body);
    const answer = await sendAgain({ ledger, chance }, write, send);
    if (!answer) return;
    ledger.acknowledge(write, (answer.body as { message: ChatMessage }).message._id);
  }

  return {
    /** Does one thing after the other until it is told to stop; what has begun is ended. */
    async work(customers: readonly [Customer, ...Customer[]], stop: AbortSignal): Promise<void> {
      while (!stop.aborted) {
        await chance.pick([confirm, reply])(chance.pick(customers));
        await pause(chance.between(20, 100));
      }
    },
  };
}
