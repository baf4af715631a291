import { useServiceQuery, useVisitorBookingsQuery } from '@pothik/api-client/rtk-query';
import type { StaffChat } from '@pothik/contract';
import { DefinitionList, Link } from '@pothik/ui';
import { inboxMessages } from '../../messages/inbox.ts';
import { shortMoment } from '../../shared/moments.ts';
import styles from './inbox.module.css';

const { details } = inboxMessages;

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
  const { currentData } = useServiceQuery(id);
  return <>{currentData?.name ?? currentData?.jobTitle ?? id}</>;
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
      {currentData.data.map(({ _id, reference, serviceId, serviceType, status, createdAt }) => (
        <li key={_id}>
          <strong>{serviceId?.name ?? serviceId?.jobTitle ?? serviceType}</strong>
          <span>{[reference, status, shortMoment(createdAt)].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Who a conversation is with: contact, where they were, and what they have booked. */
export function VisitorDetails({ chat }: { chat: StaffChat }) {
  const { phone, email, page, serviceId, userId, createdAt } = chat;
  const items = [
    { label: details.phone, value: <a href={`tel:${phone}`}>{phone}</a> },
    ...(email ? [{ label: details.email, value: <a href={`mailto:${email}`}>{email}</a> }] : []),
    { label: details.account, value: userId ? <CustomerLink id={userId} /> : details.guest },
    ...(page ? [{ label: details.page, value: <PageLink page={page} /> }] : []),
    ...(serviceId ? [{ label: details.service, value: <ServiceName id={serviceId} /> }] : []),
    { label: details.started, value: shortMoment(createdAt) },
  ];
  return (
    <div className={styles.facts}>
      <h3>{details.contact}</h3>
      <DefinitionList items={items} />
      <h3>{details.bookings}</h3>
      <Bookings phone={phone} />
    </div>
  );
}
