import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { inElement } from '../internal/in-element.tsx';
import './header-bar.css';

/** What {@link HeaderBar} is given. */
export interface HeaderBarProps {
  /** Opens the menu on a phone; not there on wider screens. */
  menuButton?: ReactNode;
  logo: ReactNode;
  /** Only where there is room for it. */
  navigation?: ReactNode;
  /** At its end: the current user. */
  actions?: ReactNode;
  className?: string;
  /** What belongs to it and lies outside its line, such as the slide-in menu. */
  children?: ReactNode;
}

/** The head of every page, which stays at the top. Renders a `header`. */
export function HeaderBar({
  menuButton,
  logo,
  navigation,
  actions,
  className,
  children,
}: HeaderBarProps) {
  return (
    <header className={classNames('pothik-header', className)}>
      <div className="pothik-header__line">
        {menuButton ? <div className="pothik-header__menu">{menuButton}</div> : null}
        <div className="pothik-header__logo">{logo}</div>
        {navigation ? <div className="pothik-header__navigation">{navigation}</div> : null}
        {actions ? <div className="pothik-header__actions">{actions}</div> : null}
      </div>
      {inElement(children)}
    </header>
  );
}
