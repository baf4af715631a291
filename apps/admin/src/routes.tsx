import type { RouteObject } from 'react-router';
import { SessionGate } from './features/session/session-gate.tsx';
import { ErrorPage } from './features/shell/error-page.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { PlacePage } from './features/shell/place-page.tsx';
import { places } from './features/shell/places.ts';
import { Shell } from './features/shell/shell.tsx';

/** Every address of the console, under /admin. */
export const routes: RouteObject[] = [
  {
    element: (
      <SessionGate>
        <Shell />
      </SessionGate>
    ),
    errorElement: <ErrorPage />,
    children: [
      {
        // A page that fails leaves the navigation alone.
        errorElement: <ErrorPage />,
        children: [
          ...places.map(({ name, path }) => ({ path, element: <PlacePage place={name} /> })),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
