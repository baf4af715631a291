import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconStyle } from '../internal/icon-style.ts';
import { Link } from '../link/link.tsx';
import { neighbours } from './neighbours.ts';
import './pagination.css';

/** The words of {@link Pagination}, for another language than English. */
export interface PaginationLabels {
  pagination: string;
  previous: string;
  next: string;
  page: (page: number) => string;
}

/** What {@link Pagination} is given. */
export interface PaginationProps {
  /** From 1. */
  page: number;
  hasNext: boolean;
  /** Pages that are known to exist; absent: as far as `hasNext` tells. */
  lastPage?: number | undefined;
  hrefOf: (page: number) => string;
  labels?: Partial<PaginationLabels>;
}

const paginationLabels: PaginationLabels = {
  pagination: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  page: (page) => `Page ${String(page)}`,
};

/** Ways to the other pages of a list; they are links and work without JavaScript. Renders a `nav`. */
export function Pagination({ page, hasNext, lastPage, hrefOf, labels }: PaginationProps) {
  const words = { ...paginationLabels, ...labels };
  const last = Math.max(lastPage ?? 0, hasNext ? page + 1 : page);
  const step = (target: number, possible: boolean, rel: string, children: ReactNode) =>
    possible ? (
      <Link className="pothik-pagination__step" href={hrefOf(target)} rel={rel}>
        {children}
      </Link>
    ) : (
      <span className="pothik-pagination__step" aria-disabled="true">
        {children}
      </span>
    );
  return (
    <nav aria-label={words.pagination}>
      <ul className="pothik-pagination">
        <li>
          {step(
            page - 1,
            page > 1,
            'prev',
            <>
              <ChevronLeft {...iconStyle} />
              {words.previous}
            </>,
          )}
        </li>
        {neighbours(page, last).map((number) => (
          <li key={number}>
            <Link
              href={hrefOf(number)}
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        <li>
          {step(
            page + 1,
            hasNext,
            'next',
            <>
              {words.next}
              <ChevronRight {...iconStyle} />
            </>,
          )}
        </li>
      </ul>
    </nav>
  );
}
