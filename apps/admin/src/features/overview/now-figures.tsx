import { selectWaiting } from '@pothik/chat/desk';
import type { Overview } from '@pothik/contract';
import { Link } from '@pothik/ui';
import type { ReactNode } from 'react';
import { formats } from '../../messages/formats.ts';
import { overviewMessages } from '../../messages/overview.ts';
import { useDeskPart } from '../../shared/desk-context.ts';
import styles from './overview.module.css';
import { useNow } from './use-now.ts';

function Figure({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <li className={styles.figure}>
      <Link href={href}>{label}</Link>
      <strong>{children}</strong>
    </li>
  );
}

/** Who waits as the desk knows it, which hears of every change; before that, as it was counted. */
function useWaiting({ chats: counted }: Overview) {
  const chats = useDeskPart((state) => state.chats);
  const me = useDeskPart((state) => state.me);
  const isKnown = useDeskPart((state) => state.lists === 'ready');
  if (!isKnown) return counted;
  const waiting = selectWaiting({ me, chats });
  const first = waiting[0];
  return { waiting: waiting.length, waitingSince: first?.unansweredSince ?? first?.createdAt };
}

/** What wants somebody today. Each number leads to what was counted. */
export function NowFigures({ overview }: { overview: Overview }) {
  const { today, bookings } = overview;
  const { waiting, waitingSince } = useWaiting(overview);
  const now = useNow();
  const inbox = '/inbox?list=waiting';
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
        <Figure href={inbox} label={overviewMessages.waiting}>
          {formats.count(waiting)}
        </Figure>
        <Figure href={inbox} label={overviewMessages.longest}>
          {waited === undefined ? overviewMessages.nobodyWaits : overviewMessages.minutes(waited)}
        </Figure>
      </ul>
    </section>
  );
}
