import { foldCase } from '../internal/fold-case.ts';

/** A piece of a text, and whether it is to be marked. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** A word as people read it; marks are the vowels of Bangla among others. */
export const wordPattern = /[\p{L}\p{M}\p{N}'’]+/gu;

/**
 * A text in the pieces that are marked and those between them.
 *
 * @param lengthOf tells how much of the beginning of a word is marked, in UTF-16 units; 0: nothing.
 */
export function markWords(text: string, lengthOf: (word: string) => number): TextPart[] {
  const parts: TextPart[] = [];
  let plainFrom = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const end = index + lengthOf(word);
    if (end === index) continue;
    if (index > plainFrom) parts.push({ text: text.slice(plainFrom, index), isMarked: false });
    parts.push({ text: text.slice(index, end), isMarked: true });
    plainFrom = end;
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), isMarked: false });
  return parts;
}

/** Marks each of these words where a text has it whole. */
export function splitWords(text: string, words: readonly string[]): TextPart[] {
  const wanted = new Set(words.map(foldCase));
  return markWords(text, (word) => (wanted.has(foldCase(word)) ? word.length : 0));
}
