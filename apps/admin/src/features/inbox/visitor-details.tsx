import { useServicesGetQuery, useVisitorBookingsQuery } from '@pothik/api-client/rtk-query';
import { toLocalPhone, type StaffChat } from '@pothik/contract';
import { DefinitionList, Link, StatusBadge } from '@pothik/ui';
import { caseMessages } from '../../messages/case.ts';
import { inboxMessages } from '../../messages/inbox.ts';
import { ratingMessages } from '../../messages/ratings.ts';
import { serviceOf, statusName, statusTone } from '../../shared/booking-facts.ts';
import { toMoment } from '../../shared/moments.ts';
import { EmailAddress } from '../../shared/page/email-address.tsx';
import { ChatTags } from './chat-tags.tsx';
import styles from './inbox.module.css';

const { details } = inboxMessages;
const { scores } = ratingMessages;

/** A visitor says where they are: only a path of the storefront becomes a link. */
const isPath = (page: string) => /^\/(?![/\\])/.test(page);

function PageLink({ page }: { page: string }) {
  if (!isPath(page)) return <bdi>{page}</bdi>;
  return (
    <a href={page} target="_blank" rel="noreferrer">
      <bdi>{page}</bdi>
    </a>
  );
}

function ServiceName({ id }: { id: string }) {
  const { currentData, isError } = useServicesGetQuery({ id });
  if (currentData) return <bdi>{currentData.name ?? currentData.jobTitle ?? id}</bdi>;
  return <>{isError ? details.serviceUnknown : details.serviceLoading}</>;
}

const CustomerLink = ({ id }: { id: string }) => (
  <Link href={`/people/customers/${encodeURIComponent(id)}`}>{details.customer}</Link>
);

/** The bookings under the visitor's phone number. */
function Bookings({ phone }: { phone: string }) {
  const { currentData, isError } = useVisitorBookingsQuery(phone);
  if (isError) return <p>{details.bookingsFailed}</p>;
  if (!currentData) return <p role="status">{details.bookingsLoading}</p>;
  if (currentData.data.length === 0) return <p>{details.noBookings}</p>;
  return (
    <ul className={styles.bookings}>
      {currentData.data.map((booking) => (
        <li key={booking._id}>
          <Link href={`/bookings/${encodeURIComponent(booking._id)}`}>
            {booking.reference ?? booking._id}
          </Link>
          <bdi>{serviceOf(booking)}</bdi>
          <span className={styles.booked}>{toMoment(booking.createdAt)}</span>
          <StatusBadge tone={statusTone(booking.status)}>{statusName(booking.status)}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}

/** Who a conversation is with: contact, where they were, and what they have booked. */
export function VisitorDetails({ chat }: { chat: StaffChat }) {
  const { phone, email, language, page, serviceId, userId, createdAt, rating } = chat;
  const items = [
    { label: details.phone, value: <a href={`tel:${phone}`}>{toLocalPhone(phone)}</a> },
    ...(email
      ? [
          {
            label: details.email,
            value: (
              <a href={`mailto:${email}`}>
                <EmailAddress>{email}</EmailAddress>
              </a>
            ),
          },
        ]
      : []),
    { label: details.account, value: userId ? <CustomerLink id={userId} /> : details.guest },
    ...(language ? [{ label: details.language, value: details.languages[language] }] : []),
    ...(page ? [{ label: details.page, value: <PageLink page={page} /> }] : []),
    ...(serviceId ? [{ label: details.service, value: <ServiceName id={serviceId} /> }] : []),
    { label: details.started, value: toMoment(createdAt) },
    ...(rating
      ? [
          { label: details.rating, value: scores[rating.score] },
          ...(rating.comment
            ? [{ label: details.comment, value: <bdi>{rating.comment}</bdi> }]
            : []),
        ]
      : []),
  ];
  return (
    <div className={styles.facts}>
      <h3>{details.contact}</h3>
      <DefinitionList layout="grid" items={items} />
      <Link href={`/people/of-chat/${encodeURIComponent(chat._id)}`}>{caseMessages.open}</Link>
      <ChatTags key={chat._id} chat={chat} />
      <h3>{details.bookings}</h3>
      <Bookings phone={phone} />
    </div>
  );
}
