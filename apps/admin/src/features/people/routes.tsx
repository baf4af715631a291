import type { RouteObject } from 'react-router';

export const customerRoutes: RouteObject[] = [
  {
    path: '/people',
    lazy: async () => ({ Component: (await import('./customer-list-page.tsx')).CustomerListPage }),
  },
  {
    path: '/people/customers/:id',
    lazy: async () => ({ Component: (await import('./customer-page.tsx')).CustomerPage }),
  },
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
