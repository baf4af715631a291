import type { RouteObject } from 'react-router';
import { PlacePage } from '../../shared/place-page.tsx';

export const inboxRoutes: RouteObject[] = [
  { path: '/inbox', element: <PlacePage place="inbox" /> },
];
