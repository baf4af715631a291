/** Who has not touched the page for so long is away, in milliseconds. */
const patience = 60_000;

/** What people do to a page, and pages do not do by themselves. */
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Watches whether somebody is there. The page is left before this has to end.
 *
 * @returns a function that tells whether nobody has touched the page for a while.
 */
export function watchPresence(): () => boolean {
  let touchedAt = Date.now();
  const touch = () => {
    touchedAt = Date.now();
  };
  for (const name of touches) addEventListener(name, touch, { capture: true, passive: true });
  return () => Date.now() - touchedAt > patience;
}
