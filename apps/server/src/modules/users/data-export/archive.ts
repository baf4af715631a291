import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { eq } from 'drizzle-orm';
import { omitNullish } from '../../../http/calls/omit-nullish.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { images } from '../../media/schema.ts';
import { readRating } from '../../chat/chat-ratings.ts';
import type { Documents } from '../../files/documents.ts';
import { imageIdOf } from '../../media/image-serializer.ts';
import type { Originals } from '../../media/originals.ts';
import { readAccountData } from './account-data.ts';
import {
  eachBookingOf,
  eachChatOf,
  eachDocumentOf,
  eachMessage,
  eachNotification,
  eachPictureOfChat,
  type KeptPicture,
} from './list-data.ts';

/** Where a person's data lie. */
export interface Sources {
  db: Queries;
  documents: Pick<Documents, 'read'>;
  originals: Pick<Originals, 'get'>;
  /** A picture could not be read; the archive goes on without it. */
  onLost: (error: unknown) => void;
}

interface ArchivedFile {
  name: string;
  lastModified: Date;
  input: string | AsyncIterable<string> | Uint8Array<ArrayBuffer>;
}

const explanation = `This archive holds what we keep of you.

account.json        your profile, what you agreed to and want to be told of, where you are signed in
notifications.json  what you were told of
bookings.json       what you booked, how it went, and who opened your documents
documents/          the pictures of your documents
chats/              what was said in the live chat, how you rated it, and the pictures that came with it
picture.webp        the picture of your profile

Times are in UTC. Passwords and keys are in no archive: we do not have them in a readable form.
`;

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

/** A list as JSON, item by item. */
async function* toJsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before + toJson(item);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* toJsonChat(chat: object, messages: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `{ "chat": ${toJson(chat)},\n"messages": `;
  yield* toJsonList(messages);
  yield '}\n';
}

/** Everything that is kept of a person, file by file; each is read when its turn comes. */
async function* filesOf(userId: string, sources: Sources): AsyncGenerator<ArchivedFile> {
  const { db } = sources;
  const lastModified = new Date();
  const written = (name: string, input: ArchivedFile['input']) => ({ name, lastModified, input });
  const account = await readAccountData(db, userId);
  yield written('README.txt', explanation);
  yield written('account.json', `${toJson(account)}\n`);
  yield written('notifications.json', toJsonList(eachNotification(db, userId)));
  yield written('bookings.json', toJsonList(eachBookingOf(db, userId)));
  yield* picturesOf(eachDocumentOf(db, userId), sources);
  for await (const row of eachChatOf(db, userId)) {
    const { id, status, name, phone, page, serviceId, createdAt, closedAt } = row;
    const known = omitNullish({ id, status, name, phone, page, serviceId, createdAt, closedAt });
    const chat = { ...known, ...(await readRating(db, id)) };
    yield written(`chats/${id}.json`, toJsonChat(chat, eachMessage(db, id)));
    yield* picturesOf(eachPictureOfChat(db, id), sources);
  }
  const portrait = await readPortrait(account.profile.imageUrl, sources);
  if (portrait) yield written('picture.webp', portrait);
}

async function* picturesOf(
  pictures: AsyncIterable<KeptPicture>,
  { documents, onLost }: Sources,
): AsyncGenerator<ArchivedFile> {
  for await (const { key, name, createdAt } of pictures) {
    const bytes = await documents.read({ key }).catch(onLost);
    if (bytes) yield { name, lastModified: createdAt, input: new Uint8Array(bytes) };
  }
}

async function readPortrait(address: string | undefined, { db, originals, onLost }: Sources) {
  const id = address === undefined ? undefined : imageIdOf(address);
  if (id === undefined) return undefined;
  const [image] = await db.select({ key: images.key }).from(images).where(eq(images.id, id));
  const bytes = image && (await originals.get(image.key).catch(onLost));
  return bytes && new Uint8Array(bytes);
}

/**
 * Everything that is kept of a person, as a ZIP that is made while it is read: no more of it is in
 * memory than a batch of rows and a picture.
 */
export const archiveOf = (userId: string, sources: Sources): Readable =>
  Readable.fromWeb(makeZip(filesOf(userId, sources)));
