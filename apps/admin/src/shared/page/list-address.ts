import { isAcceptedDay } from '@pothik/contract';
import type { DataSort } from '@pothik/ui';

/** That of the known values which an address names. */
export const oneOf = <Known extends string>(known: readonly Known[], value: string | null) =>
  known.find((one) => one === value);

/** A calendar day that an address names, as calls accept it. */
export const dayOf = (value: string | null) =>
  value !== null &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  isAcceptedDay(value)
    ? value
    : undefined;

/** The page of a list that an address names. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

/** The same address with this changed; a list that became another one begins at its start. */
export function changeList(
  address: URLSearchParams,
  changes: Record<string, string | undefined>,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** Another page of the list at this path. */
export function pageAddress(path: string, address: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(address);
  if (page === 1) changed.delete('page');
  else changed.set('page', String(page));
  const query = changed.toString();
  return query === '' ? path : `${path}?${query}`;
}

export const toDataSort = (sort: string): DataSort => ({
  key: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

export const fromDataSort = ({ key, direction }: DataSort): string =>
  direction === 'descending' ? `-${key}` : key;
