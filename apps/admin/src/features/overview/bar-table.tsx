import type { ReactNode } from 'react';
import { formats } from '../../messages/formats.ts';
import { overviewMessages } from '../../messages/overview.ts';
import styles from './overview.module.css';

export interface Bar {
  key: string;
  name: ReactNode;
  count: number;
  /** Stands beside it, where the table has a column of notes. */
  note?: string;
  /** There are at least so many. */
  isMinimum?: boolean | undefined;
  /** Default `primary`. */
  tone?: 'primary' | 'success' | 'warning' | 'danger';
}

export interface BarTableProps {
  title: string;
  /** What is counted, in a sentence. */
  text?: string;
  /** Heads the column of the names. */
  nameHeader: string;
  countHeader: string;
  /** Heads a column of notes. */
  noteHeader?: string;
  bars: readonly Bar[];
  /** What is said where there is none. */
  empty: string;
  /** `none`: it stands in a section that has one. Default `h2`. */
  heading?: 'h2' | 'none';
}

/** Numbers beside each other: a table to read, whose rows are drawn as bars as well. */
export function BarTable({
  title,
  text,
  nameHeader,
  countHeader,
  noteHeader,
  bars,
  empty,
  heading = 'h2',
}: BarTableProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const table =
    bars.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <table className={styles.bars} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{nameHeader}</th>
            <th scope="col">{countHeader}</th>
            {noteHeader === undefined ? null : (
              <th scope="col" data-number>
                {noteHeader}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, count, note, isMinimum = false, tone = 'primary' }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                <span className={styles.measure}>
                  <span className={styles.count}>
                    {isMinimum
                      ? overviewMessages.atLeast(formats.count(count))
                      : formats.count(count)}
                  </span>
                  <span className={styles.track} aria-hidden="true">
                    <span
                      className={styles.bar}
                      data-tone={tone}
                      style={{ inlineSize: `${String((count / most) * 100)}%` }}
                    />
                  </span>
                </span>
              </td>
              {noteHeader === undefined ? null : <td data-number>{note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    );
  if (heading === 'none') return table;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {text === undefined ? null : <p className={styles.soft}>{text}</p>}
      {table}
    </section>
  );
}
