import type { RouteObject } from 'react-router';
import { PlacePage } from '../../shared/place-page.tsx';

export const settingsRoutes: RouteObject[] = [
  { path: '/settings', element: <PlacePage place="settings" /> },
];
