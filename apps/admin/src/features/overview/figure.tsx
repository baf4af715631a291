import { Link } from '@pothik/ui';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

export interface FigureProps {
  label: string;
  /** Where what was counted is listed. */
  href?: string;
  /** More to say of it. */
  detail?: string | undefined;
  children: ReactNode;
}

/** One number of the overview. */
export function Figure({ label, href, detail, children }: FigureProps) {
  return (
    <li className={styles.figure}>
      {detail === undefined ? null : <span className={styles.soft}>{detail}</span>}
      {href === undefined ? <span>{label}</span> : <Link href={href}>{label}</Link>}
      <strong>{children}</strong>
    </li>
  );
}
