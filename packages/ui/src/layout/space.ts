/** A step on the grid of 4 px: `4` is the token `space-4`, 1 rem. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12 | 16;

/** The class that sets this gap between the children of a layout. */
export const gapClass = (space: Space): string => `pothik-gap-${String(space)}`;
