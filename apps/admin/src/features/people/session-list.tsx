import { useStaffSessionsEndMutation, type Failure } from '@pothik/api-client/rtk-query';
import { deviceName, type Session as SessionOf } from '@pothik/contract';
import { Button, Chip, useToast } from '@pothik/ui';
import { peopleMessages } from '../../messages/people.ts';
import { toMoment } from '../../shared/moments.ts';
import styles from './people.module.css';

const { sessions: words } = peopleMessages;

function Session({ session }: { session: SessionOf }) {
  const { _id, device, createdAt, lastUsedAt, isCurrent } = session;
  const [end, { isLoading }] = useStaffSessionsEndMutation();
  const toasts = useToast();
  const name = deviceName(device, words);
  const since = toMoment(createdAt);
  const signOut = async () => {
    const { error } = await end({ id: _id });
    // One that has ended meanwhile is over, too.
    if (!error || (error as Failure).status === 404) toasts.add(words.ended, 'success');
    else toasts.add(words.failed, 'error');
  };
  return (
    <li>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.soft}>{words.facts(since, toMoment(lastUsedAt))}</span>
      </span>
      {isCurrent ? (
        <Chip>{words.here}</Chip>
      ) : (
        <Button
          emphasis="secondary"
          aria-label={words.endOf(name, since)}
          busy={isLoading}
          onClick={() => void signOut()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** Where somebody is signed in, each to be ended. */
export function SessionList({ sessions }: { sessions: readonly SessionOf[] }) {
  if (sessions.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.lines}>
      {sessions.map((session) => (
        <Session key={session._id} session={session} />
      ))}
    </ul>
  );
}
