'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { directedIconStyle } from '../internal/icon-style.ts';
import { isRightToLeft } from '../internal/is-right-to-left.ts';
import './scroll-row.css';

/** What {@link ScrollRow} is given. */
export interface ScrollRowProps {
  /** `left` names the button before the row, `right` the one after it. */
  labels: { left: string; right: string };
  /** The larger of these is one step: pixels, and a share of the width. Default 200 and 0.6. */
  step?: { minimum: number; share: number };
  children: ReactNode;
}

/** A row that scrolls sideways, with an arrow on each side that there is more on. */
export function ScrollRow({
  labels,
  step = { minimum: 200, share: 0.6 },
  children,
}: ScrollRowProps) {
  const track = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Below 0 where one reads from the right.
      const before = Math.abs(scrollLeft);
      setMore({ before: before > 1, after: before + clientWidth < scrollWidth - 1 });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const scroll = (direction: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const distance = Math.max(step.minimum, element.clientWidth * step.share);
    const towards = isRightToLeft(element) ? -direction : direction;
    element.scrollBy({ left: towards * distance });
  };

  return (
    <div className="pothik-row">
      <IconButton
        label={labels.left}
        icon={<ChevronLeft {...directedIconStyle} />}
        hidden={!more.before}
        onClick={() => scroll(-1)}
      />
      <div className="pothik-row__track" ref={track}>
        {children}
      </div>
      <IconButton
        label={labels.right}
        icon={<ChevronRight {...directedIconStyle} />}
        hidden={!more.after}
        onClick={() => scroll(1)}
      />
    </div>
  );
}
