import type {
  Branding,
  Category,
  Insight,
  InsightDetails,
  Service,
  ServiceSummary,
  ServiceTranslation,
  StaffCategory,
  StaffInsight,
  StaffService,
} from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { callApi, registerStaff } from './people.ts';
import { boundary, file, png, toBody } from './pictures.ts';

describeApp('what editors translate', (get) => {
  const tokens = new Map<string, string>();
  const tokenOf = async (role: 'agent' | 'editor' | 'owner') => {
    const token = tokens.get(role) ?? (await registerStaff(get(), role)).token;
    tokens.set(role, token);
    return token;
  };
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    role: 'agent' | 'editor' | 'owner' = 'editor',
  ) =>
    callApi(get(), method, `/admin${path}`, {
      token: await tokenOf(role),
      ...(payload === undefined ? {} : { payload }),
    });
  const done = async <Data>(...given: Parameters<typeof call>): Promise<Data> => {
    const answer = await call(...given);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: Data }>().data;
  };
  const seen = async <Data>(path: string) => {
    const answer = await get().app.inject({ url: `/api${path}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: Data }>().data;
  };

  describe('a service', () => {
    const original = {
      name: 'Visa for Georgia',
      description: '<p>Quick visa</p>',
      country: 'Georgia',
      benefits: ['Free food', 'A place to stay'],
      fees: [
        { label: 'Visa fee', amount: 5_000, currency: 'BDT', per: 'adult', due: 'On submission' },
      ],
      refunds: [{ step: 'Before we submit', refund: 'Everything' }],
      kind: 'Group visa',
      facts: [
        { label: 'Stay', value: '30 days' },
        { label: 'Entries', value: 'One' },
      ],
      isActive: true,
    };
    const words = {
      name: 'জর্জিয়ার ভিসা',
      country: 'জর্জিয়া',
      benefits: ['খাবার ফ্রি', ''],
      fees: [{ label: 'ভিসা ফি', due: 'জমা দেওয়ার দিন' }],
      refunds: [{ step: 'জমা দেওয়ার আগে', refund: '' }],
      kind: 'দলের ভিসা',
      facts: [
        { label: 'থাকা', value: '৩০ দিন' },
        { label: '', value: 'একবার' },
      ],
    };
    const create = async (changes: object = {}) =>
      (await done<StaffService>('POST', '/services', { ...original, ...changes }))._id;
    const pathOf = (id: string) => `/services/${id}/translations/bn`;
    const translate = (id: string, payload: object) =>
      done<ServiceTranslation>('PUT', pathOf(id), payload);
    const stateOf = async (id: string) =>
      (await done<StaffService>('GET', `/services/${id}`)).translations.bn;

    it('is missing in the language until something is written', async () => {
      const id = await create();
      expect(await done('GET', pathOf(id))).toEqual({
        state: 'missing',
        isPublished: false,
        isBehind: false,
        ofVersion: 0,
        version: 0,
      });
      expect(await stateOf(id)).toBe('missing');
      expect(await translate(id, { name: ' ' })).toMatchObject({ state: 'missing', version: 1 });
      expect(await stateOf(id)).toBe('missing');
    });

    it('shows a draft to nobody, and to everybody what is published, at once', async () => {
      const id = await create();
      const inBangla = () => seen<Service>(`/services/${id}?lang=bn`);
      const found = async () =>
        (await seen<ServiceSummary[]>('/services?search=জর্জিয়া&lang=bn')).map(({ _id }) => _id);
      const before = await inBangla();
      expect(await translate(id, words)).toMatchObject({ state: 'draft', version: 1 });
      expect(await inBangla()).toEqual(before);
      expect(await found()).not.toContain(id);

      expect(await translate(id, { isPublished: true })).toMatchObject({ state: 'published' });
      expect(await inBangla()).toMatchObject({
        name: 'জর্জিয়ার ভিসা'.normalize('NFC'),
        location: { country: 'জর্জিয়া'.normalize('NFC') },
        // What is not translated stands as it was written.
        description: original.description,
        benefits: ['খাবার ফ্রি', 'A place to stay'],
        fees: [{ ...original.fees[0], label: 'ভিসা ফি', due: 'জমা দেওয়ার দিন'.normalize('NFC') }],
        refunds: [{ step: 'জমা দেওয়ার আগে'.normalize('NFC'), refund: 'Everything' }],
        kind: 'দলের ভিসা',
        facts: [
          { label: 'থাকা', value: '৩০ দিন' },
          { label: 'Entries', value: 'একবার' },
        ],
      });
      expect(await found()).toContain(id);
      expect(await seen<Service>(`/services/${id}`)).toMatchObject({
        name: original.name,
        benefits: original.benefits,
      });

      await translate(id, { isPublished: false });
      expect(await inBangla()).toMatchObject({ name: original.name });
      expect(await found()).not.toContain(id);
    });

    it('keeps what a change does not speak of, and drops what is emptied', async () => {
      const id = await create();
      await translate(id, words);
      const after = await translate(id, { name: 'ভিসা', country: '', benefits: ['', ''] });
      expect(after).toMatchObject({ name: 'ভিসা', fees: [{ label: 'ভিসা ফি' }] });
      expect(after).not.toHaveProperty('country');
      expect(after).not.toHaveProperty('benefits');
    });

    it('cleans its HTML as that of the original', async () => {
      const id = await create();
      const description =
        '<p onclick="x()">দ্রুত<script>alert(1)</script> <a href="javascript:x()">ভিসা</a></p>';
      const { description: stored } = await translate(id, {
        ...words,
        description,
        isPublished: true,
      });
      expect(stored).toBe('<p>দ্রুত <a rel="noopener nofollow">ভিসা</a></p>');
      expect(await seen<Service>(`/services/${id}?lang=bn`)).toMatchObject({ description: stored });
      expect(await translate(id, { description: '<p></p>' })).not.toHaveProperty('description');
    });

    it('falls behind when the words of the original change, and not by anything else', async () => {
      const id = await create();
      const { version } = await translate(id, { ...words, isPublished: true });
      const fees = original.fees.map((fee) => ({ ...fee, amount: 6_000 }));
      await done('PUT', `/services/${id}`, { featured: true, weeks: { min: 1 }, fees });
      expect(await done('GET', pathOf(id))).toMatchObject({ state: 'published', version });
      expect(await stateOf(id)).toBe('published');

      const benefits = ['Free food', 'A place to stay', 'A ticket home'];
      const changed = await done<StaffService>('PUT', `/services/${id}`, { benefits });
      expect(changed.translations.bn).toBe('behind');
      expect(await done('GET', pathOf(id))).toMatchObject({ state: 'behind', isBehind: true });
      // A list that is no longer as long is shown as it was written.
      expect(await seen<Service>(`/services/${id}?lang=bn`)).toMatchObject({ benefits });
      await done('PUT', `/services/${id}`, { featured: false });
      expect(await stateOf(id)).toBe('behind');

      const fitting = { ofVersion: changed.version, benefits: ['খাবার', 'থাকা', 'টিকিট'] };
      // Meanwhile it had become a later version, by the change of what is no word.
      expect(await translate(id, fitting)).toMatchObject({ state: 'behind' });
      expect(await translate(id, {})).toMatchObject({ state: 'published', isBehind: false });
    });

    it('tells the later of two translators', async () => {
      const id = await create();
      await translate(id, { ...words, version: 0 });
      const late = await call('PUT', pathOf(id), { name: 'আরেকটি', version: 0 });
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({ code: 'version_conflict' });
      expect(await done('GET', pathOf(id))).toMatchObject({
        version: 1,
        country: 'জর্জিয়া'.normalize('NFC'),
      });
    });

    it.each([
      ['a list of another length', { benefits: ['খাবার'] }, 'benefits', 'has 2 of these'],
      ['a list that the original has not', { requirements: ['ছবি'] }, 'requirements', 'has 0'],
      [
        'publishing without its name',
        { name: null, isPublished: true },
        'name',
        'Translate the name before you publish',
      ],
    ])('refuses %s in words', async (_what, change, field, message) => {
      const id = await create();
      const answer = await call('PUT', pathOf(id), { ...words, ...change });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        fields: { [field]: expect.stringContaining(message) as string },
      });
      expect(await stateOf(id)).toBe('missing');
    });

    it('is there in the languages that are translated, for editors', async () => {
      const id = await create();
      for (const lang of ['en', 'fr', '__proto__']) {
        const answer = await call('PUT', `/services/${id}/translations/${lang}`, words);
        expect(answer.statusCode).toBe(404);
      }
      expect((await call('PUT', pathOf('nothing'), words)).statusCode).toBe(404);
      expect((await call('GET', pathOf('nothing'))).statusCode).toBe(404);
      for (const method of ['GET', 'PUT'] as const) {
        const answer = await call(
          method,
          pathOf(id),
          method === 'PUT' ? words : undefined,
          'agent',
        );
        expect(answer.statusCode).toBe(403);
      }
    });

    it('is listed by how it stands', async () => {
      const name = `Listed ${crypto.randomUUID()}`;
      const [missing, draft, published, behind] = [
        await create({ name }),
        await create({ name }),
        await create({ name }),
        await create({ name }),
      ];
      await translate(draft, words);
      await translate(published, { ...words, isPublished: true });
      await translate(behind, { ...words, isPublished: true });
      await done('PUT', `/services/${behind}`, { country: 'Armenia' });
      for (const [state, id] of Object.entries({ missing, draft, published, behind })) {
        const query = new URLSearchParams({ search: name, translation: state });
        const answer = await call('GET', `/services?${query.toString()}`);
        const { data, pagination } = answer.json<{
          data: StaffService[];
          pagination: { total: number };
        }>();
        expect(data.map(({ _id, translations }) => [_id, translations.bn])).toEqual([[id, state]]);
        expect(pagination.total).toBe(1);
      }
    });
  });

  it('a category is translated with its subcategories, and falls behind by its words alone', async () => {
    const slug = `made-${crypto.randomUUID()}`;
    const made = await done<StaffCategory>('POST', '/categories', { name: 'Made up', slug });
    expect(made.translations).toEqual({ bn: 'missing' });
    const path = `/categories/${made._id}/translations/bn`;
    const early = await call('PUT', path, { description: 'কিছু', isPublished: true });
    expect(early.json()).toMatchObject({ fields: { name: expect.any(String) as string } });
    expect(await done('PUT', path, { description: 'কিছু' })).toMatchObject({ state: 'draft' });
    await done('PUT', path, { name: 'বানানো', isPublished: true });
    const named = async () =>
      (await seen<Category[]>('/categories?lang=bn')).find((category) => category.slug === slug);
    expect(await named()).toMatchObject({ name: 'বানানো', description: 'কিছু' });
    const moved = await done<StaffCategory>('PUT', `/categories/${made._id}`, { position: 9 });
    expect(moved.translations.bn).toBe('published');
    await done('PUT', `/categories/${made._id}`, { name: 'Made up again' });
    const listed = await done<StaffCategory[]>('GET', '/categories');
    expect(listed.find(({ _id }) => _id === made._id)?.translations.bn).toBe('behind');
  });

  it('an article is shown in the language once its translation is published', async () => {
    const publishedAt = '2026-01-01T00:00:00Z';
    const form = { title: 'On papers', body: '<p>Bring all</p>', publishedAt };
    const { _id: id } = await done<StaffInsight>('POST', '/insights', form);
    const path = `/insights/${id}/translations/bn`;
    const inBangla = () => seen<InsightDetails>(`/insights/${id}?lang=bn`);
    await done('PUT', path, { body: '<p>সব<iframe></iframe> আনুন</p>' });
    expect(await inBangla()).toMatchObject({ title: 'On papers', body: form.body });
    const early = await call('PUT', path, { isPublished: true });
    expect(early.json()).toMatchObject({ fields: { title: expect.any(String) as string } });
    await done('PUT', path, { title: 'কাগজপত্র', isPublished: true });
    expect(await inBangla()).toMatchObject({ title: 'কাগজপত্র', body: '<p>সব আনুন</p>' });
    const list = await seen<Insight[]>('/insights?lang=bn&limit=50');
    expect(list.find(({ _id }) => _id === id)?.title).toBe('কাগজপত্র');

    const dated = await done<StaffInsight>('PUT', `/insights/${id}`, { publishedAt });
    expect(dated.translations.bn).toBe('published');
    await done('PUT', `/insights/${id}`, { title: 'On all papers' });
    const behind = await done<StaffInsight[]>('GET', '/insights?translation=behind');
    expect(behind.map(({ _id }) => _id)).toEqual([id]);
  });

  describe('what pictures show', () => {
    const upload = async () => {
      const answer = await get().app.inject({
        method: 'POST',
        url: '/api/upload/image',
        headers: {
          authorization: `Bearer ${await tokenOf('editor')}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: toBody([{ ...file(png), name: 'image' }]),
      });
      return answer.json<{ data: { secure_url: string } }>().data.secure_url;
    };

    it('is told of each picture of a service, and goes along when they change places', async () => {
      const beach = { secure_url: await upload(), alt: 'A beach' };
      const boat = { secure_url: await upload(), alt: 'A boat' };
      const form = { name: 'Days at sea', isActive: true, images: [beach, boat] };
      const { _id: id } = await done<StaffService>('POST', '/services', form);
      const path = `/services/${id}/translations/bn`;
      const said = async () =>
        (await seen<Service>(`/services/${id}?lang=bn`)).images?.map(({ alt }) => alt);
      const few = await call('PUT', path, { pictures: ['সৈকত'] });
      expect(few.json()).toMatchObject({
        fields: { pictures: expect.stringContaining('has 2 of these') as string },
      });

      const words = { name: 'সাগরে কয়েক দিন', pictures: ['সৈকত', ''] };
      expect(await done('PUT', path, words)).toMatchObject({ pictures: words.pictures });
      expect(await said()).toEqual(['A beach', 'A boat']);
      await done('PUT', path, { isPublished: true });
      expect(await said()).toEqual(['সৈকত', 'A boat']);

      const turned = await done<StaffService>('PUT', `/services/${id}`, { images: [boat, beach] });
      expect(turned.translations.bn).toBe('published');
      expect(await said()).toEqual(['A boat', 'সৈকত']);
      const images = [{ ...boat, alt: 'A red boat' }];
      const told = await done<StaffService>('PUT', `/services/${id}`, { images });
      expect(told.translations.bn).toBe('behind');
      expect(await said()).toEqual(['A red boat']);
      expect(await done('GET', path)).not.toHaveProperty('pictures');
    });

    it('is told of the picture of an article until it has another one', async () => {
      const coverImage = { secure_url: await upload(), alt: 'A form' };
      const form = { title: 'On forms', publishedAt: '2026-01-01T00:00:00Z', coverImage };
      const { _id: id } = await done<StaffInsight>('POST', '/insights', form);
      const path = `/insights/${id}/translations/bn`;
      await done('PUT', path, { title: 'ফর্ম নিয়ে', picture: 'একটি ফর্ম', isPublished: true });
      const said = async () =>
        (await seen<InsightDetails>(`/insights/${id}?lang=bn`)).coverImage?.alt;
      expect(await said()).toBe('একটি ফর্ম');
      const other = { secure_url: await upload(), alt: 'A pen' };
      const changed = await done<StaffInsight>('PUT', `/insights/${id}`, { coverImage: other });
      expect(changed.translations.bn).toBe('behind');
      expect(await said()).toBe('A pen');
    });
  });

  describe('the name and the figures', () => {
    const figures = { en: [{ value: '7', label: 'boats' }], bn: [{ value: '৭', label: 'নৌকা' }] };
    const set = (payload: object) => done('PUT', '/settings/branding', payload, 'owner');
    const inBangla = () => seen<Branding>('/settings/branding/public?lang=bn');

    it('are told in Bangla before an owner says otherwise', async () => {
      expect(await inBangla()).toMatchObject({
        tagline: 'ভ্রমণের সব সেবায় আপনার বিশ্বস্ত সঙ্গী।',
        statistics: expect.arrayContaining([{ value: '৯৮%', label: 'সাফল্যের হার' }]) as object,
      });
    });

    it('are told in each language as an owner set them, and as many as in the other', async () => {
      await set({ tagline: 'By boat', statistics: figures.en, partners: ['Padma', 'Meghna'] });
      const english = { tagline: 'By boat', statistics: figures.en, partners: ['Padma', 'Meghna'] };
      expect(await inBangla()).toMatchObject(english);
      await set({ taglineBn: 'নৌকায়', statisticsBn: figures.bn, partnersBn: ['পদ্মা'] });
      expect(await inBangla()).toMatchObject({
        tagline: 'নৌকায়',
        statistics: figures.bn,
        partners: ['Padma', 'Meghna'],
      });
      const answer = await seen<Branding>('/settings/branding/public');
      expect(answer).toMatchObject(english);
      expect(answer).not.toHaveProperty('taglineBn');
    });
  });

  it('is noted with who did it', async () => {
    const { rows } = await get().database.pool.query<{ action: string }>(
      `select distinct action from audit_log where action like '%.translate' order by 1`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'category.translate',
      'insight.translate',
      'service.translate',
    ]);
  });
});
