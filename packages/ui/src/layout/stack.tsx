import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.ts';
import { gapClass, type Space } from './space.ts';
import './layout.css';

/** What {@link Stack} is given. */
export interface StackProps extends ComponentProps<'div'> {
  /** Between its children. Default 4. */
  gap?: Space;
  /** Where children that are narrower than the stack stand. Default: they fill it. */
  align?: 'start' | 'center' | 'end';
}

/** Things under one another, with the same space between all of them. Renders a `div`. */
export function Stack({ gap = 4, align, className, ...rest }: StackProps) {
  return (
    <div
      className={classNames('pothik-stack', gapClass(gap), className)}
      data-align={align}
      {...rest}
    />
  );
}
