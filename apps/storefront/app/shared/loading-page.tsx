import { Loading, type Elements } from '@pothik/ui';
import styles from './loading-page.module.css';

/** A page that is being loaded, as high as the screen: the footer does not jump up and down. */
export function LoadingPage({ label, children }: { label: string; children?: Elements }) {
  return (
    <main id="content" className={styles.page}>
      {children}
      <Loading label={label} />
    </main>
  );
}
