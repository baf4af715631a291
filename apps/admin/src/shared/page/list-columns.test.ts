import { expect, it } from 'vitest';
import { changeList } from './list-address.ts';
import { hiddenColumns, hideColumns, shownColumns } from './list-columns.ts';

const address = (query: string) => new URLSearchParams(query);
const columns = [
  { key: 'name', header: 'Name', isRowHeader: true, cell: () => 'Rahima' },
  { key: 'phone', header: 'Phone', cell: () => '01712345678' },
];

it('shows the columns that the address does not hide, and always the one that names the rows', () => {
  const keysAt = (query: string) => shownColumns(columns, address(query)).map(({ key }) => key);
  expect(keysAt('')).toEqual(['name', 'phone']);
  expect(keysAt('hide=phone')).toEqual(['name']);
  expect(keysAt('hide=name,unknown,')).toEqual(['name', 'phone']);
});

it('hides columns of the same page of the list, in one order', () => {
  const before = address('status=pending&page=3');
  const changed = changeList(before, hideColumns(before, new Set(['phone', 'email'])));
  expect(changed.toString()).toBe('status=pending&hide=email%2Cphone&page=3');
  expect([...hiddenColumns(changed)]).toEqual(['email', 'phone']);
  const shown = changeList(changed, hideColumns(changed, new Set()));
  expect(shown.toString()).toBe('status=pending&page=3');
});
