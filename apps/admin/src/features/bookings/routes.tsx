import type { RouteObject } from 'react-router';

export const bookingsRoutes: RouteObject[] = [
  {
    path: '/bookings',
    lazy: async () => ({ Component: (await import('./booking-list-page.tsx')).BookingListPage }),
  },
  {
    path: '/bookings/:id',
    lazy: async () => ({ Component: (await import('./booking-page.tsx')).BookingPage }),
  },
];
