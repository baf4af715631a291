import { useId, type ReactNode } from 'react';
import { inElement } from '../internal/in-element.tsx';
import './layout.css';

/** What {@link Section} is given. */
export interface SectionProps {
  /** Its heading, which names it. */
  title: ReactNode;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** The level of the heading. Default 2. */
  level?: 2 | 3 | 4;
  /** It lies on a surface of its own, with a border. */
  raised?: boolean;
  children: ReactNode;
}

/** A part of a page under its heading. Renders a `section` (a `region`) named by the heading. */
export function Section({
  title,
  description,
  actions,
  level = 2,
  raised = false,
  children,
}: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="pothik-section" data-raised={raised || undefined} aria-labelledby={id}>
      <div className="pothik-section__head">
        <div>
          <Heading className="pothik-section__title" data-level={level} id={id}>
            {title}
          </Heading>
          {description ? <p className="pothik-section__description">{description}</p> : null}
        </div>
        {actions ? <div className="pothik-section__actions">{actions}</div> : null}
      </div>
      {inElement(children)}
    </section>
  );
}
