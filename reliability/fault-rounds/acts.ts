import { randomUUID } from 'node:crypto';
import type { Booking, ChatMessage } from '@pothik/contract';
import type { Chance } from '@pothik/tooling/chance';
import { bookingForm } from '../kill/booking-form.ts';
import { sendAgain, type Answer, type Caller } from './caller.ts';
import type { Ledger, Write } from './ledger.ts';
import { drawMark, markBits } from './marked-pictures.ts';

/** Who acts: with an account, and as the visitor of a chat. */
interface Actor {
  account: { id: string };
  caller: Caller;
  visitor: Caller;
  chatId: string;
  /** Everything that they have asked for. */
  writes: Write[];
}

interface Means {
  ledger: Ledger;
  chance: Chance;
}

/** Something that a customer does, to its end. */
type Act = (actor: Actor, means: Means) => Promise<void>;

/** How many acknowledged writes are sent once more, as after an answer that was not heard. */
const sentTwice = 0.2;

const anyMark = ({ chance }: Means) => Math.floor(chance.next() * 2 ** markBits);

/**
 * Notes a write and sends it.
 *
 * @param madeIn finds the id of what was made in an answer.
 */
async function write(
  { writes }: Actor,
  means: Means,
  asked: Pick<Write, 'kind' | 'id' | 'marks'>,
  send: () => Promise<Answer>,
  madeIn: (body: never) => string,
): Promise<void> {
  const begun = means.ledger.begin(asked);
  writes.push(begun);
  const answer = await sendAgain(means, begun, send);
  if (!answer) return;
  means.ledger.acknowledge(begun, madeIn(answer.body as never));
  // Each portrait that is sent is another picture; all else has an id, and is the same again.
  if (asked.kind === 'portrait' || means.chance.next() > sentTwice) return;
  const again = await sendAgain(means, begun, send);
  if (again) means.ledger.acknowledge(begun, madeIn(again.body as never));
}

const book: Act = async (actor, means) => {
  const marks = [anyMark(means), ...(means.chance.next() < 0.5 ? [anyMark(means)] : [])];
  const pictures = await Promise.all(marks.map(drawMark));
  const id = randomUUID();
  const headers = { 'idempotency-key': id };
  await write(
    actor,
    means,
    { kind: 'booking', id, marks },
    () => actor.caller.call('POST', '/api/bookings', { headers, body: bookingForm(pictures) }),
    ({ booking }: { booking: Booking }) => booking._id,
  );
};

const say: Act = async (actor, means) => {
  const id = randomUUID();
  const body = { content: `Message ${id}`, clientId: id };
  await write(
    actor,
    means,
    { kind: 'message', id, marks: [] },
    () => actor.visitor.call('POST', `/api/chats/${actor.chatId}/messages/customer`, { body }),
    ({ message }: { message: ChatMessage }) => message._id,
  );
};

const showPicture: Act = async (actor, means) => {
  const [id, mark] = [randomUUID(), anyMark(means)];
  const body = new FormData();
  body.set('clientId', id);
  body.set('picture', new Blob([new Uint8Array(await drawMark(mark))]), 'photo.jpg');
  await write(
    actor,
    means,
    { kind: 'message', id, marks: [mark] },
    () => actor.visitor.call('POST', `/api/chats/${actor.chatId}/pictures/customer`, { body }),
    ({ message }: { message: ChatMessage }) => message._id,
  );
};

const changeAddress: Act = async (actor, means) => {
  const address = `House ${randomUUID()}`;
  const email = `${actor.account.id}@example.com`;
  const body = { name: 'Rahima', email, phone: '01712345678', address };
  await write(
    actor,
    means,
    { kind: 'address', id: address, marks: [] },
    () => actor.caller.call('PUT', '/api/users/profile', { body }),
    ({ user }: { user: { address?: string } }) => user.address ?? '',
  );
};

const changePortrait: Act = async (actor, means) => {
  const mark = anyMark(means);
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(await drawMark(mark))]), 'me.jpg');
  await write(
    actor,
    means,
    { kind: 'portrait', id: randomUUID(), marks: [mark] },
    () => actor.caller.call('POST', '/api/upload/profile-picture', { body }),
    ({ imageUrl }: { imageUrl: string }) => imageUrl,
  );
};

/** All that a customer does. */
export const acts: readonly [Act, ...Act[]] = [
  book,
  say,
  showPicture,
  changeAddress,
  changePortrait,
];
