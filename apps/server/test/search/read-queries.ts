import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const line = z.tuple([
  z.enum(['developed', 'held out']),
  z.enum(['english', 'bangla', 'romanised']),
  z.string().min(1),
  /** The ids of the demonstration's services that answer it, all equally well. */
  z.string().transform((right) => right.split(' ')),
]);

/** A query as people type it, with the services that they want to find. */
export interface SearchQuery {
  language: 'english' | 'bangla' | 'romanised';
  query: string;
  right: string[];
}

/**
 * Reads the queries of `queries.tsv`: those used to develop the search, or those held out to test it afterwards.
 *
 * @throws ZodError for an invalid line.
 */
export function readQueries(wanted: 'developed' | 'held out'): SearchQuery[] {
  const text = readFileSync(path.join(import.meta.dirname, 'queries.tsv'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => line.parse(row.split('\t')))
    .filter(([set]) => set === wanted)
    .map(([, language, query, right]) => ({ language, query, right }));
}
