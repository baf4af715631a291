import type { ReactNode } from 'react';

/**
 * How far a component has come. `draft`: no app uses it yet, and it may change with any version.
 * `stable`: it changes with notice alone. `deprecated`: it goes; `avoid` says what to use instead.
 */
export type Status = 'draft' | 'stable' | 'deprecated';

/** One way of using a component, shown on its page. */
export interface Example {
  /** Draws it. Nobody can press what it draws: it is to be looked at. */
  show: () => ReactNode;
  /** One sentence that is understood without the picture too. */
  why: string;
}

/** What a component's page tells a designer or another team. */
export interface Guide {
  status: Status;
  /** When to use it. */
  use: string;
  /** When not to, and what instead. */
  avoid: string;
  /** Keys and what they do; left out where the component takes none. */
  keyboard?: readonly (readonly [key: string, does: string])[];
  /** Roles and accessible names, which stay stable. */
  names: string;
  /** How it is meant. */
  dos?: readonly Example[];
  /** Mistakes that look right at first. */
  donts?: readonly Example[];
  /** Its stories cover the page or take the focus: each stands in a frame of its own, this high in pixels. */
  frameHeight?: number;
}

/** The parameters of stories whose page shows the guide. */
export const guide = (content: Guide) => ({
  guide: content,
  docs:
    content.frameHeight === undefined
      ? {}
      : { story: { inline: false, height: `${content.frameHeight}px` } },
});
