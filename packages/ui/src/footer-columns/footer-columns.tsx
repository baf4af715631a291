import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { inElement } from '../internal/in-element.tsx';
import { Link } from '../link/link.tsx';
import './footer-columns.css';

/** What {@link FooterColumns} is given. */
export interface FooterColumnsProps {
  tagline: ReactNode;
  /**
   * Groups of links; a link without an address is a button. One with both is a link that a script has
   * a better answer for: it leads to its address without one, or in a new tab.
   */
  columns: readonly {
    title: string;
    links: readonly ({ label: string } & (
      | { href: string; onSelect?: () => void }
      | { onSelect: () => void }
    ))[];
  }[];
  /** More than links, such as the newsletter. */
  children?: ReactNode;
  credit: ReactNode;
  className?: string;
}

/** Does something in place of going there; a new tab or window is opened as always. */
const insteadOfGoing = (onSelect: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onSelect();
};

/** The end of every page. Renders a `footer`. */
export function FooterColumns({
  tagline,
  columns,
  children,
  credit,
  className,
}: FooterColumnsProps) {
  return (
    <footer className={classNames('pothik-footer', className)}>
      <div className="pothik-footer__columns">
        <div className="pothik-footer__first">
          <p className="pothik-footer__tagline">{tagline}</p>
          {inElement(children)}
        </div>
        {columns.map(({ title, links }) => (
          <section key={title}>
            <h2 className="pothik-footer__title">{title}</h2>
            <ul className="pothik-footer__links">
              {links.map((link) => (
                <li key={link.label}>
                  {'href' in link ? (
                    <Link
                      className="pothik-footer__link"
                      href={link.href}
                      onClick={link.onSelect && insteadOfGoing(link.onSelect)}
                    >
                      {link.label}
                    </Link>
                  ) : (
                    <button type="button" className="pothik-footer__link" onClick={link.onSelect}>
                      {link.label}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="pothik-footer__credit">{credit}</p>
    </footer>
  );
}
