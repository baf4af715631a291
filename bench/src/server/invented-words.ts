const scripts = {
  latin: { begin: 'bdfghjklmnprstvz', middle: 'aeiou' },
  bangla: { begin: 'কখগচজটডতদনপবমরলসহ', middle: 'ািুেো' },
};

/** How many different words are invented. */
const inventedCount = 100_000;

/**
 * A word that means nothing, as names of companies do: the same for the same number, another for each
 * below {@link inventedCount}. Every second one is in Bangla.
 */
export function inventedWord(number: number): string {
  const { begin, middle } = number % 2 === 0 ? scripts.latin : scripts.bangla;
  // Neighbours have nothing in common, and no two numbers the same: the modulus is a prime.
  let rest = (((number % inventedCount) + 1) * 48_271) % 2_147_483_647;
  let word = '';
  for (let syllable = 0; syllable < 5; syllable += 1) {
    word += begin.charAt(rest % begin.length);
    rest = Math.floor(rest / begin.length);
    word += middle.charAt(rest % middle.length);
    rest = Math.floor(rest / middle.length);
  }
  return word;
}
