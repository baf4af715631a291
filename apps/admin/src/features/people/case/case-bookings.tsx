import { useStaffBookingsGetQuery } from '@pothik/api-client/rtk-query';
import type { ListedBooking } from '@pothik/contract';
import { Button, Drawer, Link, Loading, StatusBadge } from '@pothik/ui';
import { useState } from 'react';
import { caseMessages } from '../../../messages/case.ts';
import { editingMessages } from '../../../messages/editing.ts';
import { handlingMessages } from '../../../messages/handling.ts';
import { peopleMessages } from '../../../messages/people.ts';
import { partName, serviceOf, statusName, statusTone } from '../../../shared/booking-facts.ts';
import { BookingDecision } from '../../../shared/deciding/booking-decision.tsx';
import { BookingNote } from '../../../shared/deciding/booking-note.tsx';
import { DocumentRequest } from '../../../shared/deciding/document-request.tsx';
import { movesOf } from '../../../shared/deciding/moves-of.ts';
import { DueMark } from '../../../shared/due-mark.tsx';
import { toMoment } from '../../../shared/moments.ts';
import { LoadFailed } from '../../../shared/page/load-failed.tsx';
import { Section } from '../../../shared/page/section.tsx';
import styles from '../people.module.css';

const { customer: words } = peopleMessages;
const { bookings: own } = caseMessages;

/** The forms that take a booking further. */
function NextStep({ id }: { id: string }) {
  const { currentData, error, refetch } = useStaffBookingsGetQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!currentData) return <Loading label={editingMessages.loading} />;
  const { booking } = currentData;
  return (
    <div className={styles.column}>
      <BookingDecision booking={booking} />
      {movesOf(booking.status).length > 0 ? <DocumentRequest booking={booking} /> : null}
      <BookingNote id={booking._id} />
    </div>
  );
}

/** For what and for whom a booking waits. */
function Waiting({ booking: { request, answeredAt, handling } }: { booking: ListedBooking }) {
  const { assignee, waitingFor, dueOn } = handling;
  const facts = [
    ...(request
      ? [
          own.asked(
            request.document ? partName(request.document) : own.anAnswer,
            toMoment(request.at),
          ),
        ]
      : []),
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
  hasAccount,
}: {
  bookings: readonly ListedBooking[];
  /** Of all that the person has, where it is known. */
  count: number | undefined;
  hasAccount: boolean;
}) {
  const [chosen, setChosen] = useState<ListedBooking>();
  return (
    <Section id="bookings" title={words.bookings}>
      {bookings.length === 0 ? <p>{words.noBookings}</p> : null}
      <ul className={styles.lines}>
        {bookings.map((booking) => {
          const name = booking.reference ?? booking._id;
          return (
            <li key={booking._id}>
              <span className={styles.what}>
                <Link href={`/bookings/${encodeURIComponent(booking._id)}`}>{name}</Link>
                <span>{serviceOf(booking)}</span>
                <span className={styles.soft}>{toMoment(booking.createdAt)}</span>
                <Waiting booking={booking} />
              </span>
              <span className={styles.buttons}>
                {hasAccount && booking.isGuest ? (
                  <StatusBadge tone="neutral">{caseMessages.asGuest}</StatusBadge>
                ) : null}
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
      <Drawer
        title={own.nextOf(chosen?.reference ?? chosen?._id ?? '')}
        closeLabel={own.close}
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
      >
        {chosen ? <NextStep key={chosen._id} id={chosen._id} /> : null}
      </Drawer>
    </Section>
  );
}
