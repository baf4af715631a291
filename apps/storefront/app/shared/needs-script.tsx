import { useFrameMessages } from '../messages/frame.ts';
import styles from './needs-script.module.css';

/** Says, where no script runs, why a form does nothing. */
export function NeedsScript() {
  const { needsScript } = useFrameMessages();
  return (
    <noscript>
      <p className={styles.note}>{needsScript}</p>
    </noscript>
  );
}
