import type { Message } from '../../http/message.ts';
import { refuseField } from '../../http/request-error.ts';
import { messages } from '../catalogue/messages.ts';

/** The refusal of a file as a whole. */
export const refuseFile = (said: Message) => refuseField('file', said);

/** Files that are named like CSV and are something else, by their first bytes. */
const otherFiles: readonly (readonly [start: readonly number[], said: Message])[] = [
  [[0x50, 0x4b], messages.isWorkbook],
  [[0xd0, 0xcf, 0x11, 0xe0], messages.isOldWorkbook],
  [[0x25, 0x50, 0x44, 0x46], messages.isPdf],
];

/** Text in UTF-8 has no zero bytes. */
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 1_024).includes(0);

/** UTF-16 is what Excel writes as "Unicode Text"; without a mark at the start, every second byte of Latin is zero. */
function encodingOf([first, second, third, fourth]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  return 'utf-8';
}

/** Replaces bytes that are not valid UTF-8. */
export const unreadable = '\uFFFD';

/**
 * The text of a file, by its bytes; its name and type say nothing. What is not in the encoding becomes `unreadable`.
 *
 * @throws RequestError for a file of another kind.
 */
export function textOfFile(bytes: Uint8Array): string {
  const other = otherFiles.find(([start]) => start.every((byte, place) => bytes[place] === byte));
  if (other) throw refuseFile(other[1]);
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-8' && isBinary(bytes)) {
    throw refuseFile(messages.isNoText);
  }
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Whether letters were lost when a cell was saved: Excel writes a question mark for each letter that its old "CSV"
 * does not have, such as every letter of Bangla.
 */
export const isLost = (cell: string): boolean =>
  /(?:^|[\s(])\?{3,}(?=$|[\s.,:;)])/.test(cell) || /^\s*\?{2,}(?:\s+\?+)*\s*$/.test(cell);
