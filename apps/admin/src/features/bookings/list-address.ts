import {
  bookingSorts,
  bookingStatuses,
  type adminBookingEndpoints,
  type BookingSort,
  type CallInput,
} from '@pothik/contract';
import type { DataSort } from '@pothik/ui';

/** What a list of bookings is asked for. */
export type ListQuery = CallInput<(typeof adminBookingEndpoints)['list']> & { page: number };

/** The fields by which a list can be narrowed, as they stand in the address. */
export const filterNames = ['search', 'status', 'serviceType', 'from', 'to', 'guest'] as const;
export type FilterName = (typeof filterNames)[number];

const pageSize = 25;
const usualSort: BookingSort = '-createdAt';

const oneOf = <Known extends string>(known: readonly Known[], value: string | null) =>
  known.find((one) => one === value);
const dayOf = (value: string | null) =>
  value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** The list that an address stands for; what it can't mean is left out. */
export function readList(address: URLSearchParams): ListQuery {
  const page = Number(address.get('page') ?? 1);
  const guest = oneOf(['true', 'false'], address.get('guest'));
  const filters = {
    search: address.get('search')?.slice(0, 200),
    status: oneOf(bookingStatuses, address.get('status')),
    serviceType: address.get('serviceType')?.slice(0, 40),
    from: dayOf(address.get('from')),
    to: dayOf(address.get('to')),
  };
  return {
    ...(Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Partial<
      typeof filters
    >),
    ...(guest === undefined ? {} : { guest: guest === 'true' }),
    sort: oneOf(bookingSorts, address.get('sort')) ?? usualSort,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    limit: pageSize,
  };
}

/** The same address with this changed; a list that became another one begins at its start. */
export function changeList(
  address: URLSearchParams,
  changes: Partial<Record<FilterName | 'sort', string>>,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

export function pageAddress(address: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(address);
  if (page === 1) changed.delete('page');
  else changed.set('page', String(page));
  const query = changed.toString();
  return query === '' ? '/bookings' : `/bookings?${query}`;
}

export const toDataSort = (sort: string = usualSort): DataSort => ({
  key: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

export const fromDataSort = ({ key, direction }: DataSort): string =>
  direction === 'descending' ? `-${key}` : key;
