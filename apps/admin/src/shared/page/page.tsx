import type { Elements } from '@pothik/ui';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import styles from './page.module.css';

export interface PageProps {
  title: string;
  /** Beside the heading: what one can do with the whole page. */
  actions?: ReactNode;
  children: Elements;
}

/** A page of the console that scrolls with its window, under its heading. */
export function Page({ title, actions, children }: PageProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.head}>
        <h1>{title}</h1>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
