import type { RouteObject } from 'react-router';
import { PlacePage } from '../../shared/place-page.tsx';

export const overviewRoutes: RouteObject[] = [
  { path: '/', element: <PlacePage place="overview" /> },
];
