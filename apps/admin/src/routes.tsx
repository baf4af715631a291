import {
  staffCostCapEndpoints,
  staffInsightEndpoints,
  staffServiceEndpoints,
  staffSettingsEndpoints,
  staffAccountEndpoints,
  type Access,
} from '@pothik/contract';
import { Loading } from '@pothik/ui';
import type { RouteObject } from 'react-router';
import { bookingsRoutes } from './features/bookings/routes.tsx';
import { catalogueRoutes, costCapRoutes } from './features/catalogue/routes.tsx';
import { DeskProvider } from './features/desk/desk-provider.tsx';
import { inboxRoutes } from './features/inbox/routes.tsx';
import { insightsRoutes } from './features/insights/routes.tsx';
import { overviewRoutes } from './features/overview/routes.tsx';
import { customerRoutes, sessionRoutes, staffRoutes } from './features/people/routes.tsx';
import { invitationRoutes } from './features/session/routes.tsx';
import { SessionGate } from './features/session/session-gate.tsx';
import { settingsRoutes } from './features/settings/routes.tsx';
import { ErrorPage } from './features/shell/error-page.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { OnlyFor } from './features/shell/only-for.tsx';
import { Shell } from './features/shell/shell.tsx';
import { frameMessages } from './messages/frame.ts';

/** Pages that live on a call which not all of the staff may make. */
const onlyFor = (access: Access, children: RouteObject[]): RouteObject => ({
  element: <OnlyFor access={access} />,
  children,
});

/** Every address of the console, under /admin. An area's pages are loaded when one goes there. */
export const routes: RouteObject[] = [
  {
    element: (
      <SessionGate>
        <DeskProvider>
          <Shell />
        </DeskProvider>
      </SessionGate>
    ),
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <Loading label={frameMessages.loading} />,
    children: [
      {
        // A page that fails leaves the navigation alone.
        errorElement: <ErrorPage />,
        children: [
          ...overviewRoutes,
          ...inboxRoutes,
          ...bookingsRoutes,
          onlyFor(staffServiceEndpoints.list.access, catalogueRoutes),
          onlyFor(staffCostCapEndpoints.update.access, costCapRoutes),
          onlyFor(staffInsightEndpoints.list.access, insightsRoutes),
          ...customerRoutes,
          onlyFor(staffAccountEndpoints.list.access, staffRoutes),
          ...sessionRoutes,
          onlyFor(staffSettingsEndpoints.get.access, settingsRoutes),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
  ...invitationRoutes,
];
