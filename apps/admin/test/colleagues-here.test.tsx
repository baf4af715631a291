import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ColleaguesHere } from '../src/shared/presence/colleagues-here.tsx';
import { serveApi } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const inFields = (fields: object) => ({ ...fields, data: fields });

function Record() {
  const [isEditing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen ? <ColleaguesHere kind="booking" id="b1" isEditing={isEditing} /> : null}
      <button onClick={() => setEditing(true)}>Write</button>
      <button onClick={() => setOpen(false)}>Leave</button>
    </>
  );
}

async function openRecord(colleagues: { name: string; isEditing: boolean }[]) {
  const api = await serveApi();
  withSession(api);
  api.answers.set(
    'POST /api/admin/presence',
    inFields({ colleagues: colleagues.map((one) => ({ _id: one.name, ...one })) }),
  );
  api.answers.set('POST /api/admin/presence/leave', inFields({ message: 'Left' }));
  const opened = open(api, { shown: [{ path: '/', Component: Record }] });
  await screen.findByRole('button', { name: 'Write' });
  return { api, ...opened };
}

it('tells who else has a record open, and who is changing it', async () => {
  await openRecord([
    { name: 'Shirin', isEditing: true },
    { name: 'Rahim', isEditing: false },
    { name: 'Karim', isEditing: false },
  ]);
  const status = await screen.findByText('Shirin is changing this.');
  expect(status.closest('[role=status]')?.textContent).toContain(
    'Rahim and Karim have this open too.',
  );
});

it('tells at once when one begins to write, and when one leaves', async () => {
  const { api, person } = await openRecord([]);
  await person.click(screen.getByRole('button', { name: 'Write' }));
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  const place = { kind: 'booking', _id: 'b1' };
  await waitFor(() =>
    expect(api.bodies).toEqual([
      { call: 'POST /api/admin/presence', body: { ...place, isEditing: false } },
      { call: 'POST /api/admin/presence', body: { ...place, isEditing: true } },
      { call: 'POST /api/admin/presence/leave', body: place },
    ]),
  );
});

it('is at no record while its page is hidden', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { api } = await openRecord([]);
  expect(api.bodies).toEqual([]);
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(api.bodies).toHaveLength(1));
});
