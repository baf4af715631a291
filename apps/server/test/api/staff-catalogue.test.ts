import type { Service, StaffCategory, StaffInsight, StaffService } from '@pothik/contract';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createSession } from '../sessions.ts';
import { users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { daysFromNow } from './booking-forms.ts';
import { callApi } from './people.ts';
import { boundary, file, png, toBody } from './pictures.ts';

const serviceOf = (answer: LightMyRequestResponse) => answer.json<{ data: StaffService }>().data;
const categoryOf = (answer: LightMyRequestResponse) => answer.json<{ data: StaffCategory }>().data;
const insightOf = (answer: LightMyRequestResponse) => answer.json<{ data: StaffInsight }>().data;

describeApp('what editors change', (get) => {
  const sessionOf = async (role: 'editor' | 'owner') => {
    const { db } = get().database;
    const row = { id: `an-${role}`, name: role, email: `an-${role}@example.com`, role };
    await db.insert(users).values(row).onConflictDoNothing();
    return { token: await createSession(db, row.id) };
  };
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    role: 'editor' | 'owner' = 'editor',
  ) =>
    callApi(get(), method, `/admin${path}`, {
      ...(await sessionOf(role)),
      ...(payload === undefined ? {} : { payload }),
    });
  const seen = async <Data>(path: string) =>
    (await get().app.inject({ url: `/api${path}` })).json<{ data: Data }>().data;
  const upload = async () => {
    const { token } = await sessionOf('editor');
    const answer = await get().app.inject({
      method: 'POST',
      url: '/api/upload/image',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: toBody([{ ...file(png), name: 'image' }]),
    });
    return answer.json<{ data: { secure_url: string } }>().data.secure_url;
  };

  describe('a service', () => {
    const form = {
      name: 'Visa for Portugal',
      description: '<p>Quick <script>alert(1)</script><b onclick="x()">visa</b></p>',
      categoryId: 'jobs-abroad',
      serviceType: 'visa',
      country: 'Portugal',
      salary: { min: 900, max: 1_200, currency: 'EUR' },
      benefits: ['Free food'],
      requirements: ['Passport'],
      experience: { min: 1, max: 3, unit: 'years' },
      contractDuration: 24,
      contractUnit: 'months',
      language: ['English'],
      fees: [
        {
          label: 'Visa fee',
          amount: 5_000,
          currency: 'BDT',
          per: 'adult',
          due: 'On the day of submission',
          isOfficial: true,
        },
      ],
      kind: 'Group visa',
      facts: [
        { label: 'Stay', value: '30 days' },
        { label: 'Entries', value: 'One' },
      ],
      weeks: { min: 3, max: 5 },
      refunds: [{ step: 'Before we submit', refund: 'Everything' }],
      licence: { number: 'RL-7', checkAt: 'https://bmet.gov.bd', checkedOn: '2026-11-03' },
    };
    const create = async (changes: object = {}) => {
      const answer = await call('POST', '/services', { ...form, ...changes });
      expect(answer.statusCode, answer.body).toBe(200);
      return serviceOf(answer);
    };

    it('is there for everybody as it was written, with its HTML cleaned', async () => {
      const made = await create();
      const service = await seen<Service>(`/services/${made._id}`);
      expect(service).toMatchObject({
        name: 'Visa for Portugal',
        description: '<p>Quick <b>visa</b></p>',
        category: { slug: 'jobs-abroad' },
        location: { country: 'Portugal' },
        salary: { min: 900, max: 1_200, currency: 'EUR' },
        experience: { min: 1, max: 3, unit: 'years' },
        benefits: ['Free food'],
        fees: form.fees,
        weeks: form.weeks,
        refunds: form.refunds,
        licence: form.licence,
        kind: form.kind,
        facts: form.facts,
      });
      const first = await seen<Service[]>('/services?limit=1');
      expect(first[0]).toMatchObject({ _id: made._id, kind: form.kind, facts: form.facts });
    });

    it('is seen changed at once, and what was not sent stays', async () => {
      const { _id: id } = await create();
      await seen(`/services/${id}`);
      const answer = await call('PUT', `/services/${id}`, { country: 'Spain', salary: null });
      expect(serviceOf(answer)).toMatchObject({ version: 2 });
      const service = await seen<Service>(`/services/${id}`);
      expect(service.location).toEqual({ country: 'Spain' });
      expect(service).not.toHaveProperty('salary');
      expect(service).toMatchObject({
        name: form.name,
        experience: form.experience,
        weeks: form.weeks,
        licence: form.licence,
        kind: form.kind,
        facts: form.facts,
      });
      await call('PUT', `/services/${id}`, { kind: null, facts: [], version: 2 });
      const emptied = await seen<Service>(`/services/${id}`);
      expect(emptied).not.toHaveProperty('kind');
      expect(emptied).not.toHaveProperty('facts');
    });

    it('is for editors alone while it is a draft', async () => {
      const { _id: id } = await create({ isActive: false });
      expect((await get().app.inject({ url: `/api/services/${id}` })).statusCode).toBe(404);
      const listed = await call('GET', '/services?state=draft&search=Portugal');
      expect(listed.json<{ data: StaffService[] }>().data.map(({ _id }) => _id)).toEqual([id]);
      expect(serviceOf(await call('GET', `/services/${id}`)).isActive).toBe(false);
      await call('PUT', `/services/${id}`, { isActive: true });
      expect((await get().app.inject({ url: `/api/services/${id}` })).statusCode).toBe(200);
    });

    it('keeps its pictures in their order, with what they show', async () => {
      const [one, other] = [await upload(), await upload()];
      const images = [{ secure_url: other, alt: 'The beach' }, { secure_url: one }];
      const { _id: id } = await create({ images });
      const shown = (await seen<Service>(`/services/${id}`)).images;
      expect(shown?.map(({ secure_url, alt }) => [secure_url, alt])).toEqual([
        [other, 'The beach'],
        [one, ''],
      ]);
      await call('PUT', `/services/${id}`, { images: [{ secure_url: one }] });
      expect((await seen<Service>(`/services/${id}`)).images).toHaveLength(1);
    });

    it.each([
      ['no name', { name: ' ', jobTitle: null }, 'name'],
      [
        'a picture from elsewhere',
        { images: [{ secure_url: 'https://evil.example/a.png' }] },
        'images',
      ],
      ['a picture that is not there', { images: [{ secure_url: '/media/x/960.webp' }] }, 'images'],
      ['a category that is not there', { categoryId: 'nowhere' }, 'categoryId'],
      ['a subcategory of another', { subcategoryId: 'nowhere' }, 'subcategoryId'],
      ['a salary that goes down', { salary: { min: 2, max: 1, currency: 'BDT' } }, 'salary'],
      ['a currency in words', { salary: { min: 2, currency: 'taka' } }, 'salary.currency'],
      ['an experience that goes down', { experience: { min: 2, max: 1 } }, 'experience'],
      ['a description of a megabyte', { description: 'x'.repeat(1_000_000) }, 'description'],
      ['a fee below nothing', { fees: [{ ...form.fees[0], amount: -1 }] }, 'fees.0.amount'],
    ])('is refused with %s, and nothing is stored', async (_what, changes, field) => {
      const before = await call('GET', '/services');
      const answer = await call('POST', '/services', { ...form, ...changes });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ fields: object }>().fields).toHaveProperty([field]);
      expect((await call('GET', '/services')).json()).toMatchObject({
        pagination: before.json<{ pagination: object }>().pagination,
      });
    });

    it('takes nothing that is not a field of it', async () => {
      const { _id: id } = await create();
      const extra = { _id: 'x', id: 'x', version: 1, position: -9, searchText: 'x', role: 'owner' };
      const answer = await call('PUT', `/services/${id}`, { ...extra, createdAt: 'x' });
      expect(serviceOf(answer)).toMatchObject({ _id: id, version: 2 });
      expect(await call('GET', '/services/x')).toMatchObject({ statusCode: 404 });
    });

    it('tells the later of two editors, and overwrites nothing', async () => {
      const { _id: id, version } = await create();
      await call('PUT', `/services/${id}`, { country: 'Spain', version });
      const late = await call('PUT', `/services/${id}`, { country: 'Italy', version });
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({ code: 'version_conflict' });
      expect(serviceOf(await call('GET', `/services/${id}`)).location).toEqual({
        country: 'Spain',
      });
    });

    it('is gone once it is removed', async () => {
      const { _id: id } = await create();
      await seen(`/services/${id}`);
      expect((await call('DELETE', `/services/${id}`)).statusCode).toBe(200);
      expect((await get().app.inject({ url: `/api/services/${id}` })).statusCode).toBe(404);
      expect((await call('DELETE', `/services/${id}`)).statusCode).toBe(404);
    });
  });

  describe('a category', () => {
    const create = async (slug: string, changes: object = {}) => {
      const answer = await call('POST', '/categories', { name: slug, slug, ...changes });
      expect(answer.statusCode, answer.body).toBe(200);
      return categoryOf(answer);
    };
    const inHeader = async () =>
      (await seen<{ slug: string }[]>('/categories?navigation=true&active=true')).map(
        ({ slug }) => slug,
      );

    it('is seen in the header at once, and not any more when it is hidden', async () => {
      await inHeader();
      const made = await create('river-cruises', { position: 0 });
      expect(await inHeader()).toContain('river-cruises');
      await call('PUT', `/categories/${made._id}`, { showInNavigation: false });
      expect(await inHeader()).not.toContain('river-cruises');
    });

    it.each(['details', 'a/b', '__proto__', 'Capital', '', 'two words'])(
      'can not have the address %j',
      async (slug) => {
        const answer = await call('POST', '/categories', { name: 'X', slug });
        expect(answer.statusCode).toBe(400);
        expect(answer.json<{ fields: object }>().fields).toHaveProperty('slug');
      },
    );

    it('has an address of its own, also when two take it at once', async () => {
      const answers = await Promise.all(
        [1, 2].map(() => call('POST', '/categories', { name: 'Twice', slug: 'twice' })),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const other = await create('another');
      const taken = await call('PUT', `/categories/${other._id}`, { slug: 'twice' });
      expect(taken.statusCode).toBe(409);
    });

    it('does not vanish with what stands in it', async () => {
      const answer = await call('DELETE', '/categories/jobs-abroad');
      expect(answer.statusCode).toBe(409);
      expect(answer.json<{ message: string }>().message).toMatch(/holds \d+ services and \d+ sub/);
      const empty = await create('empty-one');
      expect((await call('DELETE', `/categories/${empty._id}`)).statusCode).toBe(200);
      expect((await call('DELETE', `/categories/${empty._id}`)).statusCode).toBe(404);
    });

    it('stands at the top or under one that does', async () => {
      const [top, under] = [await create('top-one'), await create('under-one')];
      await call('PUT', `/categories/${under._id}`, { parentId: top._id });
      const tooDeep = await call('POST', '/categories', {
        name: 'Deep',
        slug: 'deep',
        parentId: under._id,
      });
      expect(tooDeep.statusCode).toBe(400);
      const itself = await call('PUT', `/categories/${top._id}`, { parentId: top._id });
      expect(itself.statusCode).toBe(400);
      // It has a subcategory of its own.
      const other = await create('other-top');
      const lowered = await call('PUT', `/categories/${top._id}`, { parentId: other._id });
      expect(lowered.statusCode).toBe(409);
      const raised = await call('PUT', `/categories/${under._id}`, { parentId: null });
      expect(categoryOf(raised)).not.toHaveProperty('parentId');
    });

    it('tells the later of two editors', async () => {
      const made = await create('edited-twice');
      await call('PUT', `/categories/${made._id}`, { name: 'One', version: 1 });
      const late = await call('PUT', `/categories/${made._id}`, { name: 'Two', version: 1 });
      expect(late.json()).toMatchObject({ code: 'version_conflict' });
    });

    it('is listed with drafts counted, hidden ones included', async () => {
      const answer = await call('GET', '/categories');
      const { data: all } = answer.json<{ data: StaffCategory[] }>();
      const jobs = all.find(({ slug }) => slug === 'jobs-abroad');
      expect(jobs?.serviceCount).toBeGreaterThan(30);
      expect(all.some(({ showInNavigation }) => !showInNavigation)).toBe(true);
    });
  });

  it('an article is out once it is published, and cleaned', async () => {
    const titles = async () =>
      (await seen<{ title: string }[]>('/insights?limit=100&published=true')).map(
        ({ title }) => title,
      );
    await titles();
    const body = '<p>Text<img src=x onerror=alert(1)></p>';
    const made = insightOf(await call('POST', '/insights', { title: 'New rules', body }));
    expect(made.body).toBe('<p>Text</p>');
    expect(await titles()).not.toContain('New rules');
    await call('PUT', `/insights/${made._id}`, { publishedAt: '2026-01-01T00:00:00Z', version: 1 });
    expect(await titles()).toContain('New rules');
    const late = await call('PUT', `/insights/${made._id}`, { title: 'X', version: 1 });
    expect(late.statusCode).toBe(409);
    await call('DELETE', `/insights/${made._id}`);
    expect(await titles()).not.toContain('New rules');
  });

  it('an article opens once it is out, and not before', async () => {
    const { _id: id } = insightOf(await call('POST', '/insights', { title: 'Opens', body: 'One' }));
    const open = async () => (await get().app.inject({ url: `/api/insights/${id}` })).statusCode;
    expect(await open()).toBe(404);
    await call('PUT', `/insights/${id}`, {
      publishedAt: `${daysFromNow(30)}T00:00:00Z`,
      version: 1,
    });
    expect(await open()).toBe(404);
    await call('PUT', `/insights/${id}`, { publishedAt: '2026-01-01T00:00:00Z', version: 2 });
    expect(await open()).toBe(200);
    await call('DELETE', `/insights/${id}`);
    expect(await open()).toBe(404);
  });

  it('an article tells how long it takes to read, and names the category beside it', async () => {
    const words = `<h3>Title</h3>\n<p>${'word '.repeat(399)}</p>`;
    const form = {
      title: 'Long',
      body: words,
      relatedCategoryId: 'hotels',
      publishedAt: '2026-01-01T00:00:00Z',
    };
    const { _id: id } = insightOf(await call('POST', '/insights', form));
    expect(await seen(`/insights/${id}`)).toMatchObject({
      body: words,
      readingMinutes: 2,
      relatedCategory: { _id: 'hotels', name: 'Hotels', slug: 'hotels' },
    });
    await call('PUT', `/insights/${id}`, { body: '<p> </p>', relatedCategoryId: null, version: 1 });
    const emptied = await seen<object>(`/insights/${id}`);
    expect(emptied).not.toHaveProperty('readingMinutes');
    expect(emptied).not.toHaveProperty('relatedCategory');
    const astray = await call('PUT', `/insights/${id}`, { relatedCategoryId: 'no', version: 2 });
    expect(astray.statusCode).toBe(400);
    expect(astray.json()).toMatchObject({
      fields: { relatedCategoryId: 'Choose a category that is there' },
    });
  });

  it('the list of articles begins with drafts, and goes on with the newest', async () => {
    const at = (publishedAt: string | null) => ({ title: String(publishedAt), publishedAt });
    for (const day of [daysFromNow(30), daysFromNow(31)]) {
      await call('POST', '/insights', at(`${day}T00:00:00Z`));
    }
    await call('POST', '/insights', at(null));
    const listed = (await call('GET', '/insights')).json<{ data: StaffInsight[] }>().data;
    expect(listed.slice(0, 3).map(({ title }) => title)).toEqual([
      'null',
      `${daysFromNow(31)}T00:00:00Z`,
      `${daysFromNow(30)}T00:00:00Z`,
    ]);
  });

  it('a salary is told in taka once a rate is set', async () => {
    const form = { jobTitle: 'Cook', salary: { min: 900, max: 1_200, currency: 'CHF' } };
    const { _id: id } = serviceOf(await call('POST', '/services', { ...form, isActive: true }));
    const salary = async () => (await seen<Service>(`/services/${id}`)).salary;
    expect(await salary()).toEqual(form.salary);
    const rates = [{ currency: 'CHF', taka: 150.25, on: '2026-11-20' }];
    const answer = await call('PUT', '/settings/exchange-rates', { rates }, 'owner');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await salary()).toEqual({
      ...form.salary,
      taka: { min: 135_200, max: 180_300, rate: 150.25, on: '2026-11-20' },
    });
  });

  it.each([
    ['weeks', { weeks: { min: 5, max: 3 } }, 'The most weeks are below the fewest'],
    [
      'licence.checkAt',
      { licence: { number: 'RL-7', checkAt: 'http://x.example' } },
      'Please enter an address that begins with https://',
    ],
  ])('a service with wrong %s is refused in words', async (field, wrong, message) => {
    const answer = await call('POST', '/services', { name: 'Wrong', ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: message } });
  });

  describe('the settings', () => {
    const put = (name: string, payload: object) =>
      call('PUT', `/settings/${name}`, payload, 'owner');

    it('are seen changed at once', async () => {
      await seen('/settings/branding/public');
      const frontendLogo = { secure_url: await upload(), alt: 'Pothik' };
      const branding = await put('branding', {
        name: 'Padma Travels',
        frontendLogo,
        statistics: [{ value: '7', label: 'boats' }],
      });
      expect(branding.statusCode, branding.body).toBe(200);
      expect(await seen('/settings/branding/public')).toMatchObject({
        name: 'Padma Travels',
        frontendLogo,
        statistics: [{ value: '7', label: 'boats' }],
        tagline: 'Your trusted partner for comprehensive travel services.',
      });
      await put('contact', { phone: '+880 2 5566', email: 'Desk@padma.example' });
      expect(await seen('/settings/contact/public')).toEqual({
        phone: '+880 2 5566',
        email: 'desk@padma.example',
      });
      await put('contact', { phone: '' });
      expect(await seen('/settings/contact/public')).toEqual({ email: 'desk@padma.example' });
    });

    it('tell the later of two owners', async () => {
      const answer = await call('GET', '/settings', undefined, 'owner');
      const { branding } = answer.json<{ branding: { version: number } }>();
      const { version } = branding;
      await put('branding', { tagline: 'One', version });
      const late = await put('branding', { tagline: 'Two', version });
      expect(late.json()).toMatchObject({ code: 'version_conflict' });
      expect(await seen('/settings/branding/public')).toMatchObject({ tagline: 'One' });
    });

    it.each([
      ['branding', { frontendLogo: { secure_url: 'javascript:alert(1)' } }],
      ['branding', { name: '' }],
      ['contact', { email: 'nobody' }],
    ])('of %s are refused where they make no sense: %j', async (name, payload) => {
      expect((await put(name, payload)).statusCode).toBe(400);
    });
  });

  it('is noted with who did it', async () => {
    const { rows } = await get().database.pool.query<{ action: string; actor_id: string }>(
      'select distinct action, actor_id from audit_log order by 1',
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'category.create',
      'category.delete',
      'category.update',
      'insight.create',
      'insight.delete',
      'insight.update',
      'service.create',
      'service.delete',
      'service.update',
      'settings.branding',
      'settings.contact',
      'settings.exchangeRates',
    ]);
    expect(new Set(rows.map(({ actor_id: actor }) => actor))).toEqual(
      new Set(['an-editor', 'an-owner']),
    );
  });
});
