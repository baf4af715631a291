import { limits, type CaseEntry } from '@pothik/contract';
import { Button, Link, StatusBadge, type StatusTone } from '@pothik/ui';
import { caseMessages } from '../../../messages/case.ts';
import { toMoment } from '../../../shared/moments.ts';
import { Section } from '../../../shared/page/section.tsx';
import styles from './case.module.css';
import { textOf, titleOf } from './entry-words.ts';

const { entries: words } = caseMessages;

const mailTones = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'danger',
} as const satisfies Record<string, StatusTone>;

/** Where it stands. */
function Place({ entry: { booking, chat } }: { entry: CaseEntry }) {
  if (booking) {
    return <Link href={`/bookings/${encodeURIComponent(booking._id)}`}>{booking.reference}</Link>;
  }
  return chat === undefined ? null : (
    <Link href={`/inbox/${encodeURIComponent(chat)}`}>{words.inChat}</Link>
  );
}

function Entry({ entry }: { entry: CaseEntry }) {
  const { at, kind, by, isCustomers, mail, attachment } = entry;
  const text = textOf(entry);
  const who = isCustomers ? words.them : (by ?? (kind === 'mail' ? undefined : words.formerly));
  return (
    <li className={styles.entry} data-kind={kind} data-theirs={isCustomers}>
      <p className={styles.head}>
        <strong>{titleOf(entry)}</strong>
        {mail ? <StatusBadge tone={mailTones[mail]}>{words.mailStates[mail]}</StatusBadge> : null}
      </p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {attachment ? <p className={styles.soft}>{words.picture}</p> : null}
      <p className={styles.soft}>
        {who === undefined ? null : <bdi>{who}</bdi>}
        <time dateTime={at}>{toMoment(at)}</time>
        <Place entry={entry} />
      </p>
    </li>
  );
}

/** All that happened in a case, newest first. */
export function CaseEntries({
  entries,
  hasMore,
  isLoading,
  onMore,
}: {
  entries: readonly CaseEntry[];
  hasMore: boolean;
  /** Older ones are on their way. */
  isLoading: boolean;
  onMore: () => void;
}) {
  const isEnd = entries.length >= limits.maximumCaseEntries;
  return (
    <Section id="entries" title={words.title}>
      {entries.length === 0 ? <p>{words.none}</p> : null}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry._id}`} entry={entry} />
        ))}
      </ol>
      {hasMore && isEnd ? <p className={styles.soft}>{words.end}</p> : null}
      {hasMore && !isEnd ? (
        <div>
          <Button emphasis="secondary" busy={isLoading} onClick={onMore}>
            {isLoading ? words.loading : words.more}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
