import { composeLetters } from '@pothik/contract';

/** What stands before a name and is none: titles, and Mohammad where it is shortened. */
const before = new Set([
  'md',
  'mst',
  'mr',
  'mrs',
  'ms',
  'dr',
  'মো',
  'মোঃ',
  'মোছা',
  'মোছাঃ',
  'ডা',
  'ডাঃ',
]);

const isBefore = (word: string) => before.has(word.toLowerCase().replace(/\.$/, ''));

/**
 * By what a stranger may call somebody: one word of the name, never the last of several.
 *
 * @returns nothing where the name is an address or is not there.
 */
export function firstNameOf(name: string): string | undefined {
  const words = composeLetters(name).split(/\s+/).filter(Boolean);
  const word = words.find((one) => !isBefore(one)) ?? words[0];
  return word === undefined || word.includes('@') ? undefined : word;
}
