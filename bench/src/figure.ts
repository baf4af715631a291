/** One thing that was measured. */
export interface Figure {
  name: string;
  ours: string;
  /** What it is held against, measured in the same run. */
  floor: string;
  ratio: string;
  goal: string;
  holds: boolean;
}

const columns = ['name', 'ours', 'floor', 'ratio', 'goal'] as const;

/** The figures as lines of a table. */
export function toTable(figures: readonly Figure[]): string {
  const rows = [
    [...columns, 'holds'],
    ...figures.map((figure) => [
      ...columns.map((column) => figure[column]),
      figure.holds ? 'yes' : 'NO',
    ]),
  ];
  const widths =
    rows[0]?.map((_cell, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
