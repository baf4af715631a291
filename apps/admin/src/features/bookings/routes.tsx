import type { RouteObject } from 'react-router';
import { PlacePage } from '../../shared/place-page.tsx';

export const bookingsRoutes: RouteObject[] = [
  { path: '/bookings', element: <PlacePage place="bookings" /> },
];
