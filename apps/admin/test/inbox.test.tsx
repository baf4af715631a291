import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staff } from './api-server.ts';
import { createDeskWorld } from './desk-world.ts';
import { chooseMore, openInbox, openOwn, page } from './open-inbox.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const reply = () => screen.findByRole('textbox', { name: 'Reply' });

describe('the lists', () => {
  it('show who waits, the longest first, and whoever comes without a reload', async () => {
    const world = createDeskWorld();
    world.start('Rahima Khatun', 'Is the office open?');
    await openInbox(world);
    await screen.findByRole('option', { name: /Rahima Khatun/ });
    world.start('Abdul Karim', 'My visa');
    await screen.findByRole('option', { name: /Abdul Karim/ });
    const names = screen.getAllByRole('option').map((one) => one.textContent);
    expect(names[0]).toContain('Rahima Khatun');
    expect(names[0]).toContain('Is the office open?');
    expect(screen.getByRole('tab', { name: /Waiting/ }).textContent).toBe('Waiting2');
    expect(document.title).toBe('(2) Inbox · Console');
    expect(screen.getByText('Abdul Karim is waiting in the chat.')).toBeDefined();
  });

  it('tell apart one’s own chats and those of colleagues, and who holds them', async () => {
    const world = createDeskWorld();
    world.colleagueTakes(world.start('Abdul Karim', 'My visa'));
    world.colleagueGives(world.start('Rahima Khatun', 'Hello'), staff);
    const { person } = await openInbox(world, '/inbox?list=mine');
    await screen.findByRole('option', { name: /Rahima Khatun/ });
    expect(screen.queryByRole('option', { name: /Abdul Karim/ })).toBeNull();
    await person.click(screen.getByRole('tab', { name: /Others/ }));
    const theirs = await screen.findByRole('option', { name: /Abdul Karim/ });
    expect(theirs.textContent).toContain('Tanvir Hasan answers');
  });

  it('say that there is nobody', async () => {
    await openInbox(createDeskWorld());
    await screen.findByRole('heading', { name: 'Nobody is waiting' });
  });

  it('say that they could not be loaded, and load when asked again', async () => {
    const world = createDeskWorld();
    world.start('Rahima Khatun', 'Hello');
    world.cutLine();
    const { person } = await openInbox(world);
    await screen.findByRole('heading', { name: 'The conversations could not be loaded' });
    world.mendLine();
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('option', { name: /Rahima Khatun/ });
  });

  it('are searched by the server, and the search stands in the address', async () => {
    const world = createDeskWorld();
    const found = {
      _id: 'old',
      status: 'closed',
      name: 'Nusrat Jahan',
      phone: '+8801812345678',
      lastSequence: 0,
      seen: { customer: 0, admin: 0 },
      unread: 0,
      createdAt: '2026-11-20T08:00:00.000Z',
      updatedAt: '2026-11-20T08:00:00.000Z',
    };
    const { api, person, router } = await openInbox(world, '/inbox', ({ answers }) =>
      answers.set('GET /api/admin/chats', page([found])),
    );
    await person.type(screen.getByRole('searchbox'), 'passport{Enter}');
    await screen.findByRole('listbox', { name: 'Found conversations' });
    expect(screen.getByRole('option', { name: /Nusrat Jahan/ })).toBeDefined();
    expect(api.calls.some((call) => call.includes('search=passport'))).toBe(true);
    expect(router.state.location.search).toContain('search=passport');
  });
});

describe('a conversation', () => {
  it('is joined, answered, read by the visitor and closed', async () => {
    const world = createDeskWorld();
    const id = world.start('Rahima Khatun', 'Is the office open?');
    const { person } = await openInbox(world);
    await person.click(await screen.findByRole('option', { name: /Rahima Khatun/ }));
    await person.click(await screen.findByRole('button', { name: 'Join chat' }));
    await waitFor(async () => expect(document.activeElement).toBe(await reply()));
    await person.keyboard('Yes, until six.{Enter}');
    await waitFor(() => expect(world.said(id)).toEqual(['Is the office open?', 'Yes, until six.']));
    expect(await reply()).toHaveProperty('value', '');
    await waitFor(() => expect(world.seen).toEqual([1]));
    expect(document.title).toBe('Inbox · Console');
    world.visitorReads(id);
    await screen.findByText('Seen');
    await person.click(screen.getByRole('button', { name: 'Close chat' }));
    const ask = await screen.findByRole('alertdialog', { name: 'Close this chat?' });
    await person.click(within(ask).getByRole('button', { name: 'Close chat' }));
    await screen.findByText(/This chat is closed/);
    expect(world.statusOf(id)).toBe('closed');
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
  });

  it('shows what comes, and that the visitor types', async () => {
    const { world, id } = await openOwn();
    world.visitorTypes(id);
    expect((await screen.findAllByText(/is typing/)).length).toBeGreaterThan(0);
    world.visitorSays(id, 'And on Friday?');
    const log = screen.getByRole('log', { name: 'Conversation' });
    await within(log).findByText('And on Friday?');
    expect(screen.queryByText(/is typing/)).toBeNull();
  });

  it('tells the visitor that one types, once in a while', async () => {
    const { world, id, person } = await openOwn();
    await person.type(await reply(), 'Yes, until');
    expect(world.typing).toEqual([id]);
  });

  it('can not be answered while a colleague does, but taken over', async () => {
    const world = createDeskWorld();
    const id = world.start('Rahima Khatun', 'Hello');
    world.colleagueTakes(id);
    const { person } = await openInbox(world, `/inbox/${id}?list=colleagues`);
    await screen.findByText(/Tanvir Hasan answers here/);
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Take over' }));
    await reply();
  });

  it('keeps what was written when a colleague takes it, and tells', async () => {
    const { world, id, person } = await openOwn();
    await person.type(await reply(), 'I will ask');
    world.colleagueTakes(id);
    await screen.findByText('Tanvir Hasan now answers Rahima Khatun.');
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
    expect(screen.getByText('I will ask')).toBeDefined();
    expect(world.said(id)).toEqual(['Is the office open?']);
  });

  it('is found at once by whoever comes back to answer it, while nobody waits', async () => {
    const world = createDeskWorld();
    world.colleagueGives(world.start('Rahima Khatun', 'Hello'), staff);
    await openInbox(world);
    await screen.findByRole('option', { name: /Rahima Khatun/ });
    expect(screen.getByRole('tab', { name: /Mine/ }).getAttribute('aria-selected')).toBe('true');
    const waiting = world.start('Abdul Karim', 'Hello?');
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Waiting/ }).textContent).toBe('Waiting1'),
    );
    expect(screen.getByRole('tab', { name: /Mine/ }).getAttribute('aria-selected')).toBe('true');
    expect(world.statusOf(waiting)).toBe('waiting');
  });

  it('tells who was too late to join it', async () => {
    const world = createDeskWorld();
    const id = world.start('Rahima Khatun', 'Hello');
    await openInbox(world, `/inbox/${id}`);
    await screen.findByRole('button', { name: 'Join chat' });
    world.cutLine();
    world.colleagueTakes(id);
    world.mendLine();
    await screen.findByText('Tanvir Hasan now answers Rahima Khatun.');
    expect(screen.queryByRole('button', { name: 'Join chat' })).toBeNull();
  });

  it('gives a reply back that crossed with a colleague, says who answers, and can be taken over', async () => {
    const { world, id, person } = await openOwn();
    world.colleagueTakesUnheard(id);
    await person.type(await reply(), 'Yes, until six.{Enter}');
    await screen.findByText(/Tanvir Hasan answers here/);
    expect(screen.getByText('Tanvir Hasan answers in this chat.')).toBeDefined();
    expect(screen.getByText('Yes, until six.')).toBeDefined();
    expect(world.said(id)).toEqual(['Is the office open?']);
    await person.click(screen.getByRole('button', { name: 'Take over' }));
    await waitFor(async () => expect(await reply()).toHaveProperty('value', 'Yes, until six.'));
    await person.type(await reply(), '{Enter}');
    await waitFor(() => expect(world.said(id)).toEqual(['Is the office open?', 'Yes, until six.']));
  });

  it('is handed over to a colleague who is chosen', async () => {
    const { world, id, person } = await openOwn();
    await person.click(screen.getByRole('button', { name: 'Hand over' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand over' });
    await within(dialog).findByRole('option', { name: 'Tanvir Hasan' });
    await person.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await within(dialog).findByText('Choose who takes the chat.');
    await person.selectOptions(within(dialog).getByLabelText('Colleague'), 'Tanvir Hasan');
    await person.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await screen.findByText(/Tanvir Hasan answers here/);
    expect(world.statusOf(id)).toBe('assigned');
  });

  it('goes back to the queue', async () => {
    const { world, id, person } = await openOwn();
    await chooseMore(person, 'Back to queue');
    await screen.findByRole('button', { name: 'Join chat' });
    expect(world.statusOf(id)).toBe('waiting');
  });

  it('takes notes, which are no messages', async () => {
    const { world, id, person } = await openOwn();
    await person.click(screen.getByRole('button', { name: 'Write a note' }));
    await person.type(
      screen.getByRole('textbox', { name: 'Note for colleagues' }),
      'Called twice.',
    );
    await person.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByRole('article', { name: 'Your note' });
    await waitFor(() => expect(world.noted(id)).toEqual(['Called twice.']));
    expect(world.said(id)).toEqual(['Is the office open?']);
  });

  it('shows what is said as text', async () => {
    await openOwn('<img src=x onerror=alert(1)>');
    const said = screen.getByRole('article', { name: 'Rahima Khatun' });
    expect(said.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(said.querySelector('img')).toBeNull();
  });

  it.each(['//evil.example', '/\t/evil.example', '/.//evil.example'])(
    'makes no link of a page that leads elsewhere: %j',
    async (page) => {
      const world = createDeskWorld();
      const id = world.start('Rahima', 'Hello', { page });
      await openInbox(world, `/inbox/${id}`);
      const shown = await screen.findByText(/evil\.example$/);
      expect(shown.closest('a')).toBeNull();
    },
  );

  it('stands beside what the visitor has booked, in the words and the time of the console', async () => {
    const world = createDeskWorld();
    const id = world.start('Rahima', 'Hello', { createdAt: '2025-11-21T20:05:00.000Z' });
    const booking = {
      _id: 'b1',
      reference: 'PB-1001',
      serviceType: 'flight',
      status: 'action_required',
      createdAt: '2025-12-31T19:30:00.000Z',
      updatedAt: '2025-12-31T19:30:00.000Z',
    };
    await openInbox(world, `/inbox/${id}`, ({ answers }) =>
      answers.set(`GET /api/admin/cases/${id}`, { case: { bookings: [booking] } }),
    );
    const details = within(await screen.findByRole('complementary', { name: 'Visitor' }));
    const link = await details.findByRole('link', { name: 'PB-1001' });
    expect(link.getAttribute('href')).toBe('/bookings/b1');
    const line = link.closest('li')?.textContent.normalize('NFKC');
    expect(line).toContain('Flight');
    expect(line).toContain('Action required');
    expect(line).toContain('1 Jan 2026, 01:30');
    expect(details.getByRole('link', { name: '01712345678' })).toBeDefined();
    expect(details.getByText('22 Nov 2025, 02:05')).toBeDefined();
  });

  it('that does not exist is told', async () => {
    await openInbox(createDeskWorld(), '/inbox/nothing');
    await screen.findByRole('heading', { name: 'There is no such conversation' });
  });
});

/** One's own chat after a reload, with a reply that had not reached the server. */
async function openUnsent() {
  const { world, id, person } = await openOwn();
  world.cutLine();
  await person.type(await reply(), 'Yes, until six.{Enter}');
  cleanup();
  world.mendLine();
  await openInbox(world, `/inbox/${id}?list=mine`);
  await screen.findByText('Not sent');
  return { world, id, person };
}

describe('a reply', () => {
  it('is kept for each chat while one looks at another', async () => {
    const { world, person } = await openOwn();
    const other = world.start('Abdul Karim', 'My visa');
    world.colleagueGives(other, staff);
    await person.type(await reply(), 'Half a sentence');
    await person.click(await screen.findByRole('option', { name: /Abdul Karim/ }));
    await screen.findByRole('heading', { level: 2, name: 'Abdul Karim' });
    expect(await reply()).toHaveProperty('value', '');
    await person.click(screen.getByRole('option', { name: /Rahima Khatun/ }));
    await waitFor(async () => expect(await reply()).toHaveProperty('value', 'Half a sentence'));
  });

  it('outlives a reload', async () => {
    const { world, id, person } = await openOwn();
    await person.type(await reply(), 'Half a sentence');
    cleanup();
    await openInbox(world, `/inbox/${id}?list=mine`);
    await waitFor(async () => expect(await reply()).toHaveProperty('value', 'Half a sentence'));
  });

  it('that found no line is sent when there is one, once', async () => {
    const { world, id, person } = await openOwn();
    world.cutLine();
    await screen.findByText(/No live connection/);
    await person.type(await reply(), 'Yes, until six.{Enter}');
    await screen.findByText('Sending…');
    world.mendLine();
    await waitFor(() => expect(world.said(id)).toEqual(['Is the office open?', 'Yes, until six.']));
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(screen.getAllByText('Yes, until six.').length).toBeGreaterThan(0);
  });

  it('that was on its way when the page was left can be sent again', async () => {
    const { world, id, person } = await openUnsent();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(world.said(id)).toEqual(['Is the office open?', 'Yes, until six.']));
  });
});

describe('a reply that was not sent', () => {
  it('can be removed, and the conversation keeps the focus', async () => {
    const { world, id, person } = await openUnsent();
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('log', { name: 'Conversation' }));
    expect(world.said(id)).toEqual(['Is the office open?']);
    expect(world.kept.get(id)).toBeUndefined();
  });
});

describe('the keyboard', () => {
  it('does everything, and says what it can do', async () => {
    const world = createDeskWorld();
    const id = world.start('Rahima Khatun', 'Is the office open?');
    const { person } = await openInbox(world);
    await screen.findByRole('option', { name: /Rahima Khatun/ });
    await person.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await person.click(within(help).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Show this list')).toBeNull());
    await person.keyboard('l{Enter}');
    await screen.findByRole('heading', { level: 2, name: 'Rahima Khatun' });
    await person.keyboard('j');
    // The option has left its list: who has joined goes on with writing.
    await waitFor(async () => expect(document.activeElement).toBe(await reply()));
    await person.keyboard('Yes, until six.{Enter}{Escape}');
    await waitFor(() => expect(world.said(id)).toContain('Yes, until six.'));
    expect(document.activeElement?.getAttribute('role')).toBe('option');
    await person.keyboard('r');
    expect(document.activeElement).toBe(await reply());
    await person.keyboard('{Escape}nA note{Enter}{Escape}q');
    await waitFor(() => expect(world.noted(id)).toEqual(['A note']));
    await waitFor(() => expect(world.statusOf(id)).toBe('waiting'));
    await person.keyboard('4');
    await screen.findByRole('heading', { name: 'No chat is closed yet' });
    await person.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('does nothing by single keys when that is switched off', async () => {
    const { person } = await openInbox(createDeskWorld());
    await screen.findByRole('heading', { name: 'Nobody is waiting' });
    await person.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await person.click(await screen.findByLabelText('Single keys do something'));
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.keyboard('/');
    expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
  });
});
