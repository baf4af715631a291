import type { Queries } from '../../platform/database/open.ts';
import type { categories, services } from '../catalogue/schema.ts';
import type { insights } from '../insights/schema.ts';
import { plainWordsOf } from '../catalogue/plain-fields.ts';
import { keepFitting } from './translation-state.ts';

type StoredService = typeof services.$inferSelect;
type StoredCategory = typeof categories.$inferSelect;
type StoredInsight = typeof insights.$inferSelect;

/** What of an original is translated; a change of anything else leaves its translations fitting. */
const wordsOfService = (service: StoredService) => [
  ...plainWordsOf(service),
  service.languages,
  service.fees.map(({ label, due }) => [label, due]),
  service.refunds.map(({ step, refund }) => [step, refund]),
  service.facts.map(({ label, value }) => [label, value]),
];

/** Tells if two rows of a service say the same. */
export const hasSameWords = (one: StoredService, other: StoredService): boolean =>
  JSON.stringify(wordsOfService(one)) === JSON.stringify(wordsOfService(other));

const wordsOfCategory = ({ name, description }: StoredCategory) => [name, description];
const wordsOfInsight = ({ title, excerpt, body, category }: StoredInsight) => [
  title,
  excerpt,
  body,
  category,
];

interface Versioned {
  id: string;
  version: number;
}

const keepFittingOf =
  <Row extends Versioned>(
    original: Parameters<typeof keepFitting>[1],
    wordsOf: (row: Row) => unknown[],
  ) =>
  async (transaction: Queries, before: Row, [after]: readonly Row[]): Promise<void> => {
    if (!after || JSON.stringify(wordsOf(before)) !== JSON.stringify(wordsOf(after))) return;
    const versions = { before: before.version, after: after.version };
    await keepFitting(transaction, original, [{ id: after.id, ...versions }]);
  };

/** After a change of an original: where it touched no words, its translations fit as before. */
export const keepFittingCategory = keepFittingOf('categories', wordsOfCategory);
export const keepFittingInsight = keepFittingOf('insights', wordsOfInsight);
