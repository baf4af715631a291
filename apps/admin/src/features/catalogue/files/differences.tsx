import type { PlannedService, RefusedRow, ServiceImportPlan } from '@pothik/contract';
import { Alert, Button } from '@pothik/ui';
import { useState, type ReactNode } from 'react';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { serviceFileMessages as words } from '../../../messages/service-files.ts';
import catalogue from '../catalogue.module.css';
import { ChangedFields } from '../../../shared/changed-fields.tsx';
import styles from './differences.module.css';

/** Names of columns stand in English in every file. */
const Column = ({ name }: { name: string }) => <span lang="en">{name}</span>;

function Row({ row, name }: Pick<RefusedRow, 'row' | 'name'>) {
  return (
    <p className={styles.row}>
      <strong>{name || catalogueMessages.service.untitled}</strong> <span>{words.row(row)}</span>
    </p>
  );
}

/** Each column of a service that differs; of a new one what it is to be. */
function Changes({ _id: id, row, name, changes }: PlannedService) {
  return (
    <>
      <Row row={row} name={name} />
      <ChangedFields
        isNew={id === undefined}
        changes={changes.map(({ column, ...change }) => ({
          key: column,
          label: <Column name={column} />,
          ...change,
        }))}
      />
    </>
  );
}

function Faults({ row, name, faults }: RefusedRow) {
  return (
    <>
      <Row row={row} name={name} />
      <ul>
        {faults.map(({ column, message }) => (
          <li key={`${column ?? ''} ${message}`}>
            {column === undefined ? null : (
              <span>
                <Column name={column} />
                {': '}
              </span>
            )}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** More rows are shown when they are asked for: a thousand take a second to draw. */
const shownFirst = 50;

interface RowsProps<Item> {
  rows: readonly Item[];
  show: (row: Item) => ReactNode;
}

function Rows<Item extends { row: number }>({ rows, show }: RowsProps<Item>) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul className={styles.rows}>
        {(isWhole ? rows : rows.slice(0, shownFirst)).map((row) => (
          <li key={row.row}>{show(row)}</li>
        ))}
      </ul>
      {!isWhole && rows.length > shownFirst ? (
        <Button emphasis="secondary" onClick={() => setWhole(true)}>
          {words.all(rows.length)}
        </Button>
      ) : null}
    </>
  );
}

function Planned({ title, services }: { title: string; services: readonly PlannedService[] }) {
  if (services.length === 0) return null;
  return (
    <section className={catalogue.section} aria-label={title}>
      <h2>{title}</h2>
      <Rows rows={services} show={Changes} />
    </section>
  );
}

interface DifferencesProps {
  plan: ServiceImportPlan;
  isBusy: boolean;
  onApply: () => void;
}

/** Shows what a file of services does, row by row, before it is imported. */
export function Differences({ plan, isBusy, onApply }: DifferencesProps) {
  const { created, changed, unchanged, refused } = plan;
  const count = created.length + changed.length;
  return (
    <>
      <section className={styles.summary} aria-label={words.summary}>
        <p role="status">
          {[
            words.created(created.length),
            words.changed(changed.length),
            words.unchanged(unchanged),
            ...(refused.length > 0 ? [words.refused(refused.length)] : []),
          ].join(' · ')}
        </p>
        {count > 0 && refused.length === 0 ? (
          <>
            <Button busy={isBusy} onClick={onApply}>
              {words.apply(count)}
            </Button>
            <p className={catalogue.soft}>{words.applying}</p>
          </>
        ) : null}
      </section>
      {refused.length > 0 ? (
        <Alert tone="danger" title={words.refusedTitle(refused.length)}>
          <p>{words.refusedText}</p>
          <Rows rows={refused} show={Faults} />
        </Alert>
      ) : null}
      {count === 0 && refused.length === 0 ? <Alert title={words.nothing} /> : null}
      <Planned title={words.changedTitle} services={changed} />
      <Planned title={words.createdTitle} services={created} />
    </>
  );
}
