import type { HTMLAttributes, Ref } from 'react';
import type { DataColumn } from './data-column.ts';
import { SelectRow, type RowSelection } from './table-selection.tsx';

/** One row of a table: its box, its name, its facts. */
export function TableRow<Row>({
  row,
  rowKey,
  columns,
  selection,
  ...rest
}: {
  row: Row;
  rowKey: string;
  columns: readonly DataColumn<Row>[];
  selection: RowSelection<Row> | undefined;
  ref?: Ref<HTMLTableRowElement>;
} & HTMLAttributes<HTMLTableRowElement>) {
  return (
    <tr data-selected={selection?.selected.has(rowKey) ? true : undefined} {...rest}>
      {selection ? <SelectRow row={row} rowKey={rowKey} selection={selection} /> : null}
      {columns.map(({ key, cell, align, isRowHeader }) =>
        isRowHeader ? (
          <th key={key} scope="row" data-align={align}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} data-align={align}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
