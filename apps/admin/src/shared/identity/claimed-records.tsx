import { toLocalPhone, type ClaimedRecords as Claimed } from '@pothik/contract';
import { Link, StatusBadge } from '@pothik/ui';
import { caseMessages } from '../../messages/case.ts';
import { serviceOf, statusName } from '../booking-facts.ts';
import { toMoment } from '../moments.ts';
import styles from './identity.module.css';

const { claimed: words } = caseMessages;

/** Guests' records with the phone number that the person typed: marked, and without references. */
export function ClaimedRecords({ claimed: { phone, bookings, chats } }: { claimed: Claimed }) {
  const number = toLocalPhone(phone);
  return (
    <section className={styles.claimed} aria-label={words.title}>
      <p className={styles.head}>
        <strong>{words.title}</strong> <StatusBadge tone="warning">{words.mark}</StatusBadge>
      </p>
      <p>{words.text(number)}</p>
      <ul>
        {bookings.map((booking, index) => (
          <li key={`booking ${String(index)}`}>
            <bdi>{serviceOf(booking)}</bdi>
            <span>{`, ${statusName(booking.status)}, ${toMoment(booking.createdAt)}`}</span>
          </li>
        ))}
        {chats.map(({ _id, createdAt }) => (
          <li key={_id}>
            <Link href={`/inbox/${encodeURIComponent(_id)}`}>
              {words.chat(toMoment(createdAt))}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={`/bookings?${new URLSearchParams({ search: number }).toString()}`}>
        {words.search}
      </Link>
    </section>
  );
}
