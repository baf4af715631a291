import type {
  RefusedService,
  ServiceChange,
  ServiceSummary,
  StaffCategory,
  StaffService,
} from '@pothik/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { changeSets } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { callApi, registerStaff, type Person } from './people.ts';

interface Applied {
  change?: ServiceChange;
  refused: RefusedService[];
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

describeApp('a change of several services', (get) => {
  let editor: Person;
  let colleague: Person;
  let owner: Person;
  beforeAll(async () => {
    editor = await registerStaff(get(), 'editor');
    colleague = await registerStaff(get(), 'editor');
    owner = await registerStaff(get(), 'owner');
  });

  const post = async <Answer>(path: string, payload: object, by = editor) => {
    const answer = await callApi(get(), 'POST', `/admin${path}`, { token: by.token, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>();
  };
  const made = async (more: object = {}) => {
    const form = { name: 'Visa for Oman', country: 'Oman', isActive: true, ...more };
    return (await post<{ data: StaffService }>('/services', form)).data;
  };
  const category = async (name: string) =>
    (
      await post<{ data: StaffCategory }>('/categories', {
        name,
        slug: slugOf(name),
        isActive: true,
      })
    ).data;
  const read = async ({ _id: id }: { _id: string }) => {
    const { token } = editor;
    const answer = await callApi(get(), 'GET', `/admin/services/${id}`, { token });
    return answer.json<{ data: StaffService }>().data;
  };
  const apply = (services: object[], set: object) =>
    post<Applied>('/service-changes', { services, set });
  const undo = (change: ServiceChange | undefined, { token } = editor) =>
    callApi(get(), 'POST', `/admin/service-changes/${change?._id ?? ''}/undo`, { token });
  const listed = async ({ token }: Person) => {
    const answer = await callApi(get(), 'GET', '/admin/service-changes', { token });
    return answer.json<{ changes: ServiceChange[] }>().changes.map(({ _id }) => _id);
  };
  const isFound = async ({ _id: id }: { _id: string }, query: string) => {
    const answer = await callApi(get(), 'GET', `/services?limit=100&${query}`);
    return answer.json<{ data: ServiceSummary[] }>().data.some(({ _id }) => _id === id);
  };

  it('sets those that are as they were seen, and says of each other why it stays', async () => {
    const [one, two, seen] = [await made(), await made(), await made()];
    const { change, refused } = await apply(
      [one, two, { _id: seen._id, version: 7 }, { _id: 'gone', version: 1 }, one],
      { isActive: false },
    );
    expect(change).toMatchObject({
      ...{ set: { isActive: false }, count: 2 },
      by: { _id: editor.id },
    });
    const codes = Object.fromEntries(refused.map(({ _id, code }) => [_id, code]));
    expect(codes).toEqual({ [seen._id]: 'version_conflict', gone: 'not_found' });
    expect(await read(one)).toMatchObject({ isActive: false, version: one.version + 1 });
    expect((await read(seen)).isActive).toBe(true);
  });

  it('changes nothing where every service is refused', async () => {
    const { change, refused } = await apply([{ _id: 'gone', version: 1 }], { featured: true });
    expect(change).toBeUndefined();
    expect(refused).toHaveLength(1);
  });

  it('takes one setting at a time', async () => {
    const one = await made();
    const payload = { services: [one], set: { isActive: true, featured: true } };
    const { token } = editor;
    const answer = await callApi(get(), 'POST', '/admin/service-changes', { token, payload });
    expect(answer.statusCode).toBe(400);
  });

  it('is seen by visitors at once, in lists and by their search', async () => {
    const one = await made({ name: 'Visa for Zanzibar' });
    expect(await isFound(one, 'search=zanzibar')).toBe(true);
    const { change } = await apply([one], { isActive: false });
    expect(await isFound(one, 'search=zanzibar')).toBe(false);
    await undo(change);
    expect(await isFound(one, 'search=zanzibar')).toBe(true);
    await apply([await read(one)], { featured: true });
    expect(await isFound(one, 'featured=true')).toBe(true);
  });

  it('moves services to a category, out of their subcategory, and they are found by its name', async () => {
    const place = await category('Pilgrimages');
    const one = await made({ categoryId: 'jobs-abroad' });
    const { change } = await apply([one], { categoryId: place._id });
    expect(change).toMatchObject({ set: { categoryId: place._id }, category: 'Pilgrimages' });
    expect((await read(one)).category).toMatchObject({ _id: place._id });
    expect(await isFound(one, 'search=pilgrimages')).toBe(true);
  });

  it('is refused for a category that is not there', async () => {
    const one = await made();
    const payload = { services: [one], set: { categoryId: 'nowhere' } };
    const { token } = editor;
    const answer = await callApi(get(), 'POST', '/admin/service-changes', { token, payload });
    expect(answer.statusCode).toBe(400);
    expect((await read(one)).version).toBe(one.version);
  });

  it('leaves translations fitting, since it touches no words', async () => {
    const one = await made();
    const path = `/admin/services/${one._id}/translations/bn`;
    const payload = { name: 'ওমানের ভিসা', country: 'ওমান', isPublished: true, version: 0 };
    const { token } = editor;
    const translated = await callApi(get(), 'PUT', path, { token, payload });
    expect(translated.statusCode, translated.body).toBe(200);
    await apply([await read(one)], { featured: true });
    expect((await read(one)).translations.bn).toBe('published');
  });

  it('is undone: all services are as before', async () => {
    const place = await category('Elsewhere');
    const before = await made({ categoryId: 'jobs-abroad', featured: true });
    const { change } = await apply([before], { categoryId: place._id });
    const answer = await undo(change);
    expect(answer.json<object>()).toMatchObject({ count: 1, refused: [] });
    const same = { version: 0, updatedAt: '' };
    expect({ ...(await read(before)), ...same }).toEqual({ ...before, ...same });
    expect((await undo(change)).statusCode).toBe(410);
  });

  it('leaves a service alone that somebody has changed since, or whose category is gone', async () => {
    const place = await category('For a week');
    const [one, two] = [await made(), await made({ categoryId: place._id })];
    const { change } = await apply([one, two], { categoryId: null });
    const payload = { name: 'Visa for Oman, quick', version: one.version + 1 };
    await callApi(get(), 'PUT', `/admin/services/${one._id}`, { ...colleague, payload });
    const gone = await callApi(get(), 'DELETE', `/admin/categories/${place._id}`, {
      token: editor.token,
    });
    expect(gone.statusCode, gone.body).toBe(200);
    const { count, refused } = (await undo(change)).json<{ count: number } & Applied>();
    expect(count).toBe(0);
    const codes = Object.fromEntries(refused.map(({ _id, code }) => [_id, code]));
    expect(codes).toEqual({ [one._id]: 'version_conflict', [two._id]: 'conflict' });
    expect((await read(one)).name).toBe('Visa for Oman, quick');
  });

  it('is undone by who made it or an owner, and told to them alone', async () => {
    const { change } = await apply([await made()], { featured: true });
    expect(await listed(editor)).toContain(change?._id);
    expect(await listed(owner)).toContain(change?._id);
    expect(await listed(colleague)).not.toContain(change?._id);
    expect((await undo(change, colleague)).statusCode).toBe(404);
    expect((await undo(change, owner)).statusCode).toBe(200);
    expect(await listed(editor)).not.toContain(change?._id);
  });

  it('stays once ten minutes are over', async () => {
    const one = await made();
    const { change } = await apply([one], { featured: true });
    await get()
      .database.db.update(changeSets)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(changeSets.id, change?._id ?? ''));
    expect(await listed(editor)).not.toContain(change?._id);
    expect((await undo(change)).statusCode).toBe(410);
    expect((await read(one)).featured).toBe(true);
  });

  it('stands in the log, service by service, and its undoing too', async () => {
    const one = await made();
    const { change } = await apply([one], { featured: true });
    await undo(change);
    const { token } = owner;
    const log = await callApi(get(), 'GET', `/admin/log?staffId=${editor.id}&limit=2`, { token });
    expect(log.json<{ data: object[] }>().data).toMatchObject([
      { deed: 'undo', subject: one._id },
      { deed: 'update', subject: one._id },
    ]);
  });
});
