import { expect, it } from 'vitest';
import * as bangla from '../src/messages/bn/words.ts';
import * as english from '../src/messages/en/words.ts';

/** Formats, what is typed or looked for as it stands, and keys. */
const latin = [
  ...['CSV', 'HEIC', 'JPEG', 'https', 'mailto', 'tel', 'SAR', 'General', 'opening-hours'],
  // A file's encoding, and the name of its first column.
  ...['UTF-', 'ID'],
  'Authenticator',
  ...['Enter', 'Shift', 'Escape'],
];

type Message = (...told: unknown[]) => unknown;
type Entry = readonly [path: string, message: unknown];

/** Every message of a catalogue with its place in it. */
function entriesOf(value: unknown, path = ''): Entry[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => entriesOf(inner, `${path}.${name}`));
}

const isNoMessage = /^\.(?:formats|failures|labels)\./;
const messagesOf = (words: object) => entriesOf(words).filter(([path]) => !isNoMessage.test(path));

/** The texts of a message; one that is told something, whatever of these it is told. */
function saidBy(message: unknown, samples: readonly unknown[]): string[] {
  if (typeof message !== 'function') return [String(message)];
  return samples.flatMap((sample) => {
    try {
      return [String((message as Message)(...Array<unknown>(message.length).fill(sample)))];
    } catch {
      // It is told something of another kind.
      return [];
    }
  });
}

it('Bangla holds no words in Latin letters but names of formats and keys', () => {
  const strange = messagesOf(bangla).flatMap(([path, message]) => {
    const said = saidBy(message, [42, '', []]);
    expect(said, path).not.toHaveLength(0);
    const words = said.flatMap((text) => text.match(/[A-Za-z][A-Za-z-]*/g) ?? []);
    return words.filter((word) => !latin.includes(word)).map((word) => `${path}: ${word}`);
  });
  expect(strange).toEqual([]);
});

it('Bangla writes its digits in Bangla, but for what is typed as it stands', () => {
  const typed = /SAR 32\.5 2026-11-20|UTF-8/;
  const strange = messagesOf(bangla).flatMap(([path, message]) =>
    saidBy(message, ['', []])
      .filter((text) => /\d/.test(text.replace(typed, '')))
      .map((text) => `${path}: ${text}`),
  );
  expect(strange).toEqual([]);
});

it('both languages say the same things, and are told the same to say them', () => {
  const shape = (words: object) =>
    entriesOf(words)
      // Components speak English without them.
      .filter(([path]) => !path.startsWith('.labels.'))
      .map(([path, message]) => [
        path,
        typeof message === 'function' ? message.length : typeof message,
      ]);
  expect(shape(bangla)).toEqual(shape(english));
});

it('nothing is said in Bangla as it is in English', () => {
  const said = new Map(messagesOf(english));
  const same = messagesOf(bangla).filter(
    ([path, message]) => typeof message === 'string' && message === said.get(path),
  );
  expect(same).toEqual([]);
});
