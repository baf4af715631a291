import type { CaseEntry } from '@pothik/contract';
import type { CaseParts, CaseSource } from '../../http/calls/case-source.ts';
import type { Queries } from '../../platform/database/open.ts';

/** The newest first; of the same moment in the order of their ids, so that none changes places. */
const isNewer = (one: CaseEntry, other: CaseEntry) =>
  one.at === other.at ? (one._id < other._id ? 1 : -1) : one.at < other.at ? 1 : -1;

/** The newest entries of a case, at most so many, and whether there are older ones. */
export async function readCaseEntries(
  db: Queries,
  sources: readonly CaseSource[],
  parts: CaseParts,
  count: number,
): Promise<{ entries: CaseEntry[]; hasMore: boolean }> {
  const read = await Promise.all(sources.map((source) => source(db, parts, count + 1)));
  const all = read.flat().toSorted(isNewer);
  return { entries: all.slice(0, count), hasMore: all.length > count };
}
