import { severalMessages as words } from '../../messages/several.ts';
import styles from './several.module.css';

/** One record, and the state that it gets or keeps. */
interface PlannedChange {
  _id: string;
  /** The name by which staff know it, such as a reference. */
  title: string;
  /** A further name, where the title tells too little. */
  name?: string | undefined;
  /** The state that it gets, or keeps, in words. */
  detail: string;
}

function Changes({ changes }: { changes: readonly PlannedChange[] }) {
  return (
    <ul className={styles.preview}>
      {changes.map(({ _id, title, name, detail }) => (
        <li key={_id}>
          <strong>{title}</strong> {name === undefined ? null : <bdi>{name}</bdi>}
          <span>{detail}</span>
        </li>
      ))}
    </ul>
  );
}

export interface Plan {
  changed: readonly PlannedChange[];
  /** The records that stay as they are. */
  left: readonly PlannedChange[];
  /** The reason why they stay. */
  leftTitle: string;
}

/** Shows what becomes of each record before it is changed. */
export function PlannedChanges({ changed, left, leftTitle }: Plan) {
  return (
    <section aria-label={words.preview}>
      {changed.length > 0 ? <Changes changes={changed} /> : null}
      {left.length > 0 ? (
        <>
          <h3>{leftTitle}</h3>
          <Changes changes={left} />
        </>
      ) : null}
    </section>
  );
}
