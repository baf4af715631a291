import type { RouteObject } from 'react-router';
import { PlacePage } from '../../shared/place-page.tsx';

export const catalogueRoutes: RouteObject[] = [
  { path: '/catalogue', element: <PlacePage place="catalogue" /> },
];
