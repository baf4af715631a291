import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.ts';
import { gapClass, type Space } from './space.ts';
import './layout.css';

/** What {@link Grid} is given. */
export interface GridProps extends ComponentProps<'div'> {
  /** Between rows and columns. Default 4. */
  gap?: Space;
  /** The least width of a column: 9, 16 or 22 rem. Default `medium`. */
  column?: 'small' | 'medium' | 'large';
}

/** Things of one kind in as many columns as there is room for. Renders a `div`. */
export function Grid({ gap = 4, column = 'medium', className, ...rest }: GridProps) {
  return (
    <div
      className={classNames('pothik-grid', gapClass(gap), className)}
      data-column={column}
      {...rest}
    />
  );
}
