import type { StaffChat } from '@pothik/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staff, type ApiServer } from './api-server.ts';
import { createDeskWorld } from './desk-world.ts';
import { openInbox } from './open-inbox.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const reply = () => screen.findByRole('textbox', { name: 'Reply' });

describe('canned replies', () => {
  const hours = {
    shortcut: 'hours',
    text: 'We are here from nine.',
    textBn: 'আমরা নয়টা থেকে আছি।',
  };
  const known = { version: 3, replies: [hours] };
  const withReplies = ({ answers }: ApiServer) =>
    answers.set('GET /api/admin/canned-replies', { data: known });

  async function openWithReplies(fields: Partial<StaffChat> = {}) {
    const world = createDeskWorld();
    const id = world.start('Rahima Khatun', 'When are you there?', fields);
    world.colleagueGives(id, staff);
    const opened = await openInbox(world, `/inbox/${id}?list=mine`, withReplies);
    await reply();
    return { world, id, ...opened };
  }

  it('are chosen from a list', async () => {
    const { person } = await openWithReplies();
    await person.keyboard('c');
    await person.click(await screen.findByRole('option', { name: /hours/ }));
    expect(await reply()).toHaveProperty('value', 'We are here from nine.');
    expect(document.activeElement).toBe(await reply());
  });

  it('are typed by their shortcut', async () => {
    const { api, person } = await openWithReplies();
    await waitFor(() => expect(api.calls).toContain('GET /api/admin/canned-replies'));
    await person.type(await reply(), 'Hello! /hours ');
    await waitFor(async () =>
      expect(await reply()).toHaveProperty('value', 'Hello! We are here from nine. '),
    );
  });

  it('are in the language of the visitor, which the details tell, and in the other one when asked', async () => {
    const { api, person } = await openWithReplies({ language: 'bn' });
    const details = within(screen.getByRole('complementary', { name: 'Visitor' }));
    expect(details.getByText('Bangla')).toBeDefined();
    await waitFor(() => expect(api.calls).toContain('GET /api/admin/canned-replies'));
    await person.type(await reply(), '/hours ');
    await waitFor(async () => expect(await reply()).toHaveProperty('value', `${hours.textBn} `));
    await person.clear(await reply());
    await person.click(screen.getByRole('button', { name: 'Canned replies' }));
    expect((await screen.findByText(hours.textBn)).lang).toBe('bn');
    await person.click(screen.getByRole('button', { name: 'Show in English' }));
    expect(screen.getByText(hours.text).lang).toBe('en');
    await person.click(screen.getByRole('option', { name: /hours/ }));
    expect(await reply()).toHaveProperty('value', hours.text);
  });

  it('are changed for all staff, and a wrong one is told', async () => {
    const { api, person } = await openWithReplies();
    await person.click(screen.getByRole('button', { name: 'Canned replies' }));
    await person.click(await screen.findByRole('button', { name: 'Edit canned replies' }));
    await person.click(await screen.findByRole('button', { name: 'Add a reply' }));
    const [, shortcut] = screen.getAllByLabelText('Shortcut');
    const [, text] = screen.getAllByLabelText('Text');
    if (!shortcut || !text) throw new Error('There is no second line');
    await person.type(shortcut, 'hours');
    await person.type(text, 'Twice.');
    const [, inBangla] = screen.getAllByLabelText('Text in Bangla');
    expect(inBangla?.lang).toBe('bn');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('This shortcut is used twice')).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(shortcut);
    await person.type(shortcut, '-friday');
    api.answers.set('PUT /api/admin/canned-replies', { data: { ...known, version: 4 } });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit canned replies' });
    expect(api.calls).toContain('PUT /api/admin/canned-replies');
  });

  it.each([
    ['Use theirs', 'We are here from ten.'],
    ['Save mine anyway', 'We are here from eight.'],
  ])(
    'that a colleague has changed meanwhile are not written over unasked: %s',
    async (choice, text) => {
      const { api, person } = await openWithReplies();
      await person.click(screen.getByRole('button', { name: 'Canned replies' }));
      await person.click(await screen.findByRole('button', { name: 'Edit canned replies' }));
      const field = await screen.findByLabelText('Text');
      await person.clear(field);
      await person.type(field, 'We are here from eight.');
      const theirs = {
        version: 4,
        replies: [{ ...hours, text: 'We are here from ten.' }],
      };
      api.answers.set('GET /api/admin/canned-replies', { data: theirs });
      api.refusals.set('PUT /api/admin/canned-replies', {
        status: 409,
        message: 'Somebody has changed the canned replies meanwhile.',
        code: 'conflict',
      });
      await person.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText(/A colleague has changed the canned replies meanwhile/);
      expect(screen.getByLabelText('Text')).toHaveProperty('value', 'We are here from eight.');
      api.refusals.clear();
      api.answers.set('PUT /api/admin/canned-replies', {
        data: { version: 5, replies: [{ ...hours, text }] },
      });
      await person.click(await screen.findByRole('button', { name: choice }));
      if (choice === 'Use theirs') {
        await waitFor(() => expect(screen.getByLabelText('Text')).toHaveProperty('value', text));
        await person.click(screen.getByRole('button', { name: 'Save' }));
      }
      await screen.findByRole('button', { name: 'Edit canned replies' });
      const sent = api.bodies.findLast(({ call }) => call === 'PUT /api/admin/canned-replies');
      expect(sent?.body).toEqual({ version: 4, replies: [{ ...hours, text }] });
    },
  );
});
