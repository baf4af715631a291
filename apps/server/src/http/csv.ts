/**
 * The beginning of a formula as a spreadsheet takes it, also after spaces and in full width. With the apostrophes
 * that stand before it, so that one more can be told from those that were written.
 */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A cell that is shown and never run: what would be a formula begins with an apostrophe. */
function toCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const inert = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  // A spreadsheet may be set to part cells at semicolons or tabs.
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** The text that was written into a cell, without the apostrophe that kept it from being run. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** Tells a spreadsheet that the file is in UTF-8. */
export const csvStart = '\uFEFF';

/** A line of a CSV file (RFC 4180). */
export const toCsvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(toCell).join(',')}\r\n`;
