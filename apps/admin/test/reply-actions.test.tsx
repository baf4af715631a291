import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { joinActions, thenOf } from '../src/shared/replying/reply-actions.ts';
import { staff } from './api-server.ts';
import { createDeskWorld } from './desk-world.ts';
import { openInbox } from './open-inbox.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const bring = {
  shortcut: 'bring',
  text: 'Bring your visa.',
  actions: { tags: ['Visa', 'Oman'], assignToMe: true as const, close: true as const },
};
const reply = () => screen.findByRole('textbox', { name: 'Reply' });
const then = () => screen.findByRole('list', { name: 'And then' });
const leaveOut = (words: string) => screen.findByRole('button', { name: `Leave out: ${words}` });

async function openWithReply(world = createDeskWorld()) {
  const id = world.start('Rahima Khatun', 'What do I bring?');
  world.colleagueGives(id, staff);
  const opened = await openInbox(world, `/inbox/${id}?list=mine`, ({ answers }) =>
    answers.set('GET /api/admin/canned-replies', { data: { version: 3, replies: [bring] } }),
  );
  await reply();
  return { world, id, ...opened };
}

describe('what a reply does as well', () => {
  it('is said in words, in the order in which it is done', () => {
    expect(thenOf(bring.actions)).toBe(
      'and then: assign to me, tag Visa, tag Oman, close the chat',
    );
    expect(thenOf()).toBeUndefined();
    expect(thenOf({ tags: [] })).toBeUndefined();
  });

  it('is joined of two replies in one text, each tag once', () => {
    expect(joinActions({ tags: ['a'] }, { tags: ['a', 'b'], close: true })).toEqual({
      tags: ['a', 'b'],
      close: true,
    });
    expect(joinActions(undefined, undefined)).toEqual({});
  });

  it('stands in the list of replies and beside the box, and is done with the message', async () => {
    const { world, id, person } = await openWithReply();
    await person.keyboard('c');
    const option = await screen.findByRole('option', { name: /\/bring/ });
    expect(option.textContent).toContain('and then: assign to me, tag Visa, tag Oman');
    await person.click(option);
    expect(within(await then()).getAllByRole('listitem')).toHaveLength(4);
    await person.click(await leaveOut('tag Oman'));
    expect(document.activeElement).toBe(await reply());
    await person.type(await reply(), ' Please.');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(world.statusOf(id)).toBe('closed'));
    expect(world.tagsOf(id)).toEqual(['Visa']);
    await screen.findByText('Bring your visa. Please.');
    expect(screen.queryByText(/closed by a colleague/)).toBeNull();
  });

  it('comes with a typed shortcut, and goes with the text', async () => {
    const { api, world, id, person } = await openWithReply();
    await waitFor(() => expect(api.calls).toContain('GET /api/admin/canned-replies'));
    await person.type(await reply(), '/bring ');
    await then();
    await person.clear(await reply());
    expect(screen.queryByRole('list', { name: 'And then' })).toBeNull();
    await person.type(await reply(), 'Hello{Enter}');
    await screen.findByText('Hello');
    expect(world.statusOf(id)).toBe('assigned');
  });

  it('outlives a reload with the draft', async () => {
    const { world, id, person } = await openWithReply();
    await person.keyboard('c');
    await person.click(await screen.findByRole('option', { name: /\/bring/ }));
    await person.click(await leaveOut('close the chat'));
    cleanup();
    await openInbox(world, `/inbox/${id}?list=mine`);
    expect(await reply()).toHaveProperty('value', bring.text);
    expect(within(await then()).getAllByRole('listitem')).toHaveLength(3);
  });

  it('comes back with a message that is refused', async () => {
    const { world, id, person } = await openWithReply();
    await person.keyboard('c');
    await person.click(await screen.findByRole('option', { name: /\/bring/ }));
    world.colleagueTakesUnheard(id);
    await person.type(await reply(), '{Enter}');
    await screen.findByText('Bring your visa.', { selector: 'blockquote' });
    expect(world.statusOf(id)).toBe('assigned');
    expect(world.tagsOf(id)).toBeUndefined();
  });

  it('is told of where a colleague was faster, and the rest is done', async () => {
    const { world, id, person } = await openWithReply();
    await person.keyboard('c');
    await person.click(await screen.findByRole('option', { name: /\/bring/ }));
    await person.click(await leaveOut('close the chat'));
    world.colleagueTags(id, ['Visa']);
    await person.type(await reply(), '{Enter}');
    await screen.findByText('Your reply was sent. The chat had the tag Visa already.');
    expect(world.tagsOf(id)).toEqual(['Visa', 'Oman']);
  });

  it('is set where the replies are changed', async () => {
    const { api, person } = await openWithReply();
    await person.keyboard('c');
    await person.click(await screen.findByRole('button', { name: 'Edit canned replies' }));
    await screen.findByRole('button', { name: 'Add a reply' }, { timeout: 8_000 });
    const fields = within(
      await screen.findByRole('group', { name: 'And then, after bring' }, { timeout: 8_000 }),
    );
    expect(fields.getByRole('checkbox', { name: 'Close the chat' })).toHaveProperty(
      'checked',
      true,
    );
    await person.click(fields.getByRole('checkbox', { name: 'Close the chat' }));
    await person.click(fields.getByRole('button', { name: 'Remove Oman' }));
    await person.type(fields.getByRole('textbox', { name: 'Tags to add' }), 'Worker,');
    api.answers.set('PUT /api/admin/canned-replies', { data: { version: 4, replies: [] } });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit canned replies' });
    const sent = api.bodies.findLast(({ call }) => call === 'PUT /api/admin/canned-replies');
    expect(sent?.body).toMatchObject({
      version: 3,
      replies: [{ shortcut: 'bring', actions: { tags: ['Visa', 'Worker'], assignToMe: true } }],
    });
  });
});

it('the tags of a chat are added and taken off beside it', async () => {
  const { world, id, person } = await openWithReply();
  const details = within(screen.getByRole('complementary', { name: 'Visitor' }));
  await person.type(details.getByRole('textbox', { name: 'Tags' }), 'Visa, Oman{Enter}');
  await waitFor(() => expect(world.tagsOf(id)).toEqual(['Visa', 'Oman']));
  await person.click(await details.findByRole('button', { name: 'Remove Visa' }));
  await waitFor(() => expect(world.tagsOf(id)).toEqual(['Oman']));
});
