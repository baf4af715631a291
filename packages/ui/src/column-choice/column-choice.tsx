'use client';
import { Columns3 } from 'lucide-react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { DataColumn } from '../data-table/data-column.ts';
import { iconStyle } from '../internal/icon-style.ts';
import { useLabels } from '../labels/use-labels.ts';
import { Popover } from '../popover/popover.tsx';

/** What {@link ColumnChoice} is given. */
export interface ColumnChoiceProps<Row> {
  /** All columns of the table. The one that names the rows can't be hidden. */
  columns: readonly Pick<DataColumn<Row>, 'key' | 'header' | 'isRowHeader'>[];
  /** The keys of the hidden ones. */
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
  /** What its button says. Default 'Columns'. */
  label?: string;
}

/** Lets somebody choose the columns of a `DataTable`. Renders a button with a `dialog` of checkboxes. */
export function ColumnChoice<Row>({
  columns,
  hidden,
  onHiddenChange,
  label,
}: ColumnChoiceProps<Row>) {
  const words = useLabels('ColumnChoice', { label: 'Columns' });
  const name = label ?? words.label;
  const show = (key: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(key);
    else next.add(key);
    onHiddenChange(next);
  };
  return (
    <Popover
      label={name}
      align="end"
      trigger={
        <>
          <Columns3 {...iconStyle} />
          <span>{name}</span>
        </>
      }
    >
      {columns.map(({ key, header, isRowHeader }) => (
        <Checkbox
          key={key}
          label={header}
          checked={!hidden.has(key)}
          disabled={isRowHeader ?? false}
          onChange={(event) => show(key, event.target.checked)}
        />
      ))}
    </Popover>
  );
}
