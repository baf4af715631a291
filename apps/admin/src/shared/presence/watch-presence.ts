/** A person is away after so long without a touch of the page, in milliseconds. */
const patience = 60_000;

/** How often it is looked at who is away for long, in milliseconds. */
const interval = 10_000;

/** What people do to a page, and pages do not do by themselves. */
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether somebody is at the page. */
export interface Presence {
  /** Nobody has touched the page for a while. */
  isAway: () => boolean;
  /** Calls this whenever somebody touches the page who was away. */
  onReturn: (listener: () => void) => void;
  /** Calls this once for each time that nobody has touched the page for so many milliseconds. */
  onLongAway: (milliseconds: number, listener: () => void) => void;
}

/** Watches whether somebody is there. The page is left before this has to end. */
export function watchPresence(): Presence {
  let touchedAt = Date.now();
  const listeners: (() => void)[] = [];
  const isAway = () => Date.now() - touchedAt > patience;
  const touch = () => {
    const wasAway = isAway();
    touchedAt = Date.now();
    if (wasAway) for (const listener of listeners) listener();
  };
  for (const name of touches) addEventListener(name, touch, { capture: true, passive: true });
  return {
    isAway,
    onReturn: (listener) => void listeners.push(listener),
    onLongAway(milliseconds, listener) {
      let toldOf: number | undefined;
      setInterval(() => {
        if (Date.now() - touchedAt < milliseconds || toldOf === touchedAt) return;
        toldOf = touchedAt;
        listener();
      }, interval);
    },
  };
}
