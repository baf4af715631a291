import { Buffer } from 'node:buffer';
import fc from 'fast-check';

const percent = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * A text as an address has it. Half of a pair is sent as the bytes that it would have, which no encoder
 * of the platform does: they put another letter in its place.
 */
function encode(text: string): string {
  const bytes = Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (letter.isWellFormed()) return [...Buffer.from(letter)];
    return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
  });
  return bytes.flat().map(percent).join('');
}

/** Letters, words and what means something to somebody on the way. */
const typed = fc.oneof(
  fc.constantFrom(...Array.from('%_\\\'"&|!:*()<>#= \t\u200D\u200C\u200F\u202E')),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('ভিসা', 'saudi', 'visa', 'কাজ', 'ñ', '\u0000', '\uD800', '\uDFFF', '\u09CD', 'ে'),
);

/** What is no text: bytes that begin nothing, halves of pairs, a NUL in two bytes, a letter beyond the last. */
const broken = fc.oneof(
  fc.constantFrom('%FF', '%00', '%ED%A0%80', '%C0%80', '%F4%90%80%80', '%E0%A6', '%', '%zz', '+'),
  fc.uint8Array({ minLength: 1, maxLength: 8 }).map((bytes) => [...bytes].map(percent).join('')),
);

const joined = (parts: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(parts, { maxLength }).map((some) => some.join(''));

const longest = 10_000;

/** The value of a search as an address has it, out of all that people and programs send. */
export const hostileSearch: fc.Arbitrary<string> = fc.oneof(
  { weight: 20, arbitrary: joined(typed.map(encode), 30) },
  { weight: 8, arbitrary: joined(fc.oneof(typed.map(encode), broken), 20) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'binary', minLength: 150, maxLength: 260 }).map(encode),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(typed, typed)
      .map((parts) => encode(parts.join('').repeat(longest).slice(0, longest))),
  },
  { weight: 1, arbitrary: broken.map((bytes) => bytes.repeat(longest / 2)) },
);
