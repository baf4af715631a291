import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a page that is loaded when it is wanted; where it does not come the page does without. */
export const optionalPart = (
  load: () => Promise<ComponentType>,
): LazyExoticComponent<ComponentType> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
