/** How long a pointer rests on a link, or the focus, before somebody seems to want it, in milliseconds. */
const restsFor = 100;
/** A finger that scrolls has moved on by then. */
const pressedFor = 40;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
};

/** Tells of links that somebody points at, touches or has gone to by keyboard. Returns a function that stops it. */
export function watchIntent(tell: (link: HTMLAnchorElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLAnchorElement | undefined;
  const forget = () => {
    clearTimeout(timer);
    current = undefined;
  };
  const wait = (event: Event, milliseconds: number) => {
    const link = linkOf(event);
    if (link === current) return;
    forget();
    if (!link) return;
    current = link;
    timer = setTimeout(() => tell(link), milliseconds);
  };
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  addEventListener('pointerdown', (event) => wait(event, pressedFor), options);
  addEventListener('pointercancel', forget, options);
  addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') wait(event, restsFor);
    },
    options,
  );
  addEventListener('focusin', (event) => wait(event, restsFor), options);
  return () => {
    forget();
    controller.abort();
  };
}
