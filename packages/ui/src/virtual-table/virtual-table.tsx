'use client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DataTableProps } from '../data-table/data-table.tsx';
import { EmptyRow } from '../data-table/empty-row.tsx';
import { TableHead } from '../data-table/table-head.tsx';
import { TableRow } from '../data-table/table-row.tsx';
import { useRowSelection } from '../data-table/table-selection.tsx';
import '../data-table/data-table.css';
import '../visually-hidden/visually-hidden.css';

/** What {@link VirtualTable} is given. */
export interface VirtualTableProps<Row> extends Omit<DataTableProps<Row>, 'stickyHead'> {
  /** About how high a row is, in pixels, until rows are drawn, and measured. Default 45. */
  rowHeight?: number;
}

/** Rows beyond what is seen that are drawn as well, so that nothing is white while one scrolls. */
const overscan = 8;

/**
 * A `DataTable` of thousands of rows, of which those are drawn that are seen. It is as high as the window at
 * most. The browser's own search finds what is drawn only: offer a search of your own. Renders a `table`
 * that knows how many rows it has.
 */
export function VirtualTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  selection,
  empty,
  busy = false,
  rowHeight = 45,
}: VirtualTableProps<Row>) {
  const scroll = useRef<HTMLDivElement>(null);
  const [typicalHeight, setTypicalHeight] = useState(rowHeight);
  const rowKeys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const rowSelection = useRowSelection(selection, rowKeys);
  // Without the compiler of React nothing here is memoised, so that its functions may change as they like.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    overscan,
    estimateSize: () => typicalHeight,
    getScrollElement: () => scroll.current,
    // A new function has all positions computed anew, at each scroll.
    getItemKey: useCallback((index: number) => rowKeys[index] ?? index, [rowKeys]),
  });
  // The browser keeps what is seen in its place. A position that a script writes ends a scroll that a key began.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  const drawn = virtualizer.getVirtualItems();
  const isDrawn = drawn.length > 0;
  // Most rows are as high as one of them: with heights that are guessed, the end moves while one scrolls there.
  useLayoutEffect(() => {
    const lastDrawn = [...(scroll.current?.querySelectorAll('tr[data-index]') ?? [])].at(-1);
    const height = lastDrawn?.getBoundingClientRect().height ?? 0;
    // In a part that is not shown nothing has a height.
    if (height > 0) setTypicalHeight(height);
  }, [isDrawn]);
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, typicalHeight]);
  const before = drawn[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const width = columns.length + (selection ? 1 : 0);
  const isEmpty = rows.length === 0 && Boolean(empty) && !busy;
  /** Holds the place of what is not drawn. */
  const space = (height: number) =>
    height > 0 ? (
      <tr aria-hidden style={{ height }}>
        <td colSpan={width} className="pothik-table__space" />
      </tr>
    ) : null;

  return (
    <div
      ref={scroll}
      className="pothik-table__scroll"
      data-sticky
      role="region"
      aria-label={caption}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table
        className="pothik-table"
        aria-busy={busy}
        // The row that says that there are none is not one of those that are counted.
        aria-rowcount={isEmpty ? undefined : rows.length + 1}
      >
        <caption className="pothik-visually-hidden">{caption}</caption>
        <TableHead
          columns={columns}
          rowKeys={rowKeys}
          sort={sort}
          onSortChange={onSortChange}
          selection={selection}
        />
        <tbody>
          {space(before)}
          {drawn.map(({ index, key }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <TableRow
                key={String(key)}
                ref={virtualizer.measureElement}
                data-index={index}
                // The header is the first.
                aria-rowindex={index + 2}
                row={row}
                rowKey={rowKey(row)}
                columns={columns}
                selection={rowSelection}
              />
            );
          })}
          {space(after)}
          {isEmpty ? <EmptyRow columns={width}>{empty}</EmptyRow> : null}
        </tbody>
      </table>
    </div>
  );
}
