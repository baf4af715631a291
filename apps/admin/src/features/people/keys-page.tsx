import { useStaffKeysListQuery } from '@pothik/api-client/rtk-query';
import type { ApiKey } from '@pothik/contract';
import { Button, Chip, DataTable, EmptyState, type DataColumn } from '@pothik/ui';
import { useState } from 'react';
import { apiKeyMessages as words } from '../../messages/api-keys.ts';
import { peopleMessages } from '../../messages/people.ts';
import { toMoment } from '../../shared/moments.ts';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { IssueKeyDialog } from './issue-key-dialog.tsx';
import { NewKey } from './new-key.tsx';
import { PeopleAreas } from './people-areas.tsx';
import styles from './people.module.css';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';

/** @param now when the list was loaded, in milliseconds. */
const columnsOf = (now: number, onRevoke: (apiKey: ApiKey) => void): DataColumn<ApiKey>[] => [
  {
    key: 'name',
    header: words.columns.name,
    isRowHeader: true,
    cell: ({ name, endsAt }) => (
      <span className={styles.name}>
        {name}
        {Date.parse(endsAt) <= now ? <Chip>{words.ended}</Chip> : null}
      </span>
    ),
  },
  {
    key: 'scope',
    header: words.columns.scope,
    cell: ({ role, readsOnly }) => words.scope(words.issue.roles[role], readsOnly),
  },
  {
    key: 'issued',
    header: words.columns.issued,
    cell: ({ issuedBy, createdAt }) => words.issued(issuedBy.name, toMoment(createdAt)),
  },
  {
    key: 'ends',
    header: words.columns.ends,
    cell: ({ endsAt }) => <span className={styles.moment}>{toMoment(endsAt)}</span>,
  },
  {
    key: 'used',
    header: words.columns.used,
    cell: ({ lastUsedAt }) =>
      lastUsedAt === undefined ? (
        words.never
      ) : (
        <span className={styles.moment}>{toMoment(lastUsedAt)}</span>
      ),
  },
  {
    key: 'revoke',
    header: words.columns.revoke,
    cell: (apiKey) => (
      <Button
        emphasis="secondary"
        aria-label={words.revoke.openOf(apiKey.name)}
        onClick={() => onRevoke(apiKey)}
      >
        {words.revoke.open}
      </Button>
    ),
  },
];

/** Keys with which programs of other teams make calls, for owners. */
export function KeysPage() {
  const {
    data,
    error,
    isFetching,
    fulfilledTimeStamp = 0,
    refetch,
  } = useStaffKeysListQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isIssuing, setIssuing] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const [asked, setAsked] = useState<ApiKey>();
  if (!data) {
    return <NotLoaded title={peopleMessages.title} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Page
      title={peopleMessages.title}
      actions={<Button onClick={() => setIssuing(true)}>{words.issue.open}</Button>}
    >
      <PeopleAreas />
      {made ? <NewKey key={made.secret} {...made} onDone={() => setMade(undefined)} /> : null}
      <p>{words.text}</p>
      <DataTable
        caption={peopleMessages.keys}
        columns={columnsOf(fulfilledTimeStamp, setAsked)}
        rows={data.keys}
        rowKey={({ _id }) => _id}
        busy={isFetching}
        empty={<EmptyState title={words.none} text={words.noneText} />}
      />
      <IssueKeyDialog
        open={isIssuing}
        onClose={() => setIssuing(false)}
        onIssued={(issued) => {
          setMade(issued);
          setIssuing(false);
        }}
      />
      {asked ? <RevokeKeyDialog apiKey={asked} onClose={() => setAsked(undefined)} /> : null}
    </Page>
  );
}
