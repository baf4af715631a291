import type { ReactNode } from 'react';
import { inElement } from '../internal/in-element.tsx';
import { Link } from '../link/link.tsx';
import './bottom-navigation.css';

/** What {@link BottomNavigation} is given. */
export interface BottomNavigationProps {
  /** Names the navigation. */
  label: string;
  items: readonly { label: string; href: string; icon: ReactNode; current: boolean }[];
}

/** The main places within a thumb's reach; only below the md breakpoint. Renders a `nav`. */
export function BottomNavigation({ label, items }: BottomNavigationProps) {
  return (
    <nav className="pothik-bottom" aria-label={label}>
      {items.map((item) => (
        <Link key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
          {inElement(item.icon)}
          <span>{item.label}</span>
        </Link>
      ))}
    </nav>
  );
}
