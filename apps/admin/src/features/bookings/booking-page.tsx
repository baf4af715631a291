import { useStaffBookingsGetQuery, type Failure } from '@pothik/api-client/rtk-query';
import type { ContactChannel, StaffBooking } from '@pothik/contract';
import { toLocalPhone } from '@pothik/contract';
import {
  Alert,
  Button,
  DefinitionList,
  ErrorState,
  Link,
  LinkButton,
  Loading,
  MessageState,
  StatusBadge,
  type DefinitionListProps,
} from '@pothik/ui';
import { useNavigate, useParams } from 'react-router';
import { bookingMessages } from '../../messages/bookings.ts';
import { caseMessages } from '../../messages/case.ts';
import { useActions } from '../../shared/actions/actions-context.ts';
import { EmailAddress } from '../../shared/page/email-address.tsx';
import { Page } from '../../shared/page/page.tsx';
import { BookingDecision } from '../../shared/deciding/booking-decision.tsx';
import { movesOf } from '../../shared/deciding/moves-of.ts';
import { BookingDocuments } from './booking-documents.tsx';
import {
  partName,
  serviceOf,
  statusName,
  statusTone,
  typeName,
} from '../../shared/booking-facts.ts';
import { toDay, toMoment } from '../../shared/moments.ts';
import { useRefetchOnFocus } from '../../shared/page/use-refetch-on-focus.ts';
import { Section } from '../../shared/page/section.tsx';
import styles from './bookings.module.css';
import { HandlingPanel } from './handling/handling-panel.tsx';
import { BookingNote } from '../../shared/deciding/booking-note.tsx';
import { DocumentRequest } from '../../shared/deciding/document-request.tsx';
import { LinkForGuest } from './link-for-guest.tsx';

/** The addresses of documents open them for ten minutes, so the booking is asked for again earlier. */
const renewal = 8 * 60_000;

type Facts = Record<string, DefinitionListProps['items'][number]['value']>;

/** Those facts that there are. */
const factsOf = (facts: Facts) =>
  Object.entries(facts).flatMap(([label, value]) =>
    value === undefined || value === null || value === '' ? [] : [{ label, value }],
  );

function BookedFacts({ booking }: { booking: StaffBooking }) {
  const { one } = bookingMessages;
  const { labels } = one;
  const { additionalInfo: way, passengers, requirements } = booking;
  const facts: Facts = {
    [labels.service]: serviceOf(booking),
    [labels.type]: typeName(booking),
    [labels.destination]: booking.destination,
    [labels.route]: way?.from && way.to ? one.route(way.from, way.to) : (way?.from ?? way?.to),
    [labels.departure]: booking.departureDate && toDay(booking.departureDate),
    [labels.return]: booking.returnDate && toDay(booking.returnDate),
    [labels.passengers]:
      passengers && one.passengers(passengers.adults, passengers.children, passengers.infants),
    [labels.requirements]: requirements && <span className={styles.text}>{requirements}</span>,
    [labels.booked]: toMoment(booking.createdAt),
  };
  return (
    <Section id="facts" title={one.facts}>
      <DefinitionList items={factsOf(facts)} />
    </Section>
  );
}

function ContactFacts({ booking }: { booking: StaffBooking }) {
  const { one } = bookingMessages;
  const { labels } = one;
  const { phone, email, preferredContact } = booking;
  const facts: Facts = {
    [labels.name]: booking.name,
    [labels.phone]: phone && <a href={`tel:${phone}`}>{toLocalPhone(phone)}</a>,
    [labels.email]: email && (
      <a href={`mailto:${email}`}>
        <EmailAddress>{email}</EmailAddress>
      </a>
    ),
    [labels.whatsapp]: booking.whatsapp,
    [labels.imo]: booking.imo,
    [labels.preferred]: preferredContact && one.channels[preferredContact as ContactChannel],
    [labels.address]: booking.address && <span className={styles.text}>{booking.address}</span>,
    [labels.account]: booking.customerId ? (
      <Link href={`/people/customers/${encodeURIComponent(booking.customerId)}`}>
        {one.hasAccount}
      </Link>
    ) : (
      one.isGuest
    ),
  };
  return (
    <Section id="contact" title={one.contact}>
      <DefinitionList items={factsOf(facts)} />
      {phone === undefined ? null : (
        <Link href={`/bookings?${new URLSearchParams({ search: phone }).toString()}`}>
          {one.sameCustomer}
        </Link>
      )}
    </Section>
  );
}

function History({ booking }: { booking: StaffBooking }) {
  const { one } = bookingMessages;
  return (
    <Section id="history" title={one.history}>
      <ol className={styles.history}>
        {booking.history.map(({ status, note, by, at, isAnswer, document }) => (
          <li key={`${at} ${status}`}>
            <StatusBadge tone={statusTone(status)}>{statusName(status)}</StatusBadge>
            {isAnswer ? <strong>{one.answer}</strong> : null}
            <span className={styles.soft}>
              {`${by ?? (isAnswer ? one.isGuest : one.formerly)}, ${toMoment(at)}`}
            </span>
            {document === undefined ? null : (
              <span className={styles.soft}>
                {isAnswer ? one.sent(partName(document)) : one.asked(partName(document))}
              </span>
            )}
            {note === undefined ? null : <p className={styles.text}>{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Whole({ booking }: { booking: StaffBooking }) {
  return (
    <>
      <div>
        <StatusBadge tone={statusTone(booking.status)}>{statusName(booking.status)}</StatusBadge>
      </div>
      {booking.answeredAt === undefined ? null : (
        <Alert tone="warning" title={bookingMessages.one.answered(toMoment(booking.answeredAt))}>
          {bookingMessages.one.answeredText}
        </Alert>
      )}
      <div className={styles.booking}>
        <div className={styles.column}>
          <BookedFacts booking={booking} />
          <ContactFacts booking={booking} />
          <BookingDocuments booking={booking} />
        </div>
        <div className={styles.column}>
          <BookingDecision booking={booking} />
          {movesOf(booking.status).length > 0 ? <DocumentRequest booking={booking} /> : null}
          {booking.request && booking.isGuest ? <LinkForGuest booking={booking} /> : null}
          <HandlingPanel booking={booking} />
          <BookingNote id={booking._id} />
          <History booking={booking} />
        </div>
      </div>
    </>
  );
}

/** One booking: all that is known of it, and what can be decided. */
export function BookingPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { one, list } = bookingMessages;
  const { currentData, error, refetch } = useStaffBookingsGetQuery(
    { id },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: renewal,
    },
  );
  useRefetchOnFocus(refetch);

  const casePath = `/people/of-booking/${encodeURIComponent(id)}`;
  useActions([
    { id: 'back', label: one.back, keys: 'u', run: () => void navigate('/bookings') },
    { id: 'case', label: caseMessages.open, keys: 'w', run: () => void navigate(casePath) },
  ]);
  const back = (
    <LinkButton emphasis="quiet" href="/bookings">
      {one.back}
    </LinkButton>
  );
  const whole = (
    <LinkButton emphasis="secondary" href={casePath}>
      {caseMessages.open}
    </LinkButton>
  );
  if (currentData) {
    const { booking } = currentData;
    return (
      <Page
        title={booking.reference ?? booking._id}
        actions={
          <>
            {whole}
            {back}
          </>
        }
      >
        {/* What was being written about one booking is not about the next. */}
        <Whole key={booking._id} booking={booking} />
      </Page>
    );
  }
  if (!error) {
    return (
      <Page title={bookingMessages.title}>
        <Loading label={one.loading} />
      </Page>
    );
  }
  return (
    <Page title={bookingMessages.title}>
      {(error as Failure).status === 404 ? (
        <MessageState title={one.missing}>{back}</MessageState>
      ) : (
        <ErrorState title={one.failed}>
          <Button onClick={() => void refetch()}>{list.retry}</Button>
        </ErrorState>
      )}
    </Page>
  );
}
