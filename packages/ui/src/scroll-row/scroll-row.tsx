'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import './scroll-row.css';

/** What {@link ScrollRow} is given. */
export interface ScrollRowProps {
  labels: { left: string; right: string };
  /** The larger of these is one step: pixels, and a share of the width. Default 200 and 0.6. */
  step?: { minimum: number; share: number };
  children: ReactNode;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A row that scrolls sideways, with an arrow on each side that there is more on. */
export function ScrollRow({
  labels,
  step = { minimum: 200, share: 0.6 },
  children,
}: ScrollRowProps) {
  const track = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ left: false, right: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setMore({ left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 });
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
    element.scrollBy({ left: direction * distance });
  };

  return (
    <div className="pothik-row">
      <IconButton
        label={labels.left}
        icon={<ChevronLeft {...icon} />}
        hidden={!more.left}
        onClick={() => scroll(-1)}
      />
      <div className="pothik-row__track" ref={track}>
        {children}
      </div>
      <IconButton
        label={labels.right}
        icon={<ChevronRight {...icon} />}
        hidden={!more.right}
        onClick={() => scroll(1)}
      />
    </div>
  );
}
