import { Loading } from '@pothik/ui';
import type { RouteObject } from 'react-router';
import { frameMessages } from '../../messages/frame.ts';

/** What is open to who has no session. */
export const invitationRoutes: RouteObject[] = [
  {
    path: '/invitation',
    hydrateFallbackElement: <Loading label={frameMessages.loading} />,
    lazy: async () => ({ Component: (await import('./invitation-page.tsx')).InvitationPage }),
  },
];
