import { toMajorUnits, type SuggestedService } from '@pothik/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Queries } from '../../platform/database/open.ts';
import type { StoredFee } from '../../platform/database/schema/catalogue.ts';
import { findShownCategories } from './category-queries.ts';
import { toReference } from './category-serializers.ts';
import type { ServiceSearch } from './search/service-search.ts';
import { findFees, findSummaries } from './service-queries.ts';
import { toSummary } from './service-serializers.ts';

/** How much is suggested of each kind. */
const most = { services: 5, categories: 3, countries: 2 };

/** What one adult pays for one booking; nothing where there is no fee, or fees have several currencies. */
function totalOf(fees: readonly StoredFee[]): SuggestedService['total'] {
  const own = fees.filter(({ per }) => per === 'booking' || per === 'adult');
  const [currency, another] = new Set(own.map((fee) => fee.currency));
  if (currency === undefined || another !== undefined) return undefined;
  const minor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { amount: toMajorUnits(minor, currency), currency };
}

interface Sources {
  db: Queries;
  search: ServiceSearch;
}

/** The search's own public calls. */
export function searchHandlers({ db, search }: Sources): Handlers['search'] {
  return {
    async suggest({ query: { search: text } }) {
      const found = await search.find(text, {});
      const ids = found.ids.slice(0, most.services);
      const [rows, fees, shown] = await Promise.all([
        findSummaries(db, ids),
        findFees(db, ids),
        findShownCategories(db),
      ]);
      const categories = new Map(shown.map((category) => [category.id, category]));
      return {
        services: rows.map((row) => {
          const total = totalOf(fees.get(row.id) ?? []);
          return { ...toSummary(row), ...(total ? { total } : {}) };
        }),
        categories: found.categoryIds
          .flatMap((id) => categories.get(id) ?? [])
          .slice(0, most.categories)
          .map(toReference),
        countries: found.countries.slice(0, most.countries),
      };
    },
  };
}
