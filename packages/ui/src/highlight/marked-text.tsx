import type { TextPart } from './split-words.ts';
import './highlight.css';

/** A text with marks. It has no name of its own: each piece of it is text. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark className="pothik-mark" key={index}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
