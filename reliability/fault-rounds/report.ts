import { findingKinds, type Ledger } from './ledger.ts';

const columns = ['rounds', 'acknowledged', 'cut', ...findingKinds, 'longest way back'] as const;

type Row = Record<(typeof columns)[number], number>;

const emptyRow = (): Row => ({
  ...{ rounds: 0, acknowledged: 0, cut: 0, lost: 0, doubled: 0, half: 0, left: 0 },
  ...{ unclear: 0, away: 0, 'longest way back': 0 },
});

/** What happened, by kind of fault. */
function countByFault(ledger: Ledger): Map<string, Row> {
  const rows = new Map<string, Row>();
  const rowOf = (round: number | undefined) => {
    const fault = ledger.rounds[round ?? -1]?.fault ?? '(seen at the end)';
    const row = rows.get(fault) ?? emptyRow();
    rows.set(fault, row);
    return row;
  };
  for (const [round, { cut, back }] of ledger.rounds.entries()) {
    const row = rowOf(round);
    row.rounds += 1;
    row.cut += cut;
    row['longest way back'] = Math.max(row['longest way back'], back);
  }
  for (const { round, madeId } of ledger.writes) {
    if (madeId !== undefined) rowOf(round).acknowledged += 1;
  }
  for (const { round, kind } of ledger.findings) rowOf(round)[kind] += 1;
  return new Map([...rows].toSorted(([one], [other]) => one.localeCompare(other)));
}

function total(rows: Iterable<Row>): Row {
  const sum = emptyRow();
  for (const row of rows) {
    for (const column of columns) {
      sum[column] =
        column === 'longest way back'
          ? Math.max(sum[column], row[column])
          : sum[column] + row[column];
    }
  }
  return sum;
}

/** The table of a run: a line for each kind of fault, and one for all. */
export function toTable(ledger: Ledger): string {
  const counted = countByFault(ledger);
  const lines = [['fault', ...columns]];
  for (const [fault, row] of [...counted, ['all', total(counted.values())] as const]) {
    const cells = columns.map((column) =>
      column === 'longest way back' ? `${(row[column] / 1_000).toFixed(1)} s` : String(row[column]),
    );
    lines.push([fault, ...cells]);
  }
  const widths = ['fault', ...columns].map((_name, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, index) =>
          index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
