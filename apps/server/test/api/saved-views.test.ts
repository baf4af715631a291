import type { ListWithViews, SavedView } from '@pothik/contract';
import { beforeEach, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { callApi, registerStaff, type Person } from './people.ts';

describeApp('views of the console’s lists', (get) => {
  let agent: Person;
  let colleague: Person;
  let owner: Person;
  beforeEach(async () => {
    agent = await registerStaff(get(), 'agent');
    colleague = await registerStaff(get(), 'agent');
    owner = await registerStaff(get(), 'owner');
  });

  const call = (
    by: Person,
    ...[method, path, payload]: ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?]
  ) =>
    callApi(get(), method, `/admin/views${path}`, {
      token: by.token,
      ...(payload === undefined ? {} : { payload }),
    });
  const save = async (by: Person, more: object = {}) => {
    const form = { list: 'bookings', name: 'Today', query: 'status=pending', isShared: false };
    const answer = await call(by, 'POST', '', { ...form, ...more });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: SavedView }>().data;
  };
  const viewsOf = async (by: Person, list: ListWithViews = 'bookings') =>
    (await call(by, 'GET', `?list=${list}`)).json<{ views: SavedView[] }>().views;
  const namesOf = async (by: Person, list?: ListWithViews) =>
    (await viewsOf(by, list)).map(({ name }) => name);
  const makeDefault = (by: Person, viewId: string | null, list = 'bookings') =>
    call(by, 'PUT', '/default', { list, viewId });

  it('are told to who saved them, by name and each at its list', async () => {
    await save(agent, { name: 'Waiting' });
    await save(agent, { name: 'Answered', query: 'answered=true' });
    await save(agent, { list: 'customers', name: 'New ones' });
    expect(await namesOf(agent)).toEqual(['Answered', 'Waiting']);
    expect(await namesOf(agent, 'customers')).toEqual(['New ones']);
    const [view] = await viewsOf(agent);
    expect(view).toMatchObject({
      ...{ query: 'answered=true', isShared: false, isDefault: false },
      by: { _id: agent.id, name: 'Nasrin Akter' },
    });
  });

  it('are told to colleagues once they are shared', async () => {
    const name = `Ours ${agent.id}`;
    const { _id: id } = await save(agent, { name });
    expect(await namesOf(colleague)).not.toContain(name);
    expect((await call(agent, 'PUT', `/${id}`, { isShared: true })).statusCode).toBe(200);
    expect(await namesOf(colleague)).toContain(name);
  });

  it('are changed and removed by who saved them; shared ones by owners too', async () => {
    const own = await save(agent);
    const shared = await save(agent, { name: `Ours ${agent.id}`, isShared: true });
    for (const [by, { _id: id }] of [
      [colleague, own],
      [colleague, shared],
      [owner, own],
    ] as const) {
      expect((await call(by, 'PUT', `/${id}`, { name: 'Mine now' })).statusCode).toBe(404);
      expect((await call(by, 'DELETE', `/${id}`)).statusCode).toBe(404);
    }
    const renamed = await call(owner, 'PUT', `/${shared._id}`, { name: `All ${agent.id}` });
    expect(renamed.json<{ data: SavedView }>().data.name).toBe(`All ${agent.id}`);
    expect((await call(owner, 'DELETE', `/${shared._id}`)).statusCode).toBe(200);
    expect((await call(agent, 'DELETE', `/${own._id}`)).statusCode).toBe(200);
    expect(await namesOf(agent)).not.toContain('Today');
  });

  it('have one name each, for each person and list', async () => {
    await save(agent);
    const twice = { list: 'bookings', name: 'Today', query: '', isShared: true };
    expect((await call(agent, 'POST', '', twice)).statusCode).toBe(409);
    await save(colleague);
    await save(agent, { list: 'log' });
    const other = await save(agent, { name: 'Tomorrow' });
    expect((await call(agent, 'PUT', `/${other._id}`, { name: 'Today' })).statusCode).toBe(409);
  });

  it('open a list for who chooses one, until another or none is chosen', async () => {
    const own = await save(agent);
    const shared = await save(colleague, { name: `Ours ${agent.id}`, isShared: true });
    const defaultOf = async (by: Person) =>
      (await viewsOf(by)).filter(({ isDefault }) => isDefault).map(({ _id }) => _id);
    expect((await makeDefault(agent, own._id)).statusCode).toBe(200);
    expect(await defaultOf(agent)).toEqual([own._id]);
    await makeDefault(agent, shared._id);
    expect(await defaultOf(agent)).toEqual([shared._id]);
    expect(await defaultOf(colleague)).toEqual([]);
    await makeDefault(agent, null);
    expect(await defaultOf(agent)).toEqual([]);
  });

  it('open no other list, and none that one does not see', async () => {
    const own = await save(agent);
    expect((await makeDefault(agent, own._id, 'log')).statusCode).toBe(404);
    expect((await makeDefault(colleague, own._id)).statusCode).toBe(404);
  });

  it('are fifty of a list at most', async () => {
    for (let made = 0; made < 50; made += 1) await save(agent, { name: `View ${String(made)}` });
    const more = { list: 'bookings', name: 'One more', query: '', isShared: false };
    const answer = await call(agent, 'POST', '', more);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain('50');
  });
});
