import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorsBetween } from './typing-errors.ts';
import { shorteningsOfSpan, toSpan } from './word-lookup.ts';
import { toWordRows } from './word-rows.ts';
import { wordsOf, type Word } from './words.ts';

const toWord = (text: string): Word => wordsOf(text)[0] ?? { plain: '', compared: '' };

/** Whether a known word is looked at for a typed one. */
function isLookedAt(typed: string, known: string): boolean {
  const [row] = toWordRows([{ ...toWord(known), isHead: true }]);
  const sought = new Set(shorteningsOfSpan(toSpan([toWord(typed)], 0, 1)));
  return (row?.shortenings ?? []).some((one) => sought.has(one));
}

describe('a known word is looked at', () => {
  it.each([
    ['nghts', 'nights'],
    ['rplacment', 'replacement'],
    ['electrisian', 'electrician'],
    ['ইলেকট্রিসিান', 'ইলেকট্রিশিয়ান'],
  ])('for %s: %s', (typed, known) => {
    expect(isLookedAt(typed, known)).toBe(true);
  });

  it('for every word that is as few letters away from it as are forgiven', () => {
    const letter = fc.constantFrom(...Array.from('aceghinrstউকিরন'));
    const word = fc.string({ unit: letter, minLength: 5, maxLength: 20 });
    const change = fc.record({
      kind: fc.constantFrom('leave out', 'add', 'change', 'swap'),
      at: fc.nat(18),
      letter,
    });
    fc.assert(
      fc.property(word, fc.array(change, { minLength: 1, maxLength: 2 }), (known, changes) => {
        const typed = changes.reduce((text, { kind, at: where, letter: other }) => {
          const at = where % Math.max(1, text.length - 1);
          const [before, here, next, after] = [
            text.slice(0, at),
            text.charAt(at),
            text.charAt(at + 1),
            text.slice(at + 2),
          ];
          if (kind === 'leave out') return before + next + after;
          if (kind === 'add') return before + other + here + next + after;
          if (kind === 'change') return before + other + next + after;
          return before + next + here + after;
        }, known);
        const span = toSpan([toWord(typed)], 0, 1);
        fc.pre(errorsBetween(span.compared, toWord(known).compared) <= span.errors);
        expect(span.errors === 0 || isLookedAt(typed, known), `${typed} ${known}`).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
