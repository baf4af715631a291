import { useServicesGetQuery, useStaffCasesGetQuery } from '@pothik/api-client/rtk-query';
import { toLocalPhone, toSafePath, type StaffChat } from '@pothik/contract';
import { Button, DefinitionList, Link, LinkButton, StatusBadge, VisuallyHidden } from '@pothik/ui';
import { useId } from 'react';
import { caseMessages } from '../../messages/case.ts';
import { inboxMessages } from '../../messages/inbox.ts';
import { ratingMessages } from '../../messages/ratings.ts';
import { useActions } from '../../shared/actions/actions-context.ts';
import { KeyHint } from '../../shared/actions/key-hint.tsx';
import { serviceOf, statusName, statusTone } from '../../shared/booking-facts.ts';
import { nameOf, type SteppedBooking } from '../../shared/deciding/next-step.tsx';
import { toMoment } from '../../shared/moments.ts';
import { EmailAddress } from '../../shared/page/email-address.tsx';
import { ClaimedRecords } from '../../shared/identity/claimed-records.tsx';
import { ChatTags } from './chat-tags.tsx';
import { Identity } from './identity.tsx';
import styles from './inbox.module.css';

const { details } = inboxMessages;
const { scores } = ratingMessages;

/** The number of bookings next to a chat. */
const shown = 5;

/** A visitor says where they are: only a path of the storefront becomes a link. */
function PageLink({ page }: { page: string }) {
  const href = toSafePath(page);
  if (href === undefined) return <bdi>{page}</bdi>;
  const path = page.replace(/^\/bn(?=\/|$)/, '') || '/';
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <bdi>{details.pages[path] ?? page}</bdi>
    </a>
  );
}

function ServiceName({ id }: { id: string }) {
  const { currentData, isError } = useServicesGetQuery({ id });
  if (currentData) return <bdi>{currentData.name ?? currentData.jobTitle ?? id}</bdi>;
  return <span>{isError ? details.serviceUnknown : details.serviceLoading}</span>;
}

const CustomerLink = ({ id }: { id: string }) => (
  <Link href={`/people/customers/${encodeURIComponent(id)}`}>{details.customer}</Link>
);

/** The bookings that are proven to be the visitor's, and apart from them what only has the same number. */
function Bookings({
  chatId,
  onNextStep,
}: {
  chatId: string;
  onNextStep: (booking: SteppedBooking) => void;
}) {
  const { currentData, isError } = useStaffCasesGetQuery(
    // Only its bookings are shown here.
    { id: chatId, kind: 'chat', count: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const newest = currentData?.case.bookings[0];
  useActions(
    newest
      ? [
          {
            id: 'next-step',
            label: caseMessages.bookings.nextOf(nameOf(newest)),
            keys: 'b',
            run: () => onNextStep(newest),
          },
        ]
      : [],
  );
  if (isError) return <p>{details.bookingsFailed}</p>;
  if (!currentData) return <p role="status">{details.bookingsLoading}</p>;
  const { bookings, claimed } = currentData.case;
  return (
    <>
      {bookings.length === 0 ? (
        <p>{details.noBookings}</p>
      ) : (
        <ul className={styles.bookings}>
          {bookings.slice(0, shown).map((booking) => (
            <li key={booking._id}>
              <Link href={`/bookings/${encodeURIComponent(booking._id)}`}>{nameOf(booking)}</Link>
              <bdi>{serviceOf(booking)}</bdi>
              <span className={styles.soft}>{toMoment(booking.createdAt)}</span>
              <StatusBadge tone={statusTone(booking.status)}>
                {statusName(booking.status)}
              </StatusBadge>
              <Button emphasis="secondary" onClick={() => onNextStep(booking)}>
                <VisuallyHidden>{caseMessages.bookings.nextOf(nameOf(booking))}</VisuallyHidden>
                <span aria-hidden>{caseMessages.bookings.next}</span>
                {booking === newest ? <KeyHint keys="b" /> : null}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {claimed ? <ClaimedRecords claimed={claimed} /> : null}
    </>
  );
}

/** Who a conversation is with: contact, where they were, and what they have booked. */
export function VisitorDetails({
  chat,
  onNextStep,
}: {
  chat: StaffChat;
  /** Takes a booking of theirs further. */
  onNextStep: (booking: SteppedBooking) => void;
}) {
  const holdsId = useId();
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
      <Identity chat={chat} />
      <LinkButton
        emphasis="secondary"
        href={`/people/of-chat/${encodeURIComponent(chat._id)}`}
        aria-describedby={holdsId}
      >
        <span>{caseMessages.open}</span>
        <KeyHint keys="w" />
      </LinkButton>
      <p id={holdsId} className={styles.soft}>
        {caseMessages.holds}
      </p>
      <h3>{details.bookings}</h3>
      <Bookings
        // Proof that has just been given changes what is shown.
        key={`${chat._id} ${chat.provenBy ?? ''}`}
        chatId={chat._id}
        onNextStep={onNextStep}
      />
      <h3>{details.contact}</h3>
      <DefinitionList layout="grid" items={items} />
      <ChatTags key={chat._id} chat={chat} />
    </div>
  );
}
