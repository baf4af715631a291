import { usePriceQuery } from '@pothik/api-client/rtk-query';
import type { Service } from '@pothik/contract';
import { DefinitionList } from '@pothik/ui';
import { useBookingMessages } from '../../messages/bookings.ts';
import { formatAmount } from '../../shared/format-amount.ts';
import { asksForTravel } from './booking-draft.ts';
import { toPassengers } from './booking-payload.ts';
import styles from './book-this-service.module.css';
import { useBookings } from './use-bookings.ts';

const onePerson = { adults: 1, children: 0, infants: 0 };

/** What the server says that a service with fees costs, for those who travel. */
export function BookingPrice({ service }: { service: Service }) {
  const { price: words } = useBookingMessages();
  const { draft } = useBookings();
  const passengers = asksForTravel(service.serviceType) ? toPassengers(draft) : onePerson;
  const { data, isError } = usePriceQuery({ serviceId: service._id, passengers });
  // Until it is known the fees hold its place.
  const fees = (service.fees ?? []).filter(({ per }) => per === 'booking' || per === 'adult');
  const items = data
    ? data.breakdown.map(({ label, quantity, amount }) => ({
        label: quantity > 1 ? words.times(label, quantity) : label,
        value: `${formatAmount(amount)} ${data.currency}`,
      }))
    : fees.map(({ label }) => ({ label, value: '…' }));
  if (isError || items.length === 0) return null;
  const total = data ? `${formatAmount(data.price)} ${data.currency}` : '…';
  return (
    <section className={styles.price} aria-labelledby="price" aria-busy={!data}>
      <h3 id="price">{words.title}</h3>
      <DefinitionList items={[...items, { label: words.total, value: <strong>{total}</strong> }]} />
    </section>
  );
}
