import { VisuallyHidden } from '@pothik/ui';
import type { ReactNode } from 'react';
import { catalogueMessages } from '../messages/catalogue.ts';
import styles from './changed-fields.module.css';

const { differences: words } = catalogueMessages;

const Text = ({ children }: { children: string }) =>
  children === '' ? <span className={styles.empty}>{words.empty}</span> : children;

interface ChangedFieldsProps {
  changes: readonly { key: string; label: ReactNode; from: string; to: string }[];
  /** Nothing was there before. */
  isNew?: boolean;
}

/** Each field of a record that differs, as it was and as it is. */
export function ChangedFields({ changes, isNew = false }: ChangedFieldsProps) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ key, label, from, to }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {isNew ? null : (
              <del>
                <VisuallyHidden>{`${words.before} `}</VisuallyHidden>
                <Text>{from}</Text>
              </del>
            )}
            <ins>
              {isNew ? null : <VisuallyHidden>{`${words.after} `}</VisuallyHidden>}
              <Text>{to}</Text>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
