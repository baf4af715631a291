import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staff } from './api-server.ts';
import { createDeskWorld } from './desk-world.ts';
import { chooseMore, openInbox, openOwn } from './open-inbox.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a chat of one’s own', () => {
  it('is put off until tomorrow morning, and stands apart until one brings it back', async () => {
    const { world, id, person } = await openOwn();
    await chooseMore(person, 'Snooze');
    const dialog = await screen.findByRole('dialog', { name: 'Snooze' });
    await person.click(within(dialog).getByRole('button', { name: /^Tomorrow morning/ }));
    const snoozed = await screen.findByRole('listbox', { name: 'Snoozed' });
    expect(world.snoozedUntil(id)).toMatch(/T03:00:00\.000Z$/);
    expect(screen.getByRole('tab', { name: /Mine/ }).textContent).toBe('Mine0');
    expect(screen.queryByRole('heading', { level: 2, name: 'Rahima Khatun' })).toBeNull();
    const option = within(snoozed).getByRole('option', { name: /Rahima Khatun/ });
    expect(option.textContent).toMatch(/Snoozed until .*09:00/);

    await person.click(option);
    await screen.findByRole('heading', { level: 2, name: 'Rahima Khatun' });
    await chooseMore(person, 'End snooze');
    await waitFor(() => expect(world.snoozedUntil(id)).toBeUndefined());
    await screen.findByText('You answer');
  });

  it('is put off until a time that one types, and not until one that is over', async () => {
    const { world, id, person } = await openOwn();
    await person.keyboard('{Escape}s');
    const dialog = within(await screen.findByRole('dialog', { name: 'Snooze' }));
    await person.click(dialog.getByRole('button', { name: 'Snooze until then' }));
    await dialog.findByText('Choose a date and a time.');
    const time = dialog.getByLabelText('Date and time in Dhaka');
    fireEvent.change(time, { target: { value: '2020-01-05T10:30' } });
    await person.click(dialog.getByRole('button', { name: 'Snooze until then' }));
    await dialog.findByText('Choose a time that is still to come.');
    fireEvent.change(time, { target: { value: '2126-01-05T10:30' } });
    await person.click(dialog.getByRole('button', { name: 'Snooze until then' }));
    await dialog.findByText('Choose a date within the next three years.');
    const year = String(new Date().getFullYear() + 1);
    fireEvent.change(time, { target: { value: `${year}-01-05T10:30` } });
    await person.click(dialog.getByRole('button', { name: 'Snooze until then' }));
    await waitFor(() => expect(world.snoozedUntil(id)).toBe(`${year}-01-05T04:30:00.000Z`));
  });

  it('comes back by itself, which is told and counted', async () => {
    const world = createDeskWorld();
    const id = world.start('Rahima Khatun', 'Hello', { snoozedUntil: '2099-01-01T03:00:00.000Z' });
    world.colleagueGives(id, staff);
    await openInbox(world, '/inbox?list=mine');
    await screen.findByRole('listbox', { name: 'Snoozed' });
    expect(document.title).toBe('Inbox · Console');
    world.comesBack(id);
    await screen.findByText('The chat with Rahima Khatun is back: you had put it off until now.');
    await waitFor(() => expect(document.title).toBe('(1) Inbox · Console'));
    expect(screen.queryByRole('listbox', { name: 'Snoozed' })).toBeNull();
  });

  it('is marked unread, which counts until it is looked at again', async () => {
    const { world, person } = await openOwn();
    await waitFor(() => expect(world.seen).toEqual([1]));
    await chooseMore(person, 'Mark unread');
    const option = await screen.findByRole('option', { name: /Rahima Khatun/ });
    await within(option).findByText('Unread');
    expect(document.title).toBe('(1) Inbox · Console');
    expect(screen.queryByRole('heading', { level: 2, name: 'Rahima Khatun' })).toBeNull();
    await person.click(option);
    await waitFor(() => expect(within(option).queryByText('Unread')).toBeNull());
    await waitFor(() => expect(document.title).toBe('Inbox · Console'));
  });
});

it('a chat that waits or that a colleague answers is neither put off nor marked', async () => {
  const world = createDeskWorld();
  const id = world.start('Rahima Khatun', 'Hello');
  await openInbox(world, `/inbox/${id}`);
  await screen.findByRole('button', { name: 'Join chat' });
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  world.colleagueTakes(id);
  await screen.findByRole('button', { name: 'Take over' });
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});
