import { createToastStore } from '@pothik/ui';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { Console } from '../src/console.tsx';
import { routes } from '../src/routes.tsx';
import { makeStore } from '../src/store/make-store.ts';
import { staff, type ApiServer } from './api-server.ts';
import { createDeskWorld } from './desk-world.ts';

interface Opened {
  path?: string;
  shown?: RouteObject[];
  world?: ReturnType<typeof createDeskWorld>;
}

/** Opens the console at an address, on a server and on the chats of a world. */
export function open(
  api: ApiServer,
  { path = '/', shown = routes, world = createDeskWorld() }: Opened = {},
) {
  const toasts = createToastStore();
  const store = makeStore({
    origin: api.origin,
    isAway: () => false,
    onToast: ({ message, type }) => toasts.add(message, type),
  });
  const router = createMemoryRouter(shown, { initialEntries: [path] });
  render(<Console store={store} toasts={toasts} router={router} openDesk={world.openDesk} />);
  return { store, router, toasts, person: userEvent.setup() };
}

/** A session that an earlier visit has left. */
export function withSession(api: ApiServer, user = staff) {
  api.user = user;
  localStorage.setItem('consoleSession', `${user._id} 1`);
}
