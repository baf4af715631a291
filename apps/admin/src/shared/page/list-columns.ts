import type { DataColumn } from '@pothik/ui';

/** The keys of the columns that an address hides. */
export const hiddenColumns = (address: URLSearchParams): ReadonlySet<string> =>
  new Set((address.get('hide') ?? '').split(',').filter(Boolean));

/** Those columns that an address shows; the one that names the rows always is. */
export const shownColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  address: URLSearchParams,
): DataColumn<Row>[] => {
  const hidden = hiddenColumns(address);
  return columns.filter(({ key, isRowHeader }) => (isRowHeader ?? false) || !hidden.has(key));
};

/** The changes of an address that hide other columns; the same page of the list stays open. */
export const hideColumns = (address: URLSearchParams, hidden: ReadonlySet<string>) => ({
  hide: [...hidden].toSorted().join(','),
  page: address.get('page') ?? undefined,
});
