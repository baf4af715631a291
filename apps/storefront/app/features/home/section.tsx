import type { Elements } from '@pothik/ui';
import { useEffect, useId } from 'react';
import { whenNear } from '../../shared/when-near.ts';
import styles from './home.module.css';
import { useLastSize } from './use-last-size.ts';

/** A part of the start page, named by its heading. */
export function Section({
  title,
  action,
  farDown = false,
  onNear,
  children,
}: {
  title: string;
  action?: Elements;
  /** It is neither laid out nor loaded until it comes near. */
  farDown?: boolean;
  /** It comes near, for the first time. It stays the same function. */
  onNear?: () => void;
  children: Elements;
}) {
  const id = useId();
  const size = useLastSize(title);
  const { ref } = size;
  useEffect(
    () => (ref.current && onNear ? whenNear(ref.current, onNear) : undefined),
    [ref, onNear],
  );
  return (
    <section
      className={farDown ? styles.farDown : styles.section}
      aria-labelledby={id}
      {...(farDown ? size : {})}
    >
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
