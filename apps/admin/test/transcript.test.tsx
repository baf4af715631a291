import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiServer } from './api-server.ts';
import { createDeskWorld } from './desk-world.ts';
import { openInbox } from './open-inbox.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Opens a chat that waits, with its menu. */
async function openMenu(email: string | undefined, prepare?: (api: ApiServer, id: string) => void) {
  const world = createDeskWorld();
  const id = world.start('Rahima Khatun', 'Is the office open?', email ? { email } : {});
  const opened = await openInbox(world, `/inbox/${id}`, (api) => prepare?.(api, id));
  await screen.findByRole('article', { name: 'Rahima Khatun' });
  return { id, ...opened };
}

const choose = async (person: Awaited<ReturnType<typeof openMenu>>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(screen.getByRole('menuitem', { name: 'Mail transcript to visitor' }));
};

describe('the transcript of a chat', () => {
  it('is mailed to the account of the visitor, and it is told where it goes', async () => {
    const email = 'rahima@example.com';
    const { api, id, person } = await openMenu(email, (given, chatId) =>
      given.answers.set(`POST /api/admin/chats/${chatId}/transcript`, { email }),
    );
    await person.keyboard('{Escape}m');
    await screen.findByText('The transcript is on its way to rahima@example.com.');
    expect(api.calls).toContain(`POST /api/admin/chats/${id}/transcript`);
  });

  it('stays where the address is not confirmed, and the reason is told', async () => {
    const message = 'The address of the visitor’s account is not confirmed yet.';
    const { person } = await openMenu('rahima@example.com', (given, chatId) =>
      given.refusals.set(`POST /api/admin/chats/${chatId}/transcript`, {
        ...{ status: 409, code: 'conflict', message },
      }),
    );
    await choose(person);
    await screen.findByText(message);
    expect(screen.queryByText(/is on its way/)).toBeNull();
  });

  it('of a guest can’t be mailed', async () => {
    await openMenu(undefined);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});
