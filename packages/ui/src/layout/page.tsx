import type { ReactNode } from 'react';
import { inElement } from '../internal/in-element.tsx';
import { Container, type ContainerProps } from './container.tsx';
import './layout.css';

/** What {@link Page} is given. */
export interface PageProps {
  /** The heading of the page. */
  title: ReactNode;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** Above the heading, such as `Breadcrumbs`. */
  start?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  width?: ContainerProps['width'];
  /** The id of the `main` element, for a link that leads past the navigation. Default `main`. */
  id?: string;
  children: ReactNode;
}

/**
 * The frame of a page: its heading with its actions, its content, and room around them. Renders
 * `main` with an `h1`, so a document has one of it.
 */
export function Page({
  title,
  description,
  start,
  actions,
  width = 'page',
  id = 'main',
  children,
}: PageProps) {
  return (
    <main id={id} tabIndex={-1} className="pothik-page">
      <Container width={width} className="pothik-page__content">
        <div className="pothik-page__head">
          <div className="pothik-page__heading">
            {inElement(start)}
            <h1 className="pothik-page__title">{title}</h1>
            {description ? <p className="pothik-page__description">{description}</p> : null}
          </div>
          {actions ? <div className="pothik-page__actions">{actions}</div> : null}
        </div>
        {inElement(children)}
      </Container>
    </main>
  );
}
