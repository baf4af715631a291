import { useSettingsContactQuery } from '@pothik/api-client/rtk-query';
import { openLiveChatEvent, type Booking } from '@pothik/contract';
import { Button, Link, LinkButton, Modal } from '@pothik/ui';
import { useBookingMessages } from '../../messages/bookings.ts';
import styles from './form/booking-form.module.css';

interface BookingSuccessProps {
  success: { booking: Booking | undefined } | undefined;
  onClose: () => void;
}

/** Thanks a guest, and says how it goes on (Specification §2). */
export function BookingSuccess({ success, onClose }: BookingSuccessProps) {
  const { success: messages } = useBookingMessages();
  const { data: contact } = useSettingsContactQuery();
  const reference = success?.booking?.reference;
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
          <p>{messages.english}</p>
        </div>
        {reference ? (
          <p className={styles.reference}>
            {messages.reference} <strong>{reference}</strong>
            <Link href={`/track?reference=${encodeURIComponent(reference)}`}>{messages.track}</Link>
          </p>
        ) : null}
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
