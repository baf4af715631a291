import type { ChangedField, LoggedAction, StaffService } from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, contact, daysFromNow } from './booking-forms.ts';
import { callApi, registerStaff, type Person } from './people.ts';

describeApp('the log', (get) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await registerStaff(get(), 'owner');
  });

  const call = async <Data>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const { token } = owner;
    const answer = await callApi(get(), method, `/admin${path}`, {
      token,
      ...(payload ? { payload } : {}),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: Data }>().data;
  };
  const search = (text: string) =>
    call<LoggedAction[]>('GET', `/log?search=${encodeURIComponent(text)}`);
  const changesOf = async (subject: string): Promise<ChangedField[] | undefined> =>
    (await search(subject))[0]?.changes;

  const make = (payload: object) => call<{ _id: string }>('POST', '/services', payload);

  it('tells of each field of a service what it was and what it became', async () => {
    const { _id: id } = await make({ name: 'Visa for Peru', country: 'Peru', featured: false });
    await call('PUT', `/services/${id}`, { name: 'Visa for Chile', country: 'Chile' });
    expect(await changesOf(id)).toEqual([
      { field: 'name', from: 'Visa for Peru', to: 'Visa for Chile' },
      { field: 'country', from: 'Peru', to: 'Chile' },
    ]);
    await call('PUT', `/services/${id}`, { featured: true });
    expect(await changesOf(id)).toEqual([{ field: 'featured', from: 'no', to: 'yes' }]);
  });

  it('cuts long texts down to where they begin to differ', async () => {
    const text = (end: string) => `<p>${'The same again. '.repeat(100)}${end}</p>`;
    const { _id: id } = await make({ name: 'Long', description: text('First') });
    await call('PUT', `/services/${id}`, { description: text('Second') });
    const [change] = (await changesOf(id)) ?? [];
    expect(change?.from).toMatch(/^….*First/);
    expect(change?.to).toMatch(/^….*Second/);
    expect(change?.to.length).toBeLessThan(300);
  });

  it('tells nothing of a save that changed nothing', async () => {
    const { _id: id } = await make({ name: 'The same' });
    await call('PUT', `/services/${id}`, { name: 'The same' });
    const [last] = await search(id);
    expect(last).toMatchObject({ deed: 'update' });
    expect(last).not.toHaveProperty('changes');
  });

  it('tells of categories and articles, with the words of an article alone', async () => {
    const top = await call<{ _id: string }>('POST', '/categories', { name: 'Top', slug: 'top' });
    const category = await call<{ _id: string }>('POST', '/categories', {
      ...{ name: 'Under', slug: 'under' },
    });
    await call('PUT', `/categories/${category._id}`, { parentId: top._id, name: 'Below' });
    expect(await changesOf(category._id)).toEqual([
      { field: 'name', from: 'Under', to: 'Below' },
      { field: 'parentId', from: '', to: 'Top' },
    ]);
    const insight = { title: 'Rules', body: '<p>Old <b>rules</b></p>' };
    const { _id: id } = await call<{ _id: string }>('POST', '/insights', insight);
    await call('PUT', `/insights/${id}`, { body: '<p>New <b>rules</b></p>' });
    expect(await changesOf(id)).toEqual([{ field: 'body', from: 'Old rules', to: 'New rules' }]);
  });

  it('tells of translations, and of their publishing', async () => {
    const { _id: id } = await make({ name: 'Visa for Peru' });
    const path = `/services/${id}/translations/bn`;
    await call('PUT', path, { name: 'পেরুর ভিসা', description: '<p>পাঁচ <b>দিন</b></p>' });
    expect(await changesOf(id)).toEqual([
      { field: 'name', from: '', to: 'পেরুর ভিসা' },
      { field: 'description', from: '', to: 'পাঁচ দিন' },
    ]);
    await call('PUT', path, { isPublished: true, version: 1 });
    expect(await changesOf(id)).toEqual([{ field: 'isPublished', from: 'no', to: 'yes' }]);
  });

  it('tells of settings, search words and the status of a booking', async () => {
    await call('PUT', '/settings/contact', { email: 'one@pothik.example' });
    await call('PUT', '/settings/contact', { email: 'two@pothik.example' });
    expect((await search('two@pothik.example'))[0]).toMatchObject({
      subject: 'contact',
      changes: [{ field: 'email', from: 'one@pothik.example', to: 'two@pothik.example' }],
    });
    const synonyms = await call<{ _id: string; version: number }>('POST', '/search/synonyms', {
      ...{ words: ['ferry', 'launch'], wider: [] },
    });
    await call('PUT', `/search/synonyms/${synonyms._id}`, {
      ...{ words: ['ferry', 'steamer'], version: synonyms.version },
    });
    expect(await changesOf(synonyms._id)).toEqual([
      { field: 'words', from: 'ferry\nlaunch', to: 'ferry\nsteamer' },
    ]);
    const serviceId = await anyService(get());
    const { _id: id } = bookingOf(
      await book(get(), {
        ...{ serviceId, ...contact({ email: 'guest@example.com' }) },
        ...{ departureDate: daysFromNow(30), passengers: { adults: 2 } },
      }),
    );
    const moved = await callApi(get(), 'PUT', `/admin/bookings/${id}`, {
      ...{ token: owner.token, payload: { status: 'confirmed', version: 1 } },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(await changesOf(id)).toEqual([{ field: 'status', from: 'pending', to: 'confirmed' }]);
  });

  it('is searched for what things were called, before and after, whatever the case', async () => {
    const { _id: id } = await make({ name: 'Zanzibar by boat' });
    await call<StaffService>('PUT', `/services/${id}`, { name: 'Mombasa by boat' });
    for (const [text, deeds] of [
      ['zanzibar', ['update', 'create']],
      ['MOMBASA', ['update']],
      [id, ['update', 'create']],
    ] as const) {
      expect((await search(text)).map(({ deed }) => deed)).toEqual(deeds);
    }
    // The names of the parts of an entry are none of its words.
    for (const text of ['"field"', 'jumping frogs']) expect(await search(text)).toEqual([]);
  });
});
