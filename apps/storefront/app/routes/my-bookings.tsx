import { RequireAccount } from '../features/account/session/require-account.tsx';
import { MyBookingsPage } from '../features/bookings/list/my-bookings-page.tsx';
import { useBookingMessages } from '../messages/bookings.ts';

export default function MyBookings() {
  const { list } = useBookingMessages();
  return (
    <RequireAccount title={list.title}>
      <MyBookingsPage />
    </RequireAccount>
  );
}
