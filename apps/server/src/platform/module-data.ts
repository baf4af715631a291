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

/** What a module keeps of people. */
interface PersonalData {
  /** Its tables that know of a person, a booking or a chat, by what of them people get; a test names those that are missing. */
  tables: Readonly<
    Partial<Record<'in the archive' | 'of staff alone' | 'for a day at most', readonly PgTable[]>>
  >;
  /** What people get to know of themselves. */
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
  /** Takes the person out of what stays without them. */
  detach?: (transaction: Queries, person: Person) => Promise<void>;
  /** Removes what goes with them, unless a key of its table does. */
  erase?: (transaction: Queries, person: Person) => Promise<void>;
}

/** What a module keeps that others have to reach without knowing it. */
export interface ModuleData {
  /** Its secrets, which `keys rotate` seals anew. */
  sealed?: readonly SealedRows[];
  personal?: PersonalData;
}
