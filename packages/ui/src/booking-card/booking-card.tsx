import { useId, type ReactNode } from 'react';
import { inElement } from '../internal/in-element.tsx';
import './booking-card.css';

/** What {@link BookingCard} is given. */
export interface BookingCardProps {
  title: string;
  icon?: ReactNode;
  /** How it stands, a `StatusBadge`. */
  status: ReactNode;
  facts: readonly { label: string; value: ReactNode }[];
  /** Buttons. */
  children?: ReactNode;
  /** Of the level that fits the page. Default 2. */
  headingLevel?: 2 | 3;
}

/** A booking in a list. Renders an `article` named by its title. */
export function BookingCard({
  title,
  icon,
  status,
  facts,
  children,
  headingLevel = 2,
}: BookingCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="pothik-booking" aria-labelledby={id}>
      <div className="pothik-booking__head">
        {icon ? <span className="pothik-booking__icon">{icon}</span> : null}
        <Heading className="pothik-booking__title" id={id}>
          {title}
        </Heading>
        {inElement(status)}
      </div>
      <dl className="pothik-booking__facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children ? <div className="pothik-booking__actions">{children}</div> : null}
    </article>
  );
}
