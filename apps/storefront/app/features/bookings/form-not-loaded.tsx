import { Button, type FailedPartProps } from '@pothik/ui';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useServiceMessages } from '../../messages/service.ts';
import type { State } from '../../store/make-store.ts';
import styles from './book-this-service.module.css';
import { initialBookings } from './bookings-slice.ts';

/** Replaces the booking form until its code can be loaded. */
export function FormNotLoaded({ retry }: FailedPartProps) {
  const { service: messages } = useServiceMessages();
  const store = useStore<State>();
  useEffect(() => {
    // If the page has to be loaded again, it opens the form that was chosen.
    const keep = async () => {
      const { storeForm } = await import('./form/stored-booking.ts');
      const { serviceId, owner, contactMode, draft, key } =
        store.getState().bookings ?? initialBookings;
      await storeForm(serviceId, { owner, contactMode, draft, key });
    };
    keep().catch(() => undefined);
  }, [store]);
  return (
    <div role="alert" className={styles.choice}>
      <p>{messages.formFailed}</p>
      <Button emphasis="secondary" onClick={retry}>
        {messages.retry}
      </Button>
    </div>
  );
}
