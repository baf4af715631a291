import { useStaffKeysListQuery } from '@pothik/api-client/rtk-query';
import type { ApiKey } from '@pothik/contract';
import { Button, Chip, EmptyState } from '@pothik/ui';
import { useState } from 'react';
import { apiKeyMessages as words } from '../../messages/api-keys.ts';
import { peopleMessages } from '../../messages/people.ts';
import { toDayOf, toMoment } from '../../shared/moments.ts';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { IssueKeyDialog } from './issue-key-dialog.tsx';
import { NewKey } from './new-key.tsx';
import { PeopleAreas } from './people-areas.tsx';
import styles from './people.module.css';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';

interface KeyLineProps {
  apiKey: ApiKey;
  /** When the list was loaded, in milliseconds. */
  now: number;
  onRevoke: () => void;
}

function KeyLine({ apiKey, now, onRevoke }: KeyLineProps) {
  const { name, role, readsOnly, issuedBy, createdAt, endsAt, lastUsedAt } = apiKey;
  const end = Date.parse(endsAt);
  // It ends as its last day does.
  const lastDay = toDayOf(new Date(end - 1).toISOString());
  return (
    <li>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span>{words.scope(words.issue.roles[role], readsOnly)}</span>
        <span className={styles.soft}>
          {[
            end <= now ? words.endedAfter(lastDay) : words.until(lastDay),
            lastUsedAt === undefined ? words.neverUsed : words.used(toMoment(lastUsedAt)),
          ].join('. ')}
        </span>
        <span className={styles.soft}>{words.issued(issuedBy.name, toMoment(createdAt))}</span>
      </span>
      <span className={styles.buttons}>
        {end <= now ? <Chip>{words.ended}</Chip> : null}
        <Button emphasis="secondary" aria-label={words.revoke.openOf(name)} onClick={onRevoke}>
          {words.revoke.open}
        </Button>
      </span>
    </li>
  );
}

/** Keys with which programs of other teams make calls, for owners. */
export function KeysPage() {
  const {
    data,
    error,
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
      {data.keys.length === 0 ? <EmptyState title={words.none} text={words.noneText} /> : null}
      {data.keys.length > 0 ? (
        <section className={styles.section} aria-labelledby="keys">
          <h2 id="keys">{peopleMessages.keys}</h2>
          <ul className={styles.lines}>
            {data.keys.map((apiKey) => (
              <KeyLine
                key={apiKey._id}
                apiKey={apiKey}
                now={fulfilledTimeStamp}
                onRevoke={() => setAsked(apiKey)}
              />
            ))}
          </ul>
        </section>
      ) : null}
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
