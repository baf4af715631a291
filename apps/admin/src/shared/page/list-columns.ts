import type { DataColumn } from '@pothik/ui';
import { changeList } from './list-address.ts';

/** The keys of the columns that an address hides. */
export const hiddenColumns = (address: URLSearchParams): ReadonlySet<string> =>
  new Set((address.get('hide') ?? '').split(',').filter(Boolean));

/** Those columns that an address shows; the one that names the rows always is. */
export const shownColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  address: URLSearchParams,
): DataColumn<Row>[] => {
  const hidden = hiddenColumns(address);
  return columns.filter(({ key, isRowHeader }) => isRowHeader || !hidden.has(key));
};

/** The same page of the list with other columns hidden. */
export function hideColumns(
  address: URLSearchParams,
  hidden: ReadonlySet<string>,
): URLSearchParams {
  return changeList(address, {
    hide: [...hidden].toSorted().join(','),
    page: address.get('page') ?? undefined,
  });
}
