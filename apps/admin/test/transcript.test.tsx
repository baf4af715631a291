import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiServer } from './api-server.ts';
import { createDeskWorld } from './desk-world.ts';
import { chooseMore, openInbox } from './open-inbox.tsx';

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

const mailTranscript = 'Mail transcript to visitor';
const answerDialog = async (person: UserEvent, answer: string) =>
  person.click(await screen.findByRole('button', { name: answer }));

describe('the transcript of a chat', () => {
  it('is mailed to the account of the visitor, and it is told where it goes', async () => {
    const email = 'rahima@example.com';
    const { api, id, person } = await openMenu(email, (given, chatId) =>
      given.answers.set(`POST /api/admin/chats/${chatId}/transcript`, { email }),
    );
    await person.keyboard('{Escape}m');
    await screen.findByRole('alertdialog', { name: 'Mail this chat?' });
    expect(api.calls).not.toContain(`POST /api/admin/chats/${id}/transcript`);
    await answerDialog(person, 'Send the mail');
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
    await chooseMore(person, mailTranscript);
    await answerDialog(person, 'Send the mail');
    await screen.findByText(message);
    expect(screen.queryByText(/is on its way/)).toBeNull();
  });

  it('is mailed to nobody by a key that was pressed by mistake', async () => {
    const { api, id, person } = await openMenu('rahima@example.com');
    await person.keyboard('{Escape}m');
    await answerDialog(person, 'Do not send');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.calls).not.toContain(`POST /api/admin/chats/${id}/transcript`);
  });

  it('of a guest can’t be mailed', async () => {
    await openMenu(undefined);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});
