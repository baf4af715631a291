import type { Elements } from '@pothik/ui';
import styles from './section.module.css';

export interface SectionProps {
  /** Of its heading: the only one of this name on the page. */
  id: string;
  title: string;
  children: Elements;
}

/** A part of a page, in a frame, under its heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
