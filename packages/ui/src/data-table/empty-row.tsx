import type { ReactNode } from 'react';
import './data-table.css';

/** What a table shows instead of rows, in the middle of all its columns. */
export function EmptyRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td className="pothik-table__empty" colSpan={columns}>
        <div>{children}</div>
      </td>
    </tr>
  );
}
