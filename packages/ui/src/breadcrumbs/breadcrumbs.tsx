'use client';
import { useLabels } from '../labels/use-labels.ts';
import { Link } from '../link/link.tsx';
import './breadcrumbs.css';

/** What {@link Breadcrumbs} is given. */
export interface BreadcrumbsProps {
  /** From the start to this page; the last one is this page and needs no address. */
  items: readonly { label: string; href?: string | undefined }[];
  /** Names the navigation. Default 'Breadcrumbs'. */
  label?: string;
}

/** Where this page stands. Renders a `nav` with an ordered list of links. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const words = useLabels('Breadcrumbs', { label: 'Breadcrumbs' });
  return (
    <nav aria-label={label ?? words.label}>
      <ol className="pothik-breadcrumbs">
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`}>
            {item.href === undefined || index === items.length - 1 ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
