import type { Booking, ChatMessage } from '@pothik/contract';
import type { Customer } from './customer.ts';
import type { Ledger, Write } from './ledger.ts';
import { readMark } from './marked-pictures.ts';

/** Asks as a client would for everything that was acknowledged to a customer in the round that runs. */
export async function readBack(customer: Customer, ledger: Ledger): Promise<void> {
  const read = async (what: string, reading: Promise<void>) => {
    try {
      await reading;
    } catch (error) {
      ledger.find('lost', `${what}: ${String(error)}`, ledger.round);
    }
  };
  for (const write of customer.acknowledgedIn(ledger.round)) {
    if (write.kind === 'booking') await read(write.id, readBooking(customer, write, ledger));
  }
  await read(`chat ${customer.chatId}`, readChat(customer, ledger));
  await read(`account ${customer.account.id}`, readAccount(customer, ledger));
}

async function readBooking({ caller }: Customer, write: Write, ledger: Ledger) {
  const path = `/api/bookings/${write.madeId ?? ''}`;
  const { booking } = (await caller.read(path)) as { booking: Booking };
  const { passport, nidFront, nidBack } = booking.documents ?? {};
  const addresses = write.marks.length === 1 ? [passport] : [nidFront, nidBack];
  for (const [index, address] of addresses.entries()) {
    const mark = await readMark(await caller.download(address ?? '/nowhere'));
    if (mark === write.marks[index]) continue;
    ledger.find('half', `booking ${write.id} has another document`, write.round);
  }
}

async function readChat({ visitor, chatId, writes }: Customer, ledger: Ledger) {
  const { messages } = (await visitor.read(`/api/chats/${chatId}`)) as { messages: ChatMessage[] };
  if (messages.some(({ sequence }, index) => sequence !== index + 1)) {
    ledger.find('half', `chat ${chatId} has a gap`, ledger.round);
  }
  const byClient = Map.groupBy(messages, ({ clientId }) => clientId);
  for (const write of writes.filter(({ kind }) => kind === 'message')) {
    const [message, ...more] = byClient.get(write.id) ?? [];
    if (more.length > 0) ledger.find('doubled', `message ${write.id}`, write.round);
    if (write.madeId === undefined) continue;
    if (message?._id !== write.madeId) ledger.find('lost', `message ${write.id}`, write.round);
    const [mark] = write.marks;
    if (!message || mark === undefined || write.round !== ledger.round) continue;
    const picture = await visitor.download(message.attachment?.url ?? '/nowhere');
    if ((await readMark(picture)) === mark) continue;
    ledger.find('half', `message ${write.id} has another picture`, write.round);
  }
}

/** The newest of what was acknowledged, and whatever was sent after it: it may have come or not. */
function sinceLast(writes: readonly Write[], kind: Write['kind']): Write[] {
  const ofKind = writes.filter((write) => write.kind === kind);
  const last = ofKind.findLastIndex(({ madeId }) => madeId !== undefined);
  return last === -1 ? [] : ofKind.slice(last);
}

async function readAccount({ caller, writes }: Customer, ledger: Ledger) {
  const { user } = (await caller.read('/api/users/profile')) as {
    user: { address?: string; imageUrl?: string };
  };
  const addresses = sinceLast(writes, 'address');
  const [address] = addresses;
  if (address && !addresses.some(({ id }) => id === user.address)) {
    ledger.find('lost', `${address.id}, it is ${user.address ?? 'none'}`, address.round);
  }
  const portraits = sinceLast(writes, 'portrait');
  if (portraits.length === 0) return;
  const mark = await readMark(await caller.download(user.imageUrl ?? '/nowhere'));
  if (portraits.some(({ marks }) => marks[0] === mark)) return;
  throw new Error('it shows another picture');
}

/** Whether whoever has the chat open was shown what is in it, in its order. */
export async function checkShown(customer: Customer, ledger: Ledger): Promise<void> {
  const { visitor, chatId, follower } = customer;
  const { messages } = (await visitor.read(`/api/chats/${chatId}`)) as { messages: ChatMessage[] };
  const ids = messages.map(({ _id }) => _id).join(' ');
  const shown = () =>
    follower
      .shown(chatId)
      .map(({ _id }) => _id)
      .join(' ');
  const until = Date.now() + 20_000;
  while (shown() !== ids && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (shown() === ids) return;
  const count = `${String(follower.shown(chatId).length)} of ${String(messages.length)}`;
  ledger.find('lost', `chat ${chatId} was shown ${count} messages`, ledger.round);
}
