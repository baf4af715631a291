import { maximumImportBytes, maximumImportedRows } from '@pothik/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { fromCell } from '../../../http/csv.ts';
import { RequestError } from '../../../http/request-error.ts';
import { columnNames, namingColumns, type Cells, type ColumnName } from './file-columns.ts';

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
}

const refuse = (message: string) =>
  new RequestError('validation_failed', message, { fields: { file: message } });

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('This file is not in UTF-8. Save it again as "CSV UTF-8".');
  }
}

/** Spreadsheets part cells as the system's language does; the names of the columns have none of these. */
const delimiterOf = (text: string) => /^[^\r\n]*?([,;\t])/.exec(text)?.[1] ?? ',';

function parseCells(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Empty rows count where spreadsheets count rows.
      to: maximumImportedRows * 10,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records } = error as { records?: number };
    throw refuse(`The quotes in row ${String((records ?? 0) + 1)} do not close.`);
  }
}

function readColumns(cells: readonly string[]): ColumnName[] {
  const named = cells.map((cell) => cell.trim());
  while (named.at(-1) === '') named.pop();
  const columns = named.map((name) => {
    const column = columnNames.find((known) => known.toLowerCase() === name.toLowerCase());
    if (!column) throw refuse(`There is no column "${name.slice(0, 60)}". Begin with an export.`);
    return column;
  });
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice) throw refuse(`The column "${twice}" is there twice.`);
  if (!columns.some((column) => namingColumns.includes(column))) {
    throw refuse('The first row names the columns: ID, Name or Job title is one of them.');
  }
  return columns;
}

/**
 * The rows of a file of services, unchecked.
 *
 * @throws RequestError `payload_too_large`, and `validation_failed` for what is no such file.
 */
export async function readFile(file: Blob): Promise<ServiceFile> {
  if (file.size > maximumImportBytes) {
    const message = 'This file is larger than 4 MB. Import a part of it at a time.';
    throw new RequestError('payload_too_large', message);
  }
  const [head = [], ...lines] = parseCells(decode(await file.arrayBuffer()));
  const columns = readColumns(head);
  const rows = lines.flatMap((line, index): FileRow[] => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const cells = Object.fromEntries(
      columns.map((column, place) => [column, fromCell(line[place] ?? '')]),
    );
    const isTooLong = line.slice(columns.length).some((cell) => cell.trim() !== '');
    return [{ row: index + 2, cells, isTooLong }];
  });
  if (rows.length === 0) throw refuse('This file has no rows.');
  if (rows.length > maximumImportedRows) {
    throw refuse(`Import at most ${String(maximumImportedRows)} rows at a time.`);
  }
  return { columns, rows };
}
