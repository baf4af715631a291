import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { notFound } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import type {
  ArchivedFile,
  ModuleData,
  Person,
  PicturesOfPeople,
} from '../../../platform/module-data.ts';
import { findPerson } from '../delete-person.ts';
import { messages } from '../messages.ts';

/** Where a person's data lie. */
export interface Sources extends PicturesOfPeople {
  db: Queries;
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

/** What is known of somebody beside what they booked and said. */
async function readAccount(modules: readonly ModuleData[], db: Queries, person: Person) {
  const account = {};
  for (const { personal } of modules) {
    Object.assign(account, await personal?.export?.account?.(db, person));
  }
  return account;
}

/** Everything that is kept of a person, file by file; each is read when its turn comes. */
async function* filesOf(
  modules: readonly ModuleData[],
  userId: string,
  { db, ...pictures }: Sources,
): AsyncGenerator<ArchivedFile> {
  const person = await findPerson(db, userId);
  if (!person) throw notFound(messages.accountNotFound);
  const account = await readAccount(modules, db, person);
  yield { name: 'README.txt', input: explanation };
  yield { name: 'account.json', input: `${JSON.stringify(account, null, 2)}\n` };
  for (const { personal } of modules) {
    const files = personal?.export?.files?.(db, person, pictures);
    if (files) yield* files;
  }
}

async function* dated(files: AsyncIterable<ArchivedFile>) {
  const now = new Date();
  for await (const file of files) yield { lastModified: now, ...file };
}

/** Makes the archive of a person. */
export type ArchiveOf = (userId: string, sources: Sources) => Readable;

/**
 * Makes the function that gives everything that is kept of a person, as a ZIP that is made while it is read: no more of it
 * is in memory than a batch of rows and a picture.
 */
export const archiveFrom =
  (modules: readonly ModuleData[]): ArchiveOf =>
  (userId, sources) =>
    Readable.fromWeb(makeZip(dated(filesOf(modules, userId, sources))));
