import { DataTable } from '../src/data-table/data-table.tsx';

/** A table of texts, its rows named by their first cell. */
export interface Texts {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const isBangla = (text: string) => /\p{Script=Bengali}/u.test(text);

/** Texts beside each other; those in Bangla have its letters and are read in its voice. */
export function TextTable({ caption, head, rows }: Texts) {
  return (
    <div className="sb-unstyled" style={{ color: 'var(--pothik-color-text)' }}>
      <DataTable
        caption={caption}
        rows={rows}
        rowKey={([first = '']) => first}
        columns={head.map((header, column) => ({
          key: header,
          header,
          isRowHeader: column === 0,
          cell: ({ [column]: text = '' }: readonly string[]) =>
            isBangla(text) ? <span lang="bn">{text}</span> : text,
        }))}
      />
    </div>
  );
}
