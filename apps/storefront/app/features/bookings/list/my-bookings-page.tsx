import { useBookingsMineQuery, type Failure } from '@pothik/api-client/rtk-query';
import type { Booking } from '@pothik/contract';
import {
  BookingCardSkeleton,
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Link,
  LinkButton,
  Skeletons,
  useToast,
} from '@pothik/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useOutboxMessages } from '../../../messages/outbox.ts';
import { wantOutbox } from '../../../shared/outbox/outbox-mark.ts';
import { useOutbox } from '../../../shared/outbox/use-outbox.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import type { Store } from '../../../store/make-store.ts';
import { deliver } from '../../../store/send-outbox.ts';
import { AnswerRequest } from '../answer/answer-request.tsx';
import { BookingDetails } from './booking-details.tsx';
import { canCancel, titleOf } from './booking-facts.ts';
import { BookingItem } from './booking-item.tsx';
import styles from './my-bookings-page.module.css';
import { cancellationKey, type WaitingCancellation } from './send-cancellation.ts';

interface CancelBookingProps {
  booking: Booking | undefined;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Asks once more, then cancels (Specification §2, §8). */
function CancelBooking({ booking, onClose, finalFocus }: CancelBookingProps) {
  const { cancelling, booking: words } = useBookingMessages();
  const { waitsForLine, noRoom } = useOutboxMessages();
  const owner = useAppSelector(({ auth }) => auth.user?.email ?? '');
  const store = useStore() as Store;
  const [isBusy, setBusy] = useState(false);
  const toasts = useToast();
  const cancel = async (cancelled: Booking) => {
    const delivery = await deliver(
      store,
      {
        key: cancellationKey(cancelled._id),
        kind: 'cancellation',
        owner,
        title: titleOf(cancelled, words),
        path: '/my-bookings',
        payload: { id: cancelled._id } satisfies WaitingCancellation,
      },
      { onUnkept: () => toasts.add(noRoom, 'warning') },
    );
    onClose();
    if (delivery.status === 'sent') toasts.add(cancelling.done, 'success');
    if (delivery.status === 'waiting') toasts.add(waitsForLine, 'info');
    if (delivery.status !== 'failed') return;
    const { serverMessage, name } = delivery.failure;
    const isAnswer = name === 'HttpError' || name === 'ResponseFormatError';
    toasts.add(serverMessage ?? (isAnswer ? cancelling.refused : cancelling.unexpected), 'error');
  };
  const handleConfirm = async () => {
    if (!booking || isBusy) return;
    setBusy(true);
    await cancel(booking);
    setBusy(false);
  };
  return (
    <ConfirmDialog
      title={cancelling.title}
      text={cancelling.text}
      confirmLabel={cancelling.confirm}
      cancelLabel={cancelling.keep}
      open={booking !== undefined}
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
      finalFocus={finalFocus}
    />
  );
}

function Bookings({ bookings }: { bookings: readonly Booking[] }) {
  const { list } = useBookingMessages();
  const { waitsForLine } = useOutboxMessages();
  const { entries } = useOutbox();
  /** Its cancellation waits for a line. */
  const isLeaving = ({ _id: id }: Booking) =>
    entries.some(({ key, state }) => key === cancellationKey(id) && state === 'saved');
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<Booking>();
  const [cancelled, setCancelled] = useState<Booking>();
  // Bookings that wait for the customer come first.
  const sorted = bookings.toSorted((one, other) => Number(!one.request) - Number(!other.request));
  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {list.title}
        </h1>
        {bookings.length > 0 ? <LinkButton href="/service">{list.add}</LinkButton> : null}
      </div>
      {bookings.length === 0 ? (
        <EmptyState title={list.empty} text={list.emptyText}>
          <LinkButton href="/service">{list.book}</LinkButton>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {sorted.map((booking) => (
            <li key={booking._id} className={styles.asked}>
              <BookingItem booking={booking}>
                <Button emphasis="secondary" onClick={() => setShown(booking)}>
                  {list.details}
                </Button>
                {isLeaving(booking) ? <p>{waitsForLine}</p> : null}
                {canCancel(booking) && !isLeaving(booking) ? (
                  <Button emphasis="quiet" onClick={() => setCancelled(booking)}>
                    {list.cancel}
                  </Button>
                ) : null}
              </BookingItem>
              {booking.request ? (
                <AnswerRequest
                  booking={booking}
                  request={booking.request}
                  to={{ id: booking._id }}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.elsewhere}>
        <Link href="/track">{list.track}</Link>
      </p>
      <BookingDetails booking={shown} onClose={() => setShown(undefined)} />
      <CancelBooking
        booking={cancelled}
        onClose={() => setCancelled(undefined)}
        finalFocus={heading}
      />
    </>
  );
}

function Content() {
  const { list } = useBookingMessages();
  const { data, error, isFetching, refetch } = useBookingsMineQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <Bookings bookings={data.bookings} />;
  return (
    <>
      <div className={styles.head}>
        <h1>{list.title}</h1>
      </div>
      {isFetching || !error ? (
        <Skeletons label={list.loading} className={styles.list ?? ''}>
          <BookingCardSkeleton />
          <BookingCardSkeleton />
        </Skeletons>
      ) : (
        <ErrorState title={(error as Failure).message || list.failed}>
          <Button onClick={() => void refetch()}>{list.retry}</Button>
        </ErrorState>
      )}
    </>
  );
}

/** Bookings of the current user (Specification §2). */
export function MyBookingsPage() {
  // Loaded while there is a line: a cancellation may have to wait.
  useEffect(wantOutbox, []);
  return (
    <main id="content" className={styles.page}>
      <Content />
    </main>
  );
}
