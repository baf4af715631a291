import type { CaseEntry } from '@pothik/contract';
import type { Queries } from '../../platform/database/open.ts';

/** Whose entries are read: the ids of what belongs to the case of a person. */
export interface CaseParts {
  bookings: readonly string[];
  chats: readonly string[];
  customerId: string | null;
}

/** The entries of a case that a module knows, newest first, at most so many. */
export type CaseSource = (db: Queries, parts: CaseParts, most: number) => Promise<CaseEntry[]>;
