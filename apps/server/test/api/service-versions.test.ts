import type { ServiceVersion, StaffCategory, StaffService } from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { callApi, registerStaff, type Person } from './people.ts';

describeApp('the versions of a service', (get) => {
  let editor: Person;
  let colleague: Person;
  beforeAll(async () => {
    editor = await registerStaff(get(), 'editor');
    colleague = await registerStaff(get(), 'editor');
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    callApi(get(), method, `/admin${path}`, {
      token: editor.token,
      ...(payload ? { payload } : {}),
    });
  const made = async (form: object) => {
    const answer = await call('POST', '/services', { name: 'Visa for Laos', ...form });
    return answer.json<{ data: StaffService }>().data;
  };
  const change = async ({ _id: id }: StaffService, payload: object, by = editor) => {
    const answer = await callApi(get(), 'PUT', `/admin/services/${id}`, {
      ...{ token: by.token, payload },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: StaffService }>().data;
  };
  const read = async ({ _id: id }: StaffService) =>
    (await call('GET', `/services/${id}`)).json<{ data: StaffService }>().data;
  const versions = async ({ _id: id }: StaffService) =>
    (await call('GET', `/services/${id}/versions`)).json<{ versions: ServiceVersion[] }>().versions;
  const restore = ({ _id: id }: StaffService, number: number, version?: number) =>
    call('POST', `/services/${id}/versions/${String(number)}/restore`, { version });

  it('tell who saved what when, beside the one before and beside now', async () => {
    const one = await made({ country: 'Laos', salary: { min: 5, currency: 'USD' } });
    await change(one, { country: 'Lao', featured: true }, colleague);
    await change(one, { salary: { min: 7, currency: 'USD' } });
    const [third, second, first] = await versions(one);
    expect(third).toMatchObject({
      ...{ version: 3, by: { _id: editor.id }, since: [] },
      changes: [{ field: 'salary.min', from: '5', to: '7' }],
    });
    expect(second).toMatchObject({
      ...{ version: 2, by: { _id: colleague.id } },
      changes: [
        { field: 'country', from: 'Laos', to: 'Lao' },
        { field: 'featured', from: 'no', to: 'yes' },
      ],
      since: [{ field: 'salary.min', from: '5', to: '7' }],
    });
    expect(first?.version).toBe(1);
    expect(first?.changes).toBeUndefined();
    expect(first?.since.map(({ field }) => field)).toEqual(['country', 'salary.min', 'featured']);
  });

  it('begin with what a service was before its first change since they are kept', async () => {
    const one = await made({ kind: 'Slow' });
    await get().database.pool.query('delete from service_versions');
    expect(await versions(one)).toEqual([]);
    await change(one, { kind: 'Quick' });
    const [now, before] = await versions(one);
    expect(now?.by).toMatchObject({ _id: editor.id });
    expect(before).toMatchObject({ since: [{ field: 'kind', from: 'Slow', to: 'Quick' }] });
    expect(before?.by).toBeUndefined();
  });

  it('are restored, which is a version that can be restored too', async () => {
    const one = await made({ description: '<p>Old words</p>', isActive: true });
    const path = `/services/${one._id}/translations/bn`;
    await call('PUT', path, { name: 'লাওসের ভিসা', isPublished: true, version: 0 });
    const newer = await change(one, { name: 'Visa for Mars', description: '<p>New</p>' });
    expect((await read(one)).translations.bn).toBe('behind');
    const answer = await restore(one, 1, newer.version);
    expect(answer.statusCode, answer.body).toBe(200);
    const { version, updatedAt: _at, translations, ...back } = await read(one);
    const { version: _version, updatedAt: _before, translations: _old, ...was } = one;
    expect(back).toEqual(was);
    expect([version, translations.bn]).toEqual([3, 'published']);
    const found = await callApi(get(), 'GET', '/services?search=mars');
    expect(found.json<{ data: StaffService[] }>().data.map(({ _id }) => _id)).not.toContain(
      one._id,
    );
    await restore(one, 2);
    expect((await read(one)).name).toBe('Visa for Mars');
    expect((await versions(one)).map((kept) => kept.version)).toEqual([4, 3, 2, 1]);
  });

  it('are not restored over what a colleague has changed meanwhile, nor into a category that is gone', async () => {
    const category = await call('POST', '/categories', { name: 'Brief', slug: 'brief' });
    const { _id: categoryId } = category.json<{ data: StaffCategory }>().data;
    const one = await made({ categoryId });
    await change(one, { categoryId: null }, colleague);
    expect((await restore(one, 1, 1)).json<object>()).toMatchObject({ code: 'version_conflict' });
    await call('DELETE', `/categories/${categoryId}`);
    expect((await restore(one, 1, 2)).json<object>()).toMatchObject({ code: 'conflict' });
    expect((await restore(one, 7)).statusCode).toBe(404);
    expect((await read(one)).version).toBe(2);
  });

  it('are kept of changes of several services and of their undoing as well', async () => {
    const one = await made({});
    const services = [{ _id: one._id, version: 1 }];
    const applied = await call('POST', '/service-changes', { services, set: { featured: true } });
    const { change: done } = applied.json<{ change: { _id: string } }>();
    await call('POST', `/service-changes/${done._id}/undo`);
    expect((await versions(one)).map(({ changes }) => changes)).toEqual([
      [{ field: 'featured', from: 'yes', to: 'no' }],
      [{ field: 'featured', from: 'no', to: 'yes' }],
      undefined,
    ]);
  });

  it('are the last fifty', async () => {
    const one = await made({});
    for (let count = 2; count <= 53; count += 1)
      await change(one, { kind: `Kind ${String(count)}` });
    const kept = (await versions(one)).map(({ version }) => version);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 53, 4]);
  });
});
