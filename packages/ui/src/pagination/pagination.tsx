'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { AriaAttributes, ReactNode } from 'react';
import { directedIconStyle } from '../internal/icon-style.ts';
import { useLabels, useOrdinals } from '../labels/use-labels.ts';
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
  /** The address of each page: they are links and work without JavaScript. */
  hrefOf?: (page: number) => string;
  /** Without addresses: what is done instead of following a link. */
  onPageChange?: (page: number) => void;
  labels?: Partial<PaginationLabels>;
}

const paginationLabels: PaginationLabels = {
  pagination: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  page: (page) => `Page ${String(page)}`,
};

/** Ways to the other pages of a list: links where they have addresses, else buttons. Renders a `nav`. */
export function Pagination({
  page,
  hasNext,
  lastPage,
  hrefOf,
  onPageChange,
  labels,
}: PaginationProps) {
  const toText = useOrdinals();
  const words = useLabels('Pagination', paginationLabels, labels);
  const last = Math.max(lastPage ?? 0, hasNext ? page + 1 : page);
  const leadTo = (
    target: number,
    {
      rel,
      ...props
    }: { className?: string; rel?: string } & Pick<AriaAttributes, 'aria-label' | 'aria-current'>,
    children: ReactNode,
  ) =>
    hrefOf ? (
      <Link {...props} href={hrefOf(target)} rel={rel}>
        {children}
      </Link>
    ) : (
      <button type="button" {...props} onClick={() => onPageChange?.(target)}>
        {children}
      </button>
    );
  const step = (target: number, possible: boolean, rel: string, children: ReactNode) =>
    possible ? (
      leadTo(target, { className: 'pothik-pagination__step', rel }, children)
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
              <ChevronLeft {...directedIconStyle} />
              <span>{words.previous}</span>
            </>,
          )}
        </li>
        {neighbours(page, last).map((number) => (
          <li key={number}>
            {leadTo(
              number,
              {
                'aria-label': words.page(number),
                'aria-current': number === page ? 'page' : undefined,
              },
              toText(number),
            )}
          </li>
        ))}
        <li>
          {step(
            page + 1,
            hasNext,
            'next',
            <>
              <span>{words.next}</span>
              <ChevronRight {...directedIconStyle} />
            </>,
          )}
        </li>
      </ul>
    </nav>
  );
}
