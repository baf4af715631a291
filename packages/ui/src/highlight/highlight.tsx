import { MarkedText } from './marked-text.tsx';
import { splitWords } from './split-words.ts';

/** What {@link Highlight} is given. */
export interface HighlightProps {
  text: string;
  /** Marked wherever they stand as whole words, in whichever case. */
  words: readonly string[];
}

/** A text in which some words are marked, such as those that were looked for. Renders text and `mark`s. */
export function Highlight({ text, words }: HighlightProps) {
  return <MarkedText parts={splitWords(text, words)} />;
}
