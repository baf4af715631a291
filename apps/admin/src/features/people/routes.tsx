import type { RouteObject } from 'react-router';
import { PlacePage } from '../../shared/place-page.tsx';

export const peopleRoutes: RouteObject[] = [
  { path: '/people', element: <PlacePage place="people" /> },
];
