import {
  useStaffCustomersEndSessionsMutation,
  useStaffCustomersGetQuery,
} from '@pothik/api-client/rtk-query';
import {
  staffCustomerEndpoints,
  toLocalPhone,
  type Customer,
  type ListedBooking,
  type StaffChat,
} from '@pothik/contract';
import {
  Button,
  ConfirmDialog,
  DefinitionList,
  Link,
  LinkButton,
  StatusBadge,
  useToast,
  type StatusTone,
} from '@pothik/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { peopleMessages } from '../../messages/people.ts';
import { serviceOf, statusName, statusTone } from '../../shared/booking-facts.ts';
import { toMoment } from '../../shared/moments.ts';
import { EmailAddress } from '../../shared/page/email-address.tsx';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useMayCall } from '../../shared/session-context.ts';
import { wordsOf } from '../../shared/words-of-message.ts';
import { ColleaguesHere } from '../../shared/presence/colleagues-here.tsx';
import styles from './people.module.css';

const { customer: words } = peopleMessages;

function Facts({ customer }: { customer: Customer }) {
  const { labels } = words;
  const { email, emailVerified, phone, address, createdAt, signedInAt } = customer;
  const items = [
    {
      label: labels.email,
      value: (
        <a href={`mailto:${email}`}>
          <EmailAddress>{email}</EmailAddress>
        </a>
      ),
    },
    { label: labels.confirmed, value: emailVerified ? words.yes : words.no },
    ...(phone
      ? [{ label: labels.phone, value: <a href={`tel:${phone}`}>{toLocalPhone(phone)}</a> }]
      : []),
    ...(address
      ? [{ label: labels.address, value: <span className={styles.text}>{address}</span> }]
      : []),
    { label: labels.joined, value: toMoment(createdAt) },
    { label: labels.signedIn, value: toMoment(signedInAt) },
  ];
  return (
    <section className={styles.section} aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <DefinitionList items={items} />
    </section>
  );
}

function Bookings({ bookings, count }: { bookings: readonly ListedBooking[]; count: number }) {
  return (
    <section className={styles.section} aria-labelledby="bookings">
      <h2 id="bookings">{words.bookings}</h2>
      {bookings.length === 0 ? <p>{words.noBookings}</p> : null}
      <ul className={styles.lines}>
        {bookings.map((booking) => (
          <li key={booking._id}>
            <span className={styles.what}>
              <Link href={`/bookings/${encodeURIComponent(booking._id)}`}>
                {booking.reference ?? booking._id}
              </Link>
              <span>{serviceOf(booking)}</span>
              <span className={styles.soft}>{toMoment(booking.createdAt)}</span>
            </span>
            <StatusBadge tone={statusTone(booking.status)}>
              {statusName(booking.status)}
            </StatusBadge>
          </li>
        ))}
      </ul>
      {count > bookings.length ? <p className={styles.soft}>{words.moreBookings}</p> : null}
    </section>
  );
}

type ChatStatus = keyof typeof words.chatStatuses;

const chatTones: Record<ChatStatus, StatusTone> = {
  waiting: 'warning',
  assigned: 'success',
  closed: 'neutral',
};

/** Any status but these is waiting. */
const chatStatusOf = ({ status }: StaffChat): ChatStatus =>
  status === 'assigned' || status === 'closed' ? status : 'waiting';

function Chats({ chats }: { chats: readonly StaffChat[] }) {
  return (
    <section className={styles.section} aria-labelledby="chats">
      <h2 id="chats">{words.chats}</h2>
      {chats.length === 0 ? <p>{words.noChats}</p> : null}
      <ul className={styles.lines}>
        {chats.map((chat) => (
          <li key={chat._id}>
            <span className={styles.what}>
              <Link href={`/inbox/${encodeURIComponent(chat._id)}`}>
                {toMoment(chat.createdAt)}
              </Link>
              <span className={styles.soft}>
                {chat.lastMessage ? wordsOf(chat.lastMessage) : words.noMessage}
              </span>
            </span>
            <StatusBadge tone={chatTones[chatStatusOf(chat)]}>
              {words.chatStatuses[chatStatusOf(chat)]}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A stolen phone is no longer theirs. */
function Access({ customer: { _id: id, name } }: { customer: Customer }) {
  const [end, { isLoading }] = useStaffCustomersEndSessionsMutation();
  const [isAsked, setAsked] = useState(false);
  const toasts = useToast();
  const signOut = async () => {
    const { error } = await end({ id });
    setAsked(false);
    if (error) toasts.add(words.signOutFailed, 'error');
    else toasts.add(words.signedOut(name), 'success');
  };
  return (
    <section className={styles.section} aria-labelledby="access">
      <h2 id="access">{words.access}</h2>
      <div>
        <Button emphasis="secondary" onClick={() => setAsked(true)}>
          {words.signOut}
        </Button>
      </div>
      <ConfirmDialog
        title={words.signOutTitle(name)}
        text={words.signOutText}
        open={isAsked}
        busy={isLoading}
        confirmLabel={words.signOut}
        cancelLabel={words.keepSignedIn}
        onConfirm={() => void signOut()}
        onCancel={() => setAsked(false)}
      />
    </section>
  );
}

/** One customer: how they are reached, what they have booked and asked. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useStaffCustomersGetQuery(
    { id },
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const mayCall = useMayCall();
  const back = (
    <LinkButton emphasis="quiet" href="/people">
      {words.back}
    </LinkButton>
  );
  if (!currentData) {
    return (
      <NotLoaded
        title={peopleMessages.title}
        error={error}
        onRetry={() => void refetch()}
        missing={words.missing}
        back={back}
      />
    );
  }
  const { customer, bookings, chats } = currentData;
  return (
    <Page title={customer.name} actions={back}>
      <ColleaguesHere kind="customer" id={customer._id} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Facts customer={customer} />
          {mayCall(staffCustomerEndpoints.endSessions.access) ? (
            <Access customer={customer} />
          ) : null}
        </div>
        <div className={styles.column}>
          <Bookings bookings={bookings} count={customer.bookingCount} />
          <Chats chats={chats} />
        </div>
      </div>
    </Page>
  );
}
