import type { Category } from '@pothik/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Queries } from '../../platform/database/open.ts';
import { toCategoryFields } from '../catalogue/category-serializers.ts';
import { translateCategories } from '../translation/translations.ts';
import {
  countByCategory,
  findCategories,
  type CategoryRow,
} from '../catalogue/category-queries.ts';

/** The public call of categories. Inactive ones are never answered to the public. */
export function categoryHandlers(db: Queries): Handlers['categories'] {
  return {
    async list({ query }) {
      const rows = (await findCategories(db)).filter(({ isActive }) => isActive);
      const shown = query.navigation ? rows.filter((row) => row.showInNavigation) : rows;
      const counts = query.services ? await countByCategory(db) : undefined;
      const parents = new Set(rows.filter((row) => row.parentId === null).map(({ id }) => id));
      const childrenOf = (id: string) => shown.filter((row) => row.parentId === id);

      const toCategory = (row: CategoryRow): Category => ({
        ...toCategoryFields(row),
        ...(row.parentId === null ? {} : { isSubcategory: true }),
        ...(counts ? { serviceCount: counts.get(row.id) ?? 0 } : {}),
        ...(query.hierarchy ? { subcategories: childrenOf(row.id).map(toCategoryFields) } : {}),
      });
      // A tree has its subcategories inside, not beside.
      const topOnly =
        query.parentOnly ?? query.hierarchy ?? query.services ?? query.limit !== undefined;
      const top = shown.filter((row) => row.parentId === null);
      const listed = topOnly
        ? top
        : shown.filter((row) => row.parentId === null || parents.has(row.parentId));
      return translateCategories(db, query.lang, listed.slice(0, query.limit).map(toCategory));
    },
  };
}
