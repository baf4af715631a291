import type { ChangedField } from '@pothik/contract';
import { excerpts } from './excerpts.ts';

/** The columns that no editor fills. */
const ownColumns = new Set(['id', 'version', 'createdAt', 'updatedAt', 'searchText', 'position']);

/** The most fields that one action tells of. */
const mostFields = 30;

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (typeof value === 'object') return Object.values(value).map(toText).filter(Boolean).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The fields of a record that are otherwise than before, as text.
 *
 * @param without fields that are told in another way, or not at all.
 */
export function changedFields(
  before: object,
  after: object,
  without: readonly string[] = [],
): ChangedField[] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !ownColumns.has(field) && !without.includes(field))
    .flatMap((field) => {
      const [from, to] = [toText(was.get(field)), toText(is.get(field))];
      return from === to ? [] : [{ field, ...excerpts(from, to) }];
    })
    .slice(0, mostFields);
}
