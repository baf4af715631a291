import {
  useUsersEndOtherSessionsMutation,
  useUsersEndSessionMutation,
  useUsersSessionsQuery,
  type Failure,
} from '@pothik/api-client/rtk-query';
import { deviceName, type Session } from '@pothik/contract';
import { Button, Chip, Loading, useToast } from '@pothik/ui';
import { useState } from 'react';
import { useAccountMessages } from '../../../messages/account.ts';
import { useFrameMessages } from '../../../messages/frame.ts';
import styles from '../account.module.css';

function Device({ session }: { session: Session }) {
  const { sessions: words } = useAccountMessages();
  const { _id, device, lastUsedAt, isCurrent } = session;
  const [end, { isLoading }] = useUsersEndSessionMutation();
  const toasts = useToast();
  const name = deviceName(device, words);
  const used = words.used(words.formats.moment(lastUsedAt) ?? '');
  const signOut = async () => {
    const { error } = await end({ id: _id });
    // One that has ended meanwhile is over, too.
    if (!error || (error as Failure).status === 404) toasts.add(words.ended, 'success');
    else toasts.add(words.endFailed, 'error');
  };
  return (
    <li className={`${styles.row ?? ''} ${styles.between ?? ''}`}>
      <span className={styles.personText}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{used}</span>
      </span>
      {isCurrent ? (
        <Chip>{words.here}</Chip>
      ) : (
        <Button
          emphasis="secondary"
          aria-label={words.endOf(name, used)}
          busy={isLoading}
          onClick={() => void signOut()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

function Devices() {
  const { sessions: words } = useAccountMessages();
  const { loading } = useFrameMessages();
  const { data, isFetching, error, refetch } = useUsersSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [endOthers, { isLoading }] = useUsersEndOtherSessionsMutation();
  const toasts = useToast();
  if (!data) {
    if (isFetching || !error) return <Loading label={loading} />;
    return (
      <div className={styles.row} role="alert">
        <p>{words.failed}</p>
        <Button emphasis="secondary" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  }
  const signOutElsewhere = async () => {
    const { error: failed } = await endOthers();
    if (failed) toasts.add(words.endFailed, 'error');
    else toasts.add(words.endedOthers, 'success');
  };
  const hasOthers = data.sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className={styles.devices}>
        {data.sessions.map((session) => (
          <Device key={session._id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <>
          <p className={styles.quiet}>{words.strange}</p>
          <div className={styles.row}>
            <Button emphasis="secondary" busy={isLoading} onClick={() => void signOutElsewhere()}>
              {words.endOthers}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.quiet}>{words.none}</p>
      )}
    </>
  );
}

/** Where the current user is signed in. Asked for by a press: few look at it, and lines are slow. */
export function SessionsCard() {
  const { sessions: words } = useAccountMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions">{words.title}</h2>
      <p className={styles.quiet}>{words.lead}</p>
      {isOpen ? (
        <Devices />
      ) : (
        <div className={styles.row}>
          <Button emphasis="secondary" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </section>
  );
}
