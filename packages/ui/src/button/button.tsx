'use client';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import { inElement } from '../internal/in-element.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { Spinner } from '../status/status.tsx';
import './button.css';

/** `danger`: what can't be undone. */
export type Emphasis = 'primary' | 'secondary' | 'quiet' | 'danger';

const buttonClass = (emphasis: Emphasis, more?: string) =>
  classNames('pothik-button', `pothik-button--${emphasis}`, more);

/** What {@link Button} is given. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** At most one `primary` a view. Default `primary`. */
  emphasis?: Emphasis;
  /** It is doing what it was asked to do; until then it can't be pressed again and keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here. For going somewhere use `LinkButton`. Renders a `button`. */
export function Button({
  emphasis = 'primary',
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button that is busy must not submit either.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={buttonClass(emphasis, className)}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {inElement(children)}
    </button>
  );
}

/** What {@link LinkButton} is given. */
export interface LinkButtonProps extends LinkProps {
  emphasis?: Emphasis;
}

/** Goes somewhere and looks like a button. Renders a link. */
export function LinkButton({ emphasis = 'primary', className, ...rest }: LinkButtonProps) {
  return <Link className={buttonClass(emphasis, className)} {...rest} />;
}

/** What {@link IconButton} is given. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words. */
  label: string;
  icon: ReactNode;
  framed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon alone. Renders a `button` named by its label. */
export function IconButton({ label, icon, framed = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'pothik-icon-button',
        framed && 'pothik-icon-button--framed',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
