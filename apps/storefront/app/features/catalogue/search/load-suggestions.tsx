import { searchApi } from '@pothik/api-client/rtk-query';
import type { CategoryReference, ServiceSummary } from '@pothik/contract';
import type { Suggestion, SuggestionGroup } from '@pothik/ui';
import { LayoutGrid, MapPin } from 'lucide-react';
import type { Formats } from '../../../shared/create-formats.ts';
import type { Store } from '../../../store/make-store.ts';
import { formatSalary, titleOf } from '../facts.ts';
import { listingAddress, searchAddress, serviceAddress } from '../listing/addresses.ts';
import { toSmallPicture } from '../picture.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How wide the picture of a suggestion is shown, in CSS pixels. */
const pictureWidth = 56;

/** Whether the server knows the call. One that does not is asked once for each visit. */
let isOffered = true;

interface Surroundings {
  dispatch: Store['dispatch'];
  /** Of the API; empty: the page's own. */
  origin: string;
  formats: Formats;
  words: { services: string; categories: string; countries: string; fallbackTitle: string };
}

/** The salary; else what one adult pays. */
function priceOf({ salary, total }: ServiceSummary, formats: Formats): string | undefined {
  return formatSalary(salary, formats) ?? (total && formats.money(total));
}

const toService = (
  service: ServiceSummary,
  { origin, formats, words }: Surroundings,
): Suggestion => ({
  id: service._id,
  label: titleOf(service) ?? words.fallbackTitle,
  href: serviceAddress(service),
  details: service.location?.country,
  note: priceOf(service, formats),
  picture: toSmallPicture(origin, service.images?.[0], pictureWidth),
});

const toCategory = ({ name, slug }: CategoryReference): Suggestion => ({
  id: slug,
  label: name,
  href: listingAddress(slug),
  icon: <LayoutGrid {...icon} />,
});

const toCountry = (country: string): Suggestion => ({
  id: country,
  label: country,
  href: searchAddress(country),
  icon: <MapPin {...icon} />,
});

/** What may be meant by these words; nothing where the server has no suggestions. */
export async function loadSuggestions(
  search: string,
  signal: AbortSignal,
  surroundings: Surroundings,
): Promise<SuggestionGroup[]> {
  if (!isOffered || signal.aborted) return [];
  const { dispatch, words } = surroundings;
  const asked = dispatch(searchApi.endpoints.searchSuggest.initiate({ search }));
  const abort = () => asked.abort();
  signal.addEventListener('abort', abort);
  const { data, error } = await asked;
  signal.removeEventListener('abort', abort);
  asked.unsubscribe();
  if (error && 'status' in error && error.status === 404) isOffered = false;
  if (!data) return [];
  const { services, categories, countries } = data;
  return [
    {
      label: words.services,
      suggestions: services.map((service) => toService(service, surroundings)),
    },
    { label: words.categories, suggestions: categories.map(toCategory) },
    { label: words.countries, suggestions: countries.map(toCountry) },
  ];
}
