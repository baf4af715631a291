'use client';
import { Fragment, useId, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Badge, Chip } from '../chip/chip.tsx';
import { useLabels } from '../labels/use-labels.ts';
import { Link } from '../link/link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import './service-card.css';

/** The words of {@link ServiceCard}, for another language than English. */
export interface ServiceCardLabels {
  details: string;
  /** Default: as `Picture` has it. */
  noImage: string;
}

/** One thing that a card tells. */
export interface ServiceCardFact {
  label: string;
  value: ReactNode;
  /** `price`: what people compare first, such as a salary; `minor`: a compact card does without it. */
  weight?: 'price' | 'minor';
}

/** What {@link ServiceCard} is given. */
export interface ServiceCardProps {
  title: string;
  /** The title as it is shown, such as with marks. Default: the title. */
  shownTitle?: ReactNode;
  href: string;
  picture?: PictureSource | undefined;
  sizes?: string;
  /** One of the first pictures of the page. */
  priority?: boolean;
  /** The mark's text, such as 'Featured'. */
  mark?: string | undefined;
  chips?: readonly string[];
  /** Label and value, such as 'Company:' and the company. Five at most keep cards about even. */
  facts?: readonly ServiceCardFact[];
  /** On phones its picture stands beside its text, without chips and minor facts: for rows that one scrolls. */
  compact?: boolean;
  /** Of the level that fits the page. Default 3. */
  headingLevel?: 2 | 3;
  labels?: Partial<ServiceCardLabels>;
}

const serviceCardLabels = { details: 'View Details' };

/** A service in a list. Renders an `article` named by its title; the whole card follows its link. */
export function ServiceCard({
  title,
  shownTitle = title,
  href,
  picture,
  sizes = '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 92vw',
  priority = false,
  mark,
  chips = [],
  facts = [],
  compact = false,
  headingLevel = 3,
  labels,
}: ServiceCardProps) {
  const { details } = useLabels('ServiceCard', serviceCardLabels, labels);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classNames('pothik-card', compact && 'pothik-card--compact')}
      aria-labelledby={id}
    >
      <Picture picture={picture} sizes={sizes} priority={priority} missing={labels?.noImage} />
      {mark ? (
        <span className="pothik-card__mark">
          <Badge tone="accent">{mark}</Badge>
        </span>
      ) : null}
      <div className="pothik-card__body">
        <div className="pothik-card__chips">
          {chips.map((chip) => (
            <Chip key={chip}>{chip}</Chip>
          ))}
        </div>
        <div className="pothik-card__text">
          <Heading className="pothik-card__title" id={id} title={title}>
            {shownTitle}
          </Heading>
          {facts.length > 0 ? (
            <dl className="pothik-card__facts">
              {facts.map(({ label, value, weight }) => (
                <Fragment key={label}>
                  <dt data-weight={weight}>{label}</dt>
                  <dd data-weight={weight}>{value}</dd>
                </Fragment>
              ))}
            </dl>
          ) : null}
        </div>
        <Link className="pothik-card__link" href={href} aria-describedby={id}>
          {details}
        </Link>
      </div>
    </article>
  );
}
