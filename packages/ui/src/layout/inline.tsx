import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.ts';
import { gapClass, type Space } from './space.ts';
import './layout.css';

/** What {@link Inline} is given. */
export interface InlineProps extends ComponentProps<'div'> {
  /** Between its children, and between lines. Default 3. */
  gap?: Space;
  /** How children of different heights stand on a line. Default `center`. */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Where the free space of a line goes. Default: behind the last. */
  justify?: 'center' | 'end' | 'between';
}

/** Things beside one another, that go on in the next line where there is no room. Renders a `div`. */
export function Inline({ gap = 3, align, justify, className, ...rest }: InlineProps) {
  return (
    <div
      className={classNames('pothik-inline', gapClass(gap), className)}
      data-align={align}
      data-justify={justify}
      {...rest}
    />
  );
}
