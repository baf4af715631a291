import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage } from '@pothik/contract';
import type { Chance } from '@pothik/tooling/chance';
import { followChats, type ChatFollower } from '../stress/chat-follower.ts';
import { acts } from './acts.ts';
import { createCaller, type Caller } from './caller.ts';
import type { Ledger, Write } from './ledger.ts';

/** A session that is there already. */
export interface Account {
  id: string;
  token: string;
  /** Where they call from. */
  address: string;
}

interface CustomerOptions {
  origin: string;
  port: number;
  account: Account;
  ledger: Ledger;
  chance: Chance;
}

/** Books, writes in a chat and changes their account, one thing after the other. */
export class Customer {
  readonly account: Account;
  readonly caller: Caller;
  readonly visitor: Caller;
  readonly chatId: string;
  readonly follower: ChatFollower;
  readonly writes: Write[] = [];
  readonly #options: CustomerOptions;

  /** With a chat that has just begun. */
  static async create(options: CustomerOptions): Promise<Customer> {
    const { origin, account } = options;
    const address = { 'x-forwarded-for': account.address };
    const start = {
      name: account.id,
      phone: '01712345678',
      message: 'Hello',
      clientId: randomUUID(),
    };
    const { status, body } = await createCaller(origin, address).call('POST', '/api/chats/start', {
      body: start,
    });
    if (status !== 200) throw new Error(`no chat was begun: ${JSON.stringify(body)}`);
    const { chat, visitorToken } = body as { chat: { _id: string }; visitorToken: string };
    return new Customer(options, address, { chatId: chat._id, visitorToken });
  }

  private constructor(
    options: CustomerOptions,
    address: Record<string, string>,
    { chatId, visitorToken }: { chatId: string; visitorToken: string },
  ) {
    const { origin, port, account } = options;
    this.#options = options;
    this.account = account;
    this.chatId = chatId;
    this.caller = createCaller(origin, { ...address, authorization: `Bearer ${account.token}` });
    this.visitor = createCaller(origin, { ...address, 'x-visitor-token': visitorToken });
    this.follower = followChats(port, [{ chatId, visitorToken }], async (_chat, after) => {
      const { messages } = (await this.visitor
        .read(`/api/chats/${chatId}?after=${String(after)}`)
        // What did not come is asked for again with the next message.
        .catch(() => ({ messages: [] }))) as { messages: ChatMessage[] };
      return messages;
    });
  }

  /** What was acknowledged in this round. */
  acknowledgedIn(round: number): Write[] {
    return this.writes.filter((write) => write.round === round && write.madeId !== undefined);
  }

  /** Does one thing after the other until it is told to stop; what has begun is ended. */
  async work(stop: AbortSignal): Promise<void> {
    const { ledger, chance } = this.#options;
    while (!stop.aborted) {
      await chance.pick(acts)(this, { ledger, chance });
      await pause(chance.between(5, 50));
    }
  }

  close(): void {
    this.follower.close();
  }
}
