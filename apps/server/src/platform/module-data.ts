import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database/open.ts';
import type { SealedRows } from './sealed.ts';

/** Somebody with an account. */
export interface Person {
  userId: string;
  email: string;
  /** The e-mail address is shown to be theirs; any can be given. */
  isConfirmed: boolean;
  /** Of the picture of their profile. */
  imageUrl: string | null;
}

/** Where the pictures of people lie. */
export interface PicturesOfPeople {
  /** Those that only few may open. */
  documents: { read: (document: { key: string }) => Promise<Uint8Array> };
  originals: { get: (key: string) => Promise<Uint8Array | undefined> };
  /** A picture could not be read; the archive goes on without it. */
  onLost: (error: unknown) => void;
}

/** A file of the archive that people download of themselves. */
export interface ArchivedFile {
  name: string;
  /** Default: now. */
  lastModified?: Date;
  input: string | AsyncIterable<string> | Uint8Array<ArrayBuffer>;
}

/** The personal data of a module. */
interface PersonalData {
  /** Its tables that refer to a person, a booking or a chat, by who sees their rows; a test names missing ones. */
  tables: Readonly<
    Partial<Record<'in the archive' | 'of staff alone' | 'for a day at most', readonly PgTable[]>>
  >;
  /** What people get when they download their data. */
  export?: {
    /** Further entries of `account.json`. */
    account?: (db: Queries, person: Person) => Promise<object>;
    /** Files of the archive; each is read when its turn comes. */
    files?: (
      db: Queries,
      person: Person,
      pictures: PicturesOfPeople,
    ) => AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>;
  };
  /** Removes the person from rows that stay. */
  detach?: (transaction: Queries, person: Person) => Promise<void>;
  /** Deletes the person's rows, except those that a foreign key deletes. */
  erase?: (transaction: Queries, person: Person) => Promise<void>;
}

/** The data of a module that the whole server works on, such as for an export or a key rotation. */
export interface ModuleData {
  /** Its secrets, which `keys rotate` seals anew. */
  sealed?: readonly SealedRows[];
  personal?: PersonalData;
}
