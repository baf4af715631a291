'use client';
import { useRef } from 'react';
import { useLabels } from '../labels/use-labels.ts';
import '../checkbox/checkbox.css';
import './data-table.css';

/** Which rows of a table are chosen, for doing something with all of them. */
export interface DataSelection<Row> {
  /** The keys of the chosen rows, those of other pages among them. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names the box of a row: 'Select Rahima Khatun'. */
  labelOf: (row: Row) => string;
  /** Names the box that selects every row that is shown. Default 'Select all'. */
  selectAllLabel?: string;
}

const withAll = (selected: ReadonlySet<string>, keys: readonly string[], chosen: boolean) => {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
};

/** The selection as rows change it: with the shift key, everything from the row that was pressed last. */
export interface RowSelection<Row> extends DataSelection<Row> {
  choose: (rowKey: string, chosen: boolean, isRange: boolean) => void;
}

/** @param rowKeys of the rows in their order, those that are not drawn included. */
export function useRowSelection<Row>(
  selection: DataSelection<Row> | undefined,
  rowKeys: readonly string[],
): RowSelection<Row> | undefined {
  const last = useRef<string>(undefined);
  if (!selection) return undefined;
  const { selected, onChange } = selection;
  return {
    ...selection,
    choose(rowKey, chosen, isRange) {
      const from = isRange && last.current !== undefined ? rowKeys.indexOf(last.current) : -1;
      const to = rowKeys.indexOf(rowKey);
      last.current = rowKey;
      const keys = from < 0 ? [rowKey] : rowKeys.slice(Math.min(from, to), Math.max(from, to) + 1);
      onChange(withAll(selected, keys, chosen));
    },
  };
}

/** The header with the box for all rows that are shown; between yes and no where some are chosen. */
export function SelectAll<Row>({
  rowKeys,
  selection: { selected, onChange, selectAllLabel },
}: {
  rowKeys: readonly string[];
  selection: DataSelection<Row>;
}) {
  const words = useLabels('DataTable', { selectAllLabel: 'Select all' });
  const count = rowKeys.filter((key) => selected.has(key)).length;
  const isAll = count > 0 && count === rowKeys.length;
  return (
    <th scope="col" className="pothik-table__select">
      <input
        type="checkbox"
        className="pothik-checkbox__box"
        aria-label={selectAllLabel ?? words.selectAllLabel}
        checked={isAll}
        disabled={rowKeys.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => onChange(withAll(selected, rowKeys, !isAll))}
      />
    </th>
  );
}

/** The cell with the box of one row. */
export function SelectRow<Row>({
  row,
  rowKey,
  selection: { selected, choose, labelOf },
}: {
  row: Row;
  rowKey: string;
  selection: RowSelection<Row>;
}) {
  return (
    <td className="pothik-table__select">
      <input
        type="checkbox"
        className="pothik-checkbox__box"
        aria-label={labelOf(row)}
        checked={selected.has(rowKey)}
        onChange={({ target, nativeEvent }) =>
          // A box is changed by a click, also where the space bar makes it.
          choose(rowKey, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </td>
  );
}
