import type { RouteObject } from 'react-router';
import { PlacePage } from '../../shared/place-page.tsx';

export const insightsRoutes: RouteObject[] = [
  { path: '/insights', element: <PlacePage place="insights" /> },
];
