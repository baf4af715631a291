import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { gapClass, type Space } from './space.ts';
import './layout.css';

/** What {@link Split} is given. */
export interface SplitProps {
  /** What the narrow part holds: filters, a list, the context of what is beside it. */
  side: ReactNode;
  /** The wide part. */
  children: ReactNode;
  /** Where the narrow part stands, and whether it is read first or last. Default `end`. */
  sideAt?: 'start' | 'end';
  /** The width of the narrow part: 16, 20 or 24 rem. Default `medium`. */
  sideWidth?: 'small' | 'medium' | 'large';
  /** Default 6. */
  gap?: Space;
}

/**
 * A wide and a narrow part beside one another, and under one another where the wide one would have
 * less than half of the room. Renders `div`s.
 */
export function Split({
  side,
  children,
  sideAt = 'end',
  sideWidth = 'medium',
  gap = 6,
}: SplitProps) {
  const narrow = (
    <div className="pothik-split__side" data-width={sideWidth}>
      {side}
    </div>
  );
  return (
    <div className={classNames('pothik-split', gapClass(gap))}>
      {sideAt === 'start' ? narrow : null}
      <div className="pothik-split__main">{children}</div>
      {sideAt === 'end' ? narrow : null}
    </div>
  );
}
