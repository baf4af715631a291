'use client';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import './data-table.css';
import '../visually-hidden/visually-hidden.css';

/** A column of a {@link DataTable}. */
export interface DataColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its header becomes a button. */
  sortable?: boolean;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Names the row, for a reader who hears cell by cell; one column at most. */
  isRowHeader?: boolean;
}

/** The column by which a {@link DataTable} is sorted. */
export interface DataSort {
  key: string;
  direction: 'ascending' | 'descending';
}

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
  /** What is shown instead of rows. */
  empty?: ReactNode;
  /** Rows are on their way; those that are there stay. */
  busy?: boolean;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

function SortButton({
  header,
  direction,
  onPress,
}: {
  header: string;
  direction: keyof typeof sortIcons;
  onPress: () => void;
}) {
  const Icon = sortIcons[direction];
  return (
    <button type="button" className="pothik-table__sort" onClick={onPress}>
      {header}
      <Icon size={14} strokeWidth={2} aria-hidden />
    </button>
  );
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
  empty,
  busy = false,
}: DataTableProps<Row>) {
  const directionOf = (key: string) => (sort?.key === key ? sort.direction : 'none');
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="pothik-table__scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="pothik-table" aria-busy={busy}>
        <caption className="pothik-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, sortable, align }) => {
              const direction = directionOf(key);
              return (
                <th
                  key={key}
                  scope="col"
                  data-align={align}
                  aria-sort={sortable && direction !== 'none' ? direction : undefined}
                >
                  {sortable ? (
                    <SortButton
                      header={header}
                      direction={direction}
                      onPress={() =>
                        onSortChange?.({
                          key,
                          direction: direction === 'ascending' ? 'descending' : 'ascending',
                        })
                      }
                    />
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
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
          ))}
          {rows.length === 0 && empty && !busy ? (
            <tr>
              <td className="pothik-table__empty" colSpan={columns.length}>
                <div>{empty}</div>
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
