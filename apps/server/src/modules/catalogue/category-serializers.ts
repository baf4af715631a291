import type { CategoryReference } from '@pothik/contract';
import type { CategoryRow } from './category-queries.ts';

/** A category as a listing names it. */
export function toReference(row: CategoryRow): CategoryReference {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    ...(row.description === null ? {} : { description: row.description }),
  };
}

/** What a category and a subcategory have in common. */
export function toCategoryFields(row: CategoryRow) {
  return {
    ...toReference(row),
    _id: row.id,
    icon: row.icon,
    ...(row.iconUrl === null ? {} : { iconUrl: row.iconUrl }),
    ...(row.color === null ? {} : { color: row.color }),
    isActive: row.isActive,
    showInNavigation: row.showInNavigation,
  };
}
