import type { Booking } from '@pothik/contract';
import { BookingCard, StatusBadge } from '@pothik/ui';
import { BedDouble, FileText, Plane, Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { cardFacts, statusName, statusTone, titleOf } from './booking-facts.ts';

const look = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;
const icons = new Map<string, ReactNode>([
  ['flight', <Plane key="flight" {...look} />],
  ['hotel', <BedDouble key="hotel" {...look} />],
  ['visa', <Stamp key="visa" {...look} />],
]);

/** A booking in short, with what can be done about it. */
export function BookingItem({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const { booking: words } = useBookingMessages();
  return (
    <BookingCard
      title={titleOf(booking, words)}
      icon={icons.get(booking.serviceType) ?? <FileText {...look} />}
      status={
        <StatusBadge tone={statusTone(booking.status)}>
          {statusName(booking.status, words)}
        </StatusBadge>
      }
      facts={cardFacts(booking, words)}
    >
      {children}
    </BookingCard>
  );
}
