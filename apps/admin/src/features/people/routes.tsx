import type { CaseKind } from '@pothik/contract';
import type { RouteObject } from 'react-router';

/** Where the case of a person is found by a record of theirs. */
const caseRoute = (path: string, kind: CaseKind): RouteObject => ({
  path,
  lazy: async () => {
    const { CasePage } = await import('./case/case-page.tsx');
    return { element: <CasePage kind={kind} /> };
  },
});

export const customerRoutes: RouteObject[] = [
  {
    path: '/people',
    lazy: async () => ({ Component: (await import('./customer-list-page.tsx')).CustomerListPage }),
  },
  caseRoute('/people/customers/:id', 'customer'),
  caseRoute('/people/of-booking/:id', 'booking'),
  caseRoute('/people/of-chat/:id', 'chat'),
];

export const staffRoutes: RouteObject[] = [
  {
    path: '/people/staff',
    lazy: async () => ({ Component: (await import('./staff-page.tsx')).StaffPage }),
  },
  {
    path: '/people/staff/:id',
    lazy: async () => ({ Component: (await import('./account-page.tsx')).AccountPage }),
  },
  {
    path: '/people/keys',
    lazy: async () => ({ Component: (await import('./keys-page.tsx')).KeysPage }),
  },
  {
    path: '/people/log',
    lazy: async () => ({ Component: (await import('./log-page.tsx')).LogPage }),
  },
];

export const sessionRoutes: RouteObject[] = [
  {
    path: '/sessions',
    lazy: async () => ({ Component: (await import('./sessions-page.tsx')).SessionsPage }),
  },
];
