import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { serveApi, staff, type ApiServer } from './api-server.ts';
import { colleague, createDeskWorld, type DeskWorld } from './desk-world.ts';
import { open, withSession } from './open-console.tsx';

/** One page of a list. */
export const page = (data: object[]) => ({
  data,
  pagination: { page: 1, limit: 20, total: data.length, hasNext: false },
});

/** Opens the inbox of a world, and waits until it stands there. */
export async function openInbox(
  world: DeskWorld,
  path = '/inbox',
  prepare?: (api: ApiServer) => void,
) {
  const api = await serveApi();
  withSession(api);
  api.answers.set('GET /api/admin/bookings', page([]));
  api.answers.set('GET /api/admin/chats', page([]));
  api.answers.set('GET /api/admin/chats/colleagues', {
    colleagues: [colleague],
    data: { colleagues: [colleague] },
  });
  prepare?.(api);
  const opened = open(api, { path, world });
  await screen.findByRole('heading', { level: 1, name: 'Inbox' });
  return { api, ...opened };
}

/** Chooses what can be done with the chat besides what has a button of its own. */
export async function chooseMore({ click }: Pick<UserEvent, 'click'>, name: string) {
  await click(await screen.findByRole('button', { name: 'More' }));
  await click(screen.getByRole('menuitem', { name }));
}

/** Opens the inbox with one chat that is one's own. */
export async function openOwn(content = 'Is the office open?') {
  const world = createDeskWorld();
  const id = world.start('Rahima Khatun', content);
  world.colleagueGives(id, staff);
  const opened = await openInbox(world, `/inbox/${id}?list=mine`);
  await screen.findByRole('article', { name: 'Rahima Khatun' });
  return { world, id, ...opened };
}
