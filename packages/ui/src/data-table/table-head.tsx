import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { DataColumn, DataSort } from './data-column.ts';
import { SelectAll, type DataSelection } from './table-selection.tsx';
import './data-table.css';

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
      <span>{header}</span>
      <Icon size={14} strokeWidth={2} aria-hidden />
    </button>
  );
}

/** The headers of a table, of which some sort and the first may select all rows. */
export function TableHead<Row>({
  columns,
  rowKeys,
  sort,
  onSortChange,
  selection,
}: {
  columns: readonly DataColumn<Row>[];
  rowKeys: readonly string[];
  sort: DataSort | undefined;
  onSortChange: ((sort: DataSort) => void) | undefined;
  selection: DataSelection<Row> | undefined;
}) {
  return (
    <thead>
      <tr>
        {selection ? <SelectAll rowKeys={rowKeys} selection={selection} /> : null}
        {columns.map(({ key, header, sortable, align }) => {
          const direction = sort?.key === key ? sort.direction : 'none';
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
  );
}
