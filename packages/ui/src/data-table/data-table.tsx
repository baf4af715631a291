'use client';
import type { ReactNode } from 'react';
import type { DataColumn, DataSort } from './data-column.ts';
import { EmptyRow } from './empty-row.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useRowSelection, type DataSelection } from './table-selection.tsx';
import '../visually-hidden/visually-hidden.css';
import './data-table.css';

/** What {@link DataTable} is given. */
export interface DataTableProps<Row> {
  /** Names the table. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: DataSort | undefined;
  /** The other direction of the same column, or another column. */
  onSortChange?: (sort: DataSort) => void;
  /** Each row gets a box to choose it; with the shift key, all from the one that was pressed last. */
  selection?: DataSelection<Row>;
  /** What is shown instead of rows. */
  empty?: ReactNode;
  /** Rows are on their way; those that are there stay. */
  busy?: boolean;
  /** It gets no higher than the window, and its headers stay while the rows scroll. */
  stickyHead?: boolean;
}

/**
 * Rows of facts for people who work with them all day. The owner sorts and pages. Renders a `table`
 * in a region that scrolls sideways where it must.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  selection,
  empty,
  busy = false,
  stickyHead = false,
}: DataTableProps<Row>) {
  const rowKeys = rows.map(rowKey);
  const rowSelection = useRowSelection(selection, rowKeys);
  return (
    <div
      className="pothik-table__scroll"
      data-sticky={stickyHead || undefined}
      role="region"
      aria-label={caption}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="pothik-table" aria-busy={busy}>
        <caption className="pothik-visually-hidden">{caption}</caption>
        <TableHead
          columns={columns}
          rowKeys={rowKeys}
          sort={sort}
          onSortChange={onSortChange}
          selection={selection}
        />
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              rowKey={rowKey(row)}
              columns={columns}
              selection={rowSelection}
            />
          ))}
          {rows.length === 0 && empty && !busy ? (
            <EmptyRow columns={columns.length + (selection ? 1 : 0)}>{empty}</EmptyRow>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
