import type { Handlers } from '../../http/calls/call.ts';
import type { Queries } from '../../platform/database/open.ts';
import { findShownCategories } from '../catalogue/category-queries.ts';
import { toReference } from '../catalogue/category-serializers.ts';
import type { ServiceSearch } from '../search/service-search.ts';
import { findSummaries } from '../catalogue/service-queries.ts';
import {
  translateCategories,
  translateCountries,
  translateServices,
} from '../translation/translations.ts';
import { toSummary } from '../catalogue/service-serializers.ts';

/** How much is suggested of each kind. */
const most = { services: 5, categories: 3, countries: 2, lookedThrough: 50 };

interface Sources {
  db: Queries;
  search: ServiceSearch;
}

/** The search's own public calls. */
export function searchHandlers({ db, search }: Sources): Handlers['search'] {
  return {
    async suggest({ query: { search: text, lang } }) {
      const found = await search.find(text, {});
      const ids = found.ids.slice(0, most.services);
      const [rows, shown] = await Promise.all([findSummaries(db, ids), findShownCategories(db)]);
      const categories = new Map(shown.map((category) => [category.id, category]));
      const suggested = found.categoryIds
        .flatMap((id) => categories.get(id) ?? [])
        .slice(0, most.categories)
        .map(toReference);
      return {
        services: await translateServices(db, lang, rows.map(toSummary)),
        categories: await translateCategories(db, lang, suggested),
        countries: await translateCountries(
          db,
          lang,
          found.countries.slice(0, most.countries),
          found.ids.slice(0, most.lookedThrough),
        ),
      };
    },
  };
}
