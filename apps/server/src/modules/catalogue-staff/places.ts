import { composeLetters, foldLetters } from '@pothik/contract';
import type { ServiceContent } from '../catalogue/schema.ts';
import type { CategoryRow } from '../catalogue/category-queries.ts';

/** The address of a category, by which a file names it. */
export const slugOf = (categories: readonly CategoryRow[], id: string | null | undefined) =>
  categories.find((category) => category.id === id)?.slug;

/**
 * The category that a cell names by its address, or by its name.
 *
 * @param parentId of the category that it is a subcategory of; null: of none.
 */
export function findPlace(
  categories: readonly CategoryRow[],
  cell: string,
  parentId: string | null,
): CategoryRow | undefined {
  const places = categories.filter((category) => category.parentId === parentId);
  const [text, name] = [composeLetters(cell.trim()), foldLetters(cell.trim())];
  return (
    places.find(({ slug }) => slug === text) ??
    places.find((place) => foldLetters(place.name) === name)
  );
}

/** Tells if the category and subcategory of a service are there still. */
export function isPlaceThere(
  categories: readonly CategoryRow[],
  { categoryId, subcategoryId }: Pick<ServiceContent, 'categoryId' | 'subcategoryId'>,
): boolean {
  const has = (id: string | null, parentId: string | null) =>
    id === null || categories.some((one) => one.id === id && one.parentId === parentId);
  return has(categoryId, null) && has(subcategoryId, categoryId);
}
