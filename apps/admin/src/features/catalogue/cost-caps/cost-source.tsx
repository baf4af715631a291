import type { CostCap } from '@pothik/contract';
import styles from './cost-caps.module.css';

/** The source of a cap, with the way to it where it has an address. */
export function CostSource({ sourceName, sourceAddress, note }: CostCap) {
  return (
    <span className={styles.source}>
      {sourceAddress === undefined ? (
        <span>{sourceName}</span>
      ) : (
        <a href={sourceAddress} target="_blank" rel="noreferrer">
          {sourceName}
        </a>
      )}
      {note === undefined ? null : <span className={styles.soft}>{note}</span>}
    </span>
  );
}
