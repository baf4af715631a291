import type { ClaimedRecords as ClaimedRecordsOf, ListedBooking } from '@pothik/contract';
import { Button, Link, StatusBadge } from '@pothik/ui';
import { useState } from 'react';
import { caseMessages } from '../../../messages/case.ts';
import { handlingMessages } from '../../../messages/handling.ts';
import { peopleMessages } from '../../../messages/people.ts';
import { askedFor, serviceOf, statusName, statusTone } from '../../../shared/booking-facts.ts';
import { nameOf, NextStep } from '../../../shared/deciding/next-step.tsx';
import { DueMark } from '../../../shared/due-mark.tsx';
import { ClaimedRecords } from '../../../shared/identity/claimed-records.tsx';
import { toMoment } from '../../../shared/moments.ts';
import { Section } from '../../../shared/page/section.tsx';
import styles from '../people.module.css';

const { customer: words } = peopleMessages;
const { bookings: own } = caseMessages;

/** For what and for whom a booking waits. */
function Waiting({ booking: { request, answeredAt, handling } }: { booking: ListedBooking }) {
  const { assignee, waitingFor, dueOn } = handling;
  const facts = [
    ...(request ? [askedFor(request)] : []),
    ...(waitingFor
      ? [`${handlingMessages.waitingFor}: ${handlingMessages.parties[waitingFor]}`]
      : []),
    ...(assignee ? [`${handlingMessages.assignee}: ${assignee.name}`] : []),
  ];
  return (
    <>
      {facts.map((fact) => (
        <span key={fact} className={styles.soft}>
          {fact}
        </span>
      ))}
      {answeredAt === undefined ? null : (
        <span>
          <StatusBadge tone="warning">{own.answered}</StatusBadge>
        </span>
      )}
      <DueMark dueOn={dueOn} />
    </>
  );
}

/** The bookings of a person, each with what it waits for and its next step. */
export function CaseBookings({
  bookings,
  count,
  claimed,
}: {
  bookings: readonly ListedBooking[];
  /** Of all that the person has, where it is known. */
  count: number | undefined;
  claimed: ClaimedRecordsOf | undefined;
}) {
  const [chosen, setChosen] = useState<ListedBooking>();
  return (
    <Section id="bookings" title={words.bookings}>
      {bookings.length === 0 && !claimed ? <p>{words.noBookings}</p> : null}
      <ul className={styles.lines}>
        {bookings.map((booking) => {
          const name = nameOf(booking);
          return (
            <li key={booking._id}>
              <span className={styles.what}>
                <Link href={`/bookings/${encodeURIComponent(booking._id)}`}>{name}</Link>
                <span>{serviceOf(booking)}</span>
                <span className={styles.soft}>{toMoment(booking.createdAt)}</span>
                <Waiting booking={booking} />
              </span>
              <span className={styles.buttons}>
                <StatusBadge tone={statusTone(booking.status)}>
                  {statusName(booking.status)}
                </StatusBadge>
                <Button
                  emphasis="secondary"
                  aria-label={own.nextOf(name)}
                  onClick={() => setChosen(booking)}
                >
                  {own.next}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {count !== undefined && count > bookings.length ? (
        <p className={styles.soft}>{words.moreBookings}</p>
      ) : null}
      {claimed ? <ClaimedRecords claimed={claimed} /> : null}
      <NextStep booking={chosen} onClose={() => setChosen(undefined)} />
    </Section>
  );
}
