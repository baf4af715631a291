import { maximumImportBytes, maximumImportedRows, type ServiceImportPlan } from '@pothik/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { fromCell } from '../../http/csv.ts';
import { RequestError } from '../../http/request-error.ts';
import { messages } from '../catalogue/messages.ts';
import {
  columnNames,
  dateColumns,
  namingColumns,
  type Cells,
  type ColumnName,
} from './file-columns.ts';
import { orderOf, toIsoDay, type DateOrder } from './file-dates.ts';
import { isLost, refuseFile, textOfFile, unreadable } from './file-text.ts';

/** A row of a file. */
export interface FileRow {
  /** As spreadsheets count: the names of the columns stand in row 1. */
  row: number;
  cells: Partial<Cells>;
  /** It has cells beyond the last column. */
  isTooLong: boolean;
}

export interface ServiceFile {
  /** Those that the file has, in its order. */
  columns: readonly ColumnName[];
  rows: readonly FileRow[];
  /** The first date that can be read in two ways, where neither the file nor the caller settles it. */
  unsettledDate?: ServiceImportPlan['unsettledDate'];
}

/** Excel's own line for the separator, which it does not show as a row. */
const separatorLine = /^"?sep=(.)"?(?:\r\n?|\n)/i;

/** Spreadsheets separate cells as the system's language does; the names of the columns have none of these. */
const delimiterOf = (text: string) => /^[^\r\n]*?([,;\t])/.exec(text)?.[1] ?? ',';

function parseCells(text: string): string[][] {
  const separator = separatorLine.exec(text);
  const table = text.slice(separator?.[0].length ?? 0);
  try {
    return parse(table, {
      delimiter: separator?.[1] ?? delimiterOf(table),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // A quote within a cell, such as 17" for inches.
      relax_quotes: true,
      // Empty rows count where spreadsheets count rows.
      to: maximumImportedRows * 10,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records } = error as { records?: number };
    throw refuseFile(messages.quoteOpen((records ?? 0) + 1));
  }
}

function readColumns(cells: readonly string[]): ColumnName[] {
  const named = cells.map((cell) => cell.trim());
  while (named.at(-1) === '') named.pop();
  const columns = named.map((name) => {
    const column = columnNames.find((known) => known.toLowerCase() === name.toLowerCase());
    if (!column) throw refuseFile(messages.noSuchColumn(name.slice(0, 60)));
    return column;
  });
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice) throw refuseFile(messages.columnTwice(twice));
  if (!columns.some((column) => namingColumns.includes(column))) {
    throw refuseFile(messages.columnsUnnamed);
  }
  return columns;
}

/** @throws RequestError for letters that were lost when the file was saved: importing them would lose more. */
function assertWhole({ row, cells }: FileRow): void {
  for (const [column, cell] of Object.entries(cells)) {
    if (isLost(cell)) {
      throw refuseFile(messages.lettersLost(row, column));
    }
    if (cell.includes(unreadable)) {
      throw refuseFile(messages.lettersUnreadable(row, column));
    }
  }
}

/**
 * The order of day and month in a file: the one that its dates show, else the one that was chosen.
 *
 * @returns a date that can be read in both ways, where nothing settles it.
 */
function settleOrder(rows: readonly FileRow[], chosen: DateOrder | undefined) {
  const dates = rows.flatMap(({ row, cells }) =>
    dateColumns.map((column) => ({ row, column, text: (cells[column] ?? '').trim() })),
  );
  const shown = dates.map(({ text }) => orderOf(text));
  // A file that shows both orders has a wrong date, which is refused in the order of Bangladesh.
  const order = (['day-month', 'month-day'] as const).find((one) => shown.includes(one)) ?? chosen;
  const unsettled = order === undefined ? dates[shown.indexOf('either')] : undefined;
  return { order: order ?? 'day-month', unsettled };
}

/**
 * The rows of a file of services, unchecked.
 *
 * @param dateOrder for a file whose dates can be read in both ways.
 * @throws RequestError `payload_too_large`, and `validation_failed` for what is no such file.
 */
export async function readFile(file: Blob, dateOrder?: DateOrder): Promise<ServiceFile> {
  if (file.size > maximumImportBytes) {
    throw new RequestError('payload_too_large', messages.fileTooLarge);
  }
  const [head = [], ...lines] = parseCells(textOfFile(new Uint8Array(await file.arrayBuffer())));
  const columns = readColumns(head);
  const rows = lines.flatMap((line, index): FileRow[] => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const cells = Object.fromEntries(
      columns.map((column, place) => [column, fromCell(line[place] ?? '')]),
    );
    const isTooLong = line.slice(columns.length).some((cell) => cell.trim() !== '');
    return [{ row: index + 2, cells, isTooLong }];
  });
  if (rows.length === 0) throw refuseFile(messages.noRows);
  if (rows.length > maximumImportedRows) {
    throw refuseFile(messages.tooManyRows(maximumImportedRows));
  }
  rows.forEach(assertWhole);
  const { order, unsettled } = settleOrder(rows, dateOrder);
  if (unsettled) {
    const { text } = unsettled;
    const days = [toIsoDay(text, 'day-month'), toIsoDay(text, 'month-day')] as const;
    return {
      columns,
      rows,
      unsettledDate: { ...unsettled, dayMonth: days[0], monthDay: days[1] },
    };
  }
  for (const { cells } of rows) {
    for (const column of dateColumns) {
      const cell = cells[column];
      if (cell !== undefined) cells[column] = toIsoDay(cell, order);
    }
  }
  return { columns, rows };
}
