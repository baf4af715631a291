import { useBookingsCalculatePriceQuery } from '@pothik/api-client/rtk-query';
import {
  asksForTravel,
  toMajorUnits,
  toMinorUnits,
  type Fee,
  type Passengers,
  type Service,
} from '@pothik/contract';
import { DefinitionList } from '@pothik/ui';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useFormats } from '../../../messages/formats.ts';
import { toPassengers } from './booking-draft.ts';
import styles from '../book-this-service.module.css';
import { useBookings } from '../list/use-bookings.ts';

const onePerson: Passengers = { adults: 1, children: 0, infants: 0 };

const isOne = ({ adults, children, infants }: Passengers) =>
  adults === 1 && children === 0 && infants === 0;

/** What one grown person pays stands in the fees themselves: the page comes with it. */
function priceForOne(fees: readonly Fee[]) {
  const due = fees.filter(({ per }) => per === 'booking' || per === 'adult');
  const currency = fees[0]?.currency ?? 'BDT';
  return {
    currency,
    price: toMajorUnits(
      due.reduce((sum, { amount }) => sum + toMinorUnits(amount, currency), 0),
      currency,
    ),
    breakdown: due.map(({ label, amount }) => ({ label, quantity: 1, amount })),
  };
}

/** What a service with fees costs; for more than one who travels the server says it. */
export function BookingPrice({ service }: { service: Service }) {
  const { price: words } = useBookingMessages();
  const { amount: format, currency } = useFormats();
  const { draft } = useBookings();
  const passengers = asksForTravel(service.serviceType) ? toPassengers(draft) : onePerson;
  const forOne = priceForOne(service.fees ?? []);
  const skip = isOne(passengers);
  const asked = useBookingsCalculatePriceQuery({ serviceId: service._id, passengers }, { skip });
  const data = skip ? forOne : asked.data;
  // Until it is known, one person's items hold its place.
  const items = data
    ? data.breakdown.map(({ label, quantity, amount }) => ({
        label: quantity > 1 ? words.times(label, quantity) : label,
        value: `${format(amount)} ${currency(data.currency)}`,
      }))
    : forOne.breakdown.map(({ label }) => ({ label, value: '…' }));
  if (asked.isError || items.length === 0) return null;
  const total = data ? `${format(data.price)} ${currency(data.currency)}` : '…';
  return (
    <section className={styles.price} aria-labelledby="price" aria-busy={!data}>
      <h3 id="price">{words.title}</h3>
      <DefinitionList items={[...items, { label: words.total, value: <strong>{total}</strong> }]} />
    </section>
  );
}
