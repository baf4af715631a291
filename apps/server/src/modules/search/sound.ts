/**
 * How words sound, roughly, so that সৌদি, 'soudi' and 'saudi' meet: Bangla is spelled in Latin letters
 * first, then letters that people mix when they write what they hear become one.
 */

const consonants: Readonly<Record<string, string>> = {
  ক: 'k',
  খ: 'k',
  গ: 'g',
  ঘ: 'g',
  ঙ: 'n',
  চ: 'ch',
  ছ: 'ch',
  জ: 'j',
  ঝ: 'j',
  ঞ: 'n',
  ট: 't',
  ঠ: 't',
  ড: 'd',
  ঢ: 'd',
  ণ: 'n',
  ত: 't',
  থ: 't',
  দ: 'd',
  ধ: 'd',
  ন: 'n',
  প: 'p',
  ফ: 'p',
  ব: 'b',
  ভ: 'b',
  ম: 'm',
  য: 'j',
  র: 'r',
  ল: 'l',
  শ: 's',
  ষ: 's',
  স: 's',
  হ: 'h',
  '\u09DC': 'r',
  '\u09DD': 'r',
  '\u09DF': 'y',
};

const vowels: Readonly<Record<string, string>> = {
  অ: 'o',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'ou',
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'ou',
};

const hasanta = '\u09CD';

/**
 * Tells whether a vowel is heard after the consonant at this place, though none is written: between two
 * consonants, unless a syllable follows that has a vowel of its own, as in চাকরি.
 */
function hasInherentVowel(letters: readonly string[], index: number): boolean {
  const [next = '', afterNext = ''] = letters.slice(index + 1);
  return next in consonants && (index === 0 || !(afterNext in vowels));
}

/** A word of plain letters as it would be spelled in Latin ones. */
function inLatinLetters(word: string): string {
  const letters = Array.from(
    word
      // What is heard as a w, and the a of ব্যাংক.
      .replaceAll('\u0993\u09DF', 'w')
      .replaceAll('্যা', 'া')
      .replaceAll('্য', ''),
  );
  return letters
    .map((letter, index) => {
      const consonant = consonants[letter];
      if (consonant !== undefined) {
        return consonant + (hasInherentVowel(letters, index) ? 'o' : '');
      }
      if (letter === hasanta || letter === 'ঁ' || letter === 'ঃ') return '';
      if (letter === 'ৎ') return 't';
      if (letter === 'ং') return 'n';
      return vowels[letter] ?? letter;
    })
    .join('');
}

/** Replacements in a word of Latin letters, made one after the other. `C` is the ch of চ. */
const latinRules: readonly (readonly [RegExp, string])[] = [
  [/(t|s|ss)ion/g, 'son'],
  [/(c|t|s)ian/g, 'son'],
  [/tch|ch/g, 'C'],
  [/ck/g, 'k'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c|q/g, 'k'],
  [/age$/g, 'ej'],
  [/dge?$|ge$/g, 'j'],
  [/x/g, 'ks'],
  [/ph|f/g, 'p'],
  [/bh|v/g, 'b'],
  [/(?<=[kgtdjsbprl])h/g, ''],
  [/z/g, 'j'],
  [/ng|nk$/g, 'n'],
  [/(?<=[a-z]{2}[^aeiouy])e$/g, ''],
  [/(?<=[a-z]{3})er$/g, 'ar'],
  [/ee|ea|ie/g, 'i'],
  [/oo/g, 'u'],
  [/y(?=[aeiou])/g, 'y'],
  [/[eiy](?![aeiou])|[ei]/g, 'i'],
  [/ou|au|ow|aw|o/g, 'a'],
  [/(?<=[aiu])h$/g, ''],
  [/(.)\1+/g, '$1'],
];

const soundInLatin = (word: string) =>
  latinRules.reduce(
    (sound, [pattern, replacement]) => sound.replaceAll(pattern, replacement),
    word,
  );

/** The sound of a word of plain letters. */
export const soundOf = (word: string) => soundInLatin(inLatinLetters(word));

/**
 * The sounds that a typed word may have: who writes Bangla in Latin letters means by c what others write as ch.
 */
export function soundsOf(word: string): string[] {
  const latin = inLatinLetters(word);
  const other = latin.replaceAll(/c(?!h)/g, 'ch');
  return [...new Set([soundInLatin(latin), soundInLatin(other)])];
}

/** A skeleton shorter than this says too little. */
const shortestSkeleton = 3;

/** The consonants of a sound, those alike made one: what two ways of writing a word have in common. */
export function skeletonOf(sound: string): string | undefined {
  const first = sound.slice(0, 1).replace(/[aiuw]/, 'a');
  const rest = sound
    .slice(1)
    .replaceAll(/[aiuyhw]/g, '')
    .replaceAll('j', 's');
  const skeleton = (first.replace('j', 's') + rest).replaceAll(/(.)\1+/g, '$1');
  return skeleton.length < shortestSkeleton ? undefined : skeleton;
}
