import type { searchWords } from './schema.ts';
import type { KnownWord } from './document.ts';
import { skeletonOf, soundOf } from './sound.ts';
import { errorsInReach, longestWithErrors, shortenings } from './typing-errors.ts';

export type WordRow = typeof searchWords.$inferInsert;

/** A word without a letter or two, as it sounds and as it is written, as numbers: errors are made in both. */
function shorteningsOf({ compared, isPair }: KnownWord, sound: string): number[] | null {
  const forms = [sound, compared].filter((form) => form.length <= longestWithErrors);
  if (forms.length === 0) return null;
  // Of two words as one, only one error is forgiven: they are many, and long.
  const most = isPair === true ? 1 : Number.POSITIVE_INFINITY;
  return [
    ...new Set(forms.flatMap((form) => shortenings(form, Math.min(most, errorsInReach(form))))),
  ];
}

/** A known word with all that typed words are compared with. */
function toWordRow(known: KnownWord, synonymsId = ''): WordRow {
  const { plain, compared, isHead, isPair = false, country } = known;
  const sound = soundOf(plain);
  return {
    word: compared,
    written: plain === compared ? null : plain,
    synonymsId,
    sound: isHead ? sound : null,
    skeleton: isHead ? (skeletonOf(sound) ?? null) : null,
    shortenings: isHead ? shorteningsOf(known, sound) : null,
    isPair,
    country: country ?? null,
  };
}

/** The rows of words, each once: what more is known of it wins. */
export function toWordRows(words: readonly KnownWord[], synonymsId = ''): WordRow[] {
  const rows = new Map<string, KnownWord>();
  for (const word of words) {
    const known = rows.get(word.compared);
    rows.set(word.compared, {
      ...word,
      isHead: word.isHead || known?.isHead === true,
      isPair: word.isPair === true && (known === undefined || known.isPair === true),
      ...(known?.country === undefined ? {} : { country: known.country }),
    });
  }
  // In one order everywhere, so that of two who write one waits for the other, and never both.
  return [...rows.values()]
    .sort((one, other) => (one.compared < other.compared ? -1 : 1))
    .map((word) => toWordRow(word, synonymsId));
}
