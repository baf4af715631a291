import { randomInt } from 'node:crypto';

/** Without what is easily mistaken: no 0 and O, no 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new reference of a booking, for reading aloud: PTK-7K4M-2Q. Another may have it already. */
export function createReference(): string {
  const letters = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `PTK-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A reference as it is stored, whatever case, spaces and hyphens it was typed with. */
export function toReference(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replace(/^PTK/, '');
  return `PTK-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
