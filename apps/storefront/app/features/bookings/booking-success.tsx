import { useSettingsContactQuery } from '@pothik/api-client/rtk-query';
import { openLiveChatEvent } from '@pothik/contract';
import { Button, Link, LinkButton, Modal } from '@pothik/ui';
import { useState } from 'react';
import { useBookingMessages } from '../../messages/bookings.ts';
import { useVisitMessages } from '../../messages/visit.ts';
import { PushOfferLater } from '../../shared/push-offer-later.tsx';
import { useIsSharedVisit } from '../../shared/visit-note.ts';
import { useAppSelector } from '../../store/hooks.ts';
import styles from './form/booking-form.module.css';
import type { SubmittedBooking } from './form/submit-booking.ts';
import { BookingTimeline } from './list/booking-timeline.tsx';
import { ContinueBooking } from './list/continue-booking.tsx';
import { forgetLink } from '../../shared/kept-links.ts';

interface BookingSuccessProps {
  success: SubmittedBooking | undefined;
  onClose: () => void;
}

/** That the device remembers the booking, and how it forgets it: it may be somebody else's. */
function KeptNotice({ link }: { link: string }) {
  const { success: messages } = useBookingMessages();
  const { untilLeft } = useVisitMessages();
  const isShared = useIsSharedVisit();
  const [isForgotten, setForgotten] = useState(false);
  const handleForget = () => {
    forgetLink(link);
    setForgotten(true);
  };
  if (isForgotten) {
    return (
      <p role="status" className={styles.quiet}>
        {messages.forgotten}
      </p>
    );
  }
  return (
    <p className={styles.quiet}>
      <span>{isShared ? untilLeft : messages.kept}</span>{' '}
      <Button emphasis="quiet" onClick={handleForget}>
        {messages.forget}
      </Button>
    </p>
  );
}

/** Thanks a guest, and says how it goes on (Specification §2). */
export function BookingSuccess({ success, onClose }: BookingSuccessProps) {
  const { success: messages } = useBookingMessages();
  const { data: contact } = useSettingsContactQuery();
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated);
  const reference = success?.booking?.reference;
  const ofAccount = isSignedIn && success ? 'account' : undefined;
  const followed = success?.link === undefined ? ofAccount : { link: success.link };
  const handleChat = () => {
    onClose();
    dispatchEvent(new Event(openLiveChatEvent));
  };
  return (
    <Modal
      title={messages.title}
      closeLabel={messages.close}
      open={success !== undefined}
      onClose={onClose}
      actions={
        <>
          <Button emphasis="secondary" onClick={handleChat}>
            {messages.chat}
          </Button>
          <LinkButton href="/">{messages.home}</LinkButton>
        </>
      }
    >
      <div className={styles.success}>
        <div className={styles.thanks}>
          <p lang="bn">{messages.bengali}</p>
          {messages.english ? <p>{messages.english}</p> : null}
        </div>
        {reference ? (
          <p className={styles.reference}>
            <span>{messages.reference}</span> <strong>{reference}</strong>
            <Link href={`/track?reference=${encodeURIComponent(reference)}`}>{messages.track}</Link>
          </p>
        ) : null}
        {success?.booking ? (
          <BookingTimeline
            booking={success.booking}
            history={[{ status: success.booking.status, at: success.booking.createdAt }]}
          />
        ) : null}
        {success?.link ? (
          <>
            <KeptNotice key={success.link} link={success.link} />
            <ContinueBooking link={success.link} />
          </>
        ) : null}
        {followed ? <PushOfferLater key={reference} followed={followed} /> : null}
        {contact?.phone || contact?.email ? (
          <div className={styles.contact}>
            <p>{messages.contact}</p>
            {contact.phone ? <a href={`tel:${contact.phone}`}>{contact.phone}</a> : null}
            {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
          </div>
        ) : null}
      </div>
    </Modal>
  );
}
