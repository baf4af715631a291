import type { ChangedField } from '@pothik/contract';
import type { ServiceContent } from '../catalogue/schema.ts';
import { excerpts } from '../audit/excerpts.ts';
import type { CategoryRow } from '../catalogue/category-queries.ts';
import { columnNames, partOf, toCells } from './file-columns.ts';
import { toIso } from './moments.ts';

/** The differences between two versions of a service, field by field; categories by their names. */
export function serviceDifferences(
  before: ServiceContent,
  after: ServiceContent,
  categories: readonly CategoryRow[],
): ChangedField[] {
  const named = categories.map((category) => ({ ...category, slug: category.name }));
  const [from, to] = [before, after].map((content) => toCells({ ...content, id: '' }, named));
  const moments = (['publishAt', 'unpublishAt'] as const).flatMap((field) => {
    const [was, is] = [toIso(before[field]) ?? '', toIso(after[field]) ?? ''];
    return was === is ? [] : [{ field, from: was, to: is }];
  });
  const others = columnNames.flatMap((column) => {
    const [was, is] = [from?.[column] ?? '', to?.[column] ?? ''];
    const field = partOf(column);
    return field === undefined || was === is ? [] : [{ field, ...excerpts(was, is) }];
  });
  return [...others, ...moments];
}
