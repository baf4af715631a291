/** A word longer than this is cut. */
const longestWord = 64;

/** Letters of Bangla that people write for one another, and marks that they leave out. */
const alike = new Map([
  ['ণ', 'ন'],
  ['শ', 'স'],
  ['ষ', 'স'],
  ['ী', 'ি'],
  ['ূ', 'ু'],
  ['ঈ', 'ই'],
  ['ঊ', 'উ'],
  ['ৎ', 'ত'],
  ['ঁ', ''],
  ['ঃ', ''],
  // The hasanta joins letters, and phones leave it out.
  ['\u09CD', ''],
]);

/** Letters with the dot below, which Unicode's composed form takes apart. */
const dotted: Readonly<Record<string, string>> = {
  '\u09AF\u09BC': '\u09DF',
  '\u09A1\u09BC': '\u09DC',
  '\u09A2\u09BC': '\u09DD',
};

const latinMarks = /[\u0300-\u036F]/g;
const invisible = /\p{Cf}/gu;
const apostrophes = /['’‘ʼ`´]/g;
const anyWord = /[\p{L}\p{M}\p{N}]+/gu;

const zeroInBangla = 0x09e6;

/**
 * A text in the one spelling in which letters are letters: small, without invisible characters and
 * accents, digits as 0 to 9, Bangla letters with a dot in one piece.
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(latinMarks, '')
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\u09AF\u09A1\u09A2]\u09BC/g, (pair) => dotted[pair] ?? pair)
    .replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - zeroInBangla));
}

/** A word of {@link plainLetters} in the one spelling in which words are compared. */
export const comparedForm = (word: string) =>
  Array.from(word, (letter) => alike.get(letter) ?? letter).join('');

/** A word of a text. */
export interface Word {
  /** In plain letters, as it is spoken. */
  plain: string;
  /** As it is compared. */
  compared: string;
}

/** The words of a text, in its order: "Cox's e-Passport" has coxs, e and passport. */
export function wordsOf(text: string): Word[] {
  const found = plainLetters(text).replaceAll(apostrophes, '').match(anyWord) ?? [];
  return found.flatMap((word) => {
    const plain = word.slice(0, longestWord);
    const compared = comparedForm(plain);
    return compared === '' ? [] : [{ plain, compared }];
  });
}

/** Words that stand together as one. */
export const joinWords = (words: readonly Word[]): Word => ({
  plain: words.map((word) => word.plain).join(''),
  compared: words.map((word) => word.compared).join(''),
});
