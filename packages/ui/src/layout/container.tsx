import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.ts';
import './layout.css';

/** What {@link Container} is given. */
export interface ContainerProps extends ComponentProps<'div'> {
  /** The widest that it gets: 40 rem for forms and text, 76 rem, or all there is. Default `page`. */
  width?: 'text' | 'page' | 'full';
}

/** Keeps its content off the window's edges and in the middle of it. Renders a `div`. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div className={classNames('pothik-container', className)} data-width={width} {...rest} />;
}
