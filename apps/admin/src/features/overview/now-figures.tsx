import { selectWaiting } from '@pothik/chat/desk';
import type { Overview } from '@pothik/contract';
import { formats } from '../../messages/formats.ts';
import { handlingMessages } from '../../messages/handling.ts';
import { overviewMessages } from '../../messages/overview.ts';
import { useDeskPart } from '../../shared/desk-context.ts';
import { useWanting } from '../../shared/use-wanting.ts';
import { Figure } from './figure.tsx';
import styles from './overview.module.css';
import { useNow } from '../../shared/use-now.ts';

const { mine } = handlingMessages;

/** Who waits as the desk knows it, which hears of every change; before that, as it was counted. */
function useWaiting({ chats: counted }: Overview) {
  const chats = useDeskPart((state) => state.chats);
  const me = useDeskPart((state) => state.me);
  const isKnown = useDeskPart((state) => state.lists === 'ready');
  if (!isKnown) return { ...counted, firstId: undefined };
  const waiting = selectWaiting({ me, chats });
  const first = waiting[0];
  return {
    waiting: waiting.length,
    waitingSince: first?.unansweredSince ?? first?.createdAt,
    firstId: first?._id,
  };
}

const countOf = ({ count, isMinimum }: { count: number; isMinimum?: boolean | undefined }) =>
  isMinimum ? overviewMessages.atLeast(formats.count(count)) : formats.count(count);

/** What wants somebody today. Each number leads to what was counted. */
export function NowFigures({ overview }: { overview: Overview }) {
  const { today, bookings, overdue } = overview;
  const { waiting, waitingSince, firstId } = useWaiting(overview);
  const wanting = useWanting();
  const now = useNow();
  const inbox = '/inbox?list=waiting';
  const first = firstId ? `/inbox/${encodeURIComponent(firstId)}?list=waiting` : inbox;
  const waited =
    waitingSince === undefined
      ? undefined
      : Math.max(0, Math.floor((now - Date.parse(waitingSince)) / 60_000));
  return (
    <section className={styles.now} aria-labelledby="overview-now">
      <h2 id="overview-now">{overviewMessages.now}</h2>
      <ul className={styles.figures}>
        <Figure href={`/bookings?from=${today}&to=${today}`} label={overviewMessages.newToday}>
          {formats.count(bookings.today)}
        </Figure>
        <Figure href={waiting === 1 ? first : inbox} label={overviewMessages.waiting}>
          {formats.count(waiting)}
        </Figure>
        <Figure href={first} label={overviewMessages.longest}>
          {waited === undefined ? overviewMessages.nobodyWaits : overviewMessages.minutes(waited)}
        </Figure>
        <Figure
          href={`/bookings?status=pending&to=${overdue.pendingTo}&sort=createdAt`}
          label={overviewMessages.overduePending}
        >
          {countOf(overdue.pending)}
        </Figure>
        <Figure href="/bookings?answered=true" label={overviewMessages.overdueAnswered}>
          {countOf(overdue.answered)}
        </Figure>
        <Figure href="/bookings?assignee=me&due=today&sort=dueOn" label={mine.due}>
          {formats.count(wanting?.due ?? 0)}
        </Figure>
        <Figure href="/bookings?assignee=me&reminded=true" label={mine.reminded}>
          {formats.count(wanting?.reminded ?? 0)}
        </Figure>
      </ul>
    </section>
  );
}
