'use client';
import { useEffect, useState } from 'react';

/** Between the list and the edge of what is seen, in pixels. */
const margin = 8;

/** With less room than this the field moves up, in pixels. */
const leastRoom = 280;

/** The pixels between an element and the keyboard of a phone, or the end of the window. */
function roomBelow(element: Element): number {
  const view = window.visualViewport;
  const end = view ? view.offsetTop + view.height : window.innerHeight;
  return end - element.getBoundingClientRect().bottom - margin;
}

/** How high a list under this element may be while it is open; the page moves where that is too little. */
export function useRoomBelow(element: Element | null, isOpen: boolean): number | undefined {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    if (!element || !isOpen) return;
    const measure = () => setRoom(roomBelow(element));
    if (roomBelow(element) < leastRoom) element.scrollIntoView({ block: 'start' });
    measure();
    const view = window.visualViewport;
    window.addEventListener('scroll', measure, { passive: true });
    view?.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      view?.removeEventListener('resize', measure);
      view?.removeEventListener('scroll', measure);
    };
  }, [element, isOpen]);
  return isOpen ? room : undefined;
}
