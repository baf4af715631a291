import type { ReactNode } from 'react';
import { drawings } from './drawings.tsx';
import { StateFrame } from './state-frame.tsx';

/** What {@link EmptyState} and {@link ErrorState} are given. */
export interface MessageStateProps {
  title: string;
  text?: string | undefined;
  /** One action, two at most. */
  children?: ReactNode;
  /** Of the level that fits the page. Default 2. */
  headingLevel?: 1 | 2 | 3;
  /** `road`: set out from here; `boat`: nothing was found; `bridge`: something failed. */
  drawing?: keyof typeof drawings;
}

/** An empty, missing or failed thing as a screen of its own: a drawing, a sentence, an action. */
export function MessageState({
  title,
  text,
  children,
  headingLevel = 2,
  drawing = 'road',
}: MessageStateProps) {
  return (
    <StateFrame title={title} text={text} headingLevel={headingLevel} Drawing={drawings[drawing]}>
      {children}
    </StateFrame>
  );
}
