import { randomBytes } from 'node:crypto';
import type { Category, Page, Service, ServiceSummary } from '@pothik/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { places } from '#places';
import { readCatalogue } from '../../src/demo/read-catalogue.ts';
import { textOfHtml } from '../../src/modules/catalogue/html.ts';
import { images } from '../../src/schema.ts';
import { describeApp } from './app.ts';

type Answer<Data> = { data: Data } & Record<string, unknown>;

const featuredFirst = (one: ServiceSummary, other: ServiceSummary) =>
  Number(other.featured) - Number(one.featured);

describeApp('the catalogue', (get) => {
  const read = async <Body>(url: string): Promise<Body> => {
    const answer = await get().app.inject(url);
    expect(answer.statusCode, url).toBe(200);
    return answer.json<Body>();
  };
  const list = (query: string) => read<Page<ServiceSummary>>(`/api/services?${query}`);

  it('answers the tree of the header', async () => {
    const { data } = await read<Answer<Category[]>>(
      '/api/categories?navigation=true&active=true&hierarchy=true&parentOnly=true',
    );
    expect(data).toHaveLength(9);
    expect(data[0]?.subcategories?.length).toBe(6);
  });

  it('answers as many categories as the footer asks for', async () => {
    const { data } = await read<Answer<Category[]>>('/api/categories?active=true&limit=6');
    expect(data).toHaveLength(6);
  });

  it('answers what resembles each service: of its category and country, the most alike first', async () => {
    const { data: all } = await list('limit=100');
    for (const own of all) {
      const { data } = await read<Answer<ServiceSummary[]>>(`/api/services/${own._id}/similar`);
      const isAlike = (one: ServiceSummary) => one.subcategory?._id === own.subcategory?._id;
      const others = all.filter(
        ({ _id, category, location }) =>
          _id !== own._id &&
          category?._id === own.category?._id &&
          location?.country === own.location?.country,
      );
      const [alike, rest] = [true, false].map((is) =>
        others.filter((one) => isAlike(one) === is).toSorted(featuredFirst),
      );
      const expected = own.category ? [...(alike ?? []), ...(rest ?? [])].slice(0, 6) : [];
      expect(
        data.map(({ _id }) => _id),
        own._id,
      ).toEqual(expected.map(({ _id }) => _id));
    }
    const missing = await get().app.inject('/api/services/no-such-service/similar');
    expect(missing.statusCode).toBe(404);
  });

  it('counts the services of each category', async () => {
    const { data } = await read<Answer<Category[]>>('/api/categories?services=true&active=true');
    const jobs = data.find(({ slug }) => slug === 'jobs-abroad');
    expect(jobs?.serviceCount).toBe(32);
  });

  it('answers in both readings of the specification', async () => {
    const body = await read<Record<string, unknown>>('/api/services?limit=1');
    expect(body).toMatchObject({ success: true, status: 'success', pagination: { page: 1 } });
  });

  it('pages through everything once', async () => {
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const { data, pagination } = await list(`limit=12&page=${String(page)}`);
      seen.push(...data.map(({ _id }) => _id));
      expect(pagination.total).toBe(96);
      if (!pagination.hasNext) break;
    }
    expect(seen).toHaveLength(96);
    expect(new Set(seen).size).toBe(96);
  });

  it.each([
    ['all', 'services', 'true'],
    ['those of a category', 'services/category/jobs-abroad', `category_id = 'jobs-abroad'`],
  ])('lists %s by their place in the catalogue', async (_, path, condition) => {
    const { rows } = await get().database.pool.query<{ id: string }>(
      `select id from services where is_active and ${condition} order by position, id`,
    );
    const { data } = await read<Page<ServiceSummary>>(`/api/${path}?active=true&limit=100`);
    expect(data.length).toBeGreaterThan(20);
    expect(data.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
  });

  it('answers an empty page beyond the last', async () => {
    expect(await list('page=1000')).toMatchObject({ data: [], pagination: { hasNext: false } });
  });

  it('answers the featured ones alone', async () => {
    const { data, pagination } = await list('featured=true&active=true&limit=100');
    expect(data.filter(({ featured }) => featured)).toHaveLength(13);
    expect([data.length, pagination.total]).toEqual([13, 13]);
  });

  it('filters by slug of a category, of a subcategory, or by service type', async () => {
    expect((await list('category=hotels&limit=100')).data).toHaveLength(8);
    expect((await list('category=hotels-abroad&limit=100')).data).toHaveLength(3);
    expect((await list('category=visa&limit=100')).data.length).toBeGreaterThan(10);
  });

  it('lists by category with its subcategories, and by subcategory', async () => {
    const byCategory = await read<Answer<ServiceSummary[]>>(
      '/api/services/category/hotels?limit=12',
    );
    expect(byCategory).toMatchObject({ category: { slug: 'hotels' }, pagination: { total: 8 } });
    const bySubcategory = await read<Answer<ServiceSummary[]>>(
      '/api/services/subcategory/hotels-abroad',
    );
    expect(bySubcategory).toMatchObject({
      subcategory: { slug: 'hotels-abroad' },
      pagination: { total: 3 },
    });
  });

  it('keeps categories and subcategories apart', async () => {
    for (const url of [
      '/api/services/category/hotels-abroad',
      '/api/services/subcategory/hotels',
      '/api/services/category/no-such',
    ]) {
      expect((await get().app.inject(url)).statusCode, url).toBe(404);
    }
  });

  it('answers one service with everything, and no draft', async () => {
    const { data } = await read<Answer<Service>>('/api/services/electrician-riyadh');
    expect(data).toMatchObject({
      jobTitle: 'Building Electrician',
      salary: { min: 1800, max: 2300, currency: 'SAR' },
      experience: { min: 2, max: 5, unit: 'years' },
      contractDuration: 24,
    });
    expect(data.description).toContain('<h3>');
    const draft = await get().app.inject('/api/services/driving-permit-international');
    expect(draft.statusCode).toBe(404);
  });

  it('gives salaries of currencies without a smaller unit whole', async () => {
    const { data } = await read<Answer<Service>>('/api/services/caregiver-osaka');
    expect(data.salary).toMatchObject({ min: 190_000, max: 230_000, currency: 'JPY' });
  });

  it('finds at least what the specification says is found, whatever the case and the script', async () => {
    const { services } = await readCatalogue(places.demo);
    const searched = services
      .filter(({ draft }) => !draft)
      .map((service) => ({
        id: service.id,
        fields: [
          service.name ?? service.jobTitle ?? '',
          service.country,
          service.provider,
          textOfHtml(service.description),
        ].map((field) => field.normalize('NFC').toLowerCase()),
      }));
    const piece = fc
      .tuple(
        fc.nat(searched.length - 1),
        fc.nat(3),
        fc.nat(),
        fc.integer({ min: 1, max: 14 }),
        fc.boolean(),
      )
      .map(([service, field, from, length, upper]) => {
        const text = searched[service]?.fields[field] ?? '';
        const term = Array.from(text)
          .slice(from % Math.max(1, text.length))
          .slice(0, length)
          .join('');
        return upper ? term.toUpperCase() : term;
      });
    const odd = fc.constantFrom(
      '%',
      '_',
      '\\',
      "'",
      '"',
      'zzzzzz',
      'কোরিয়া',
      'হজ',
      "'; drop table services",
      '.*',
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(piece, odd), async (term) => {
        const needle = term.normalize('NFC').trim().toLowerCase();
        const expected = searched
          .filter(({ fields }) => fields.some((field) => field.includes(needle)))
          .map(({ id }) => id);
        const { data, pagination } = await list(`limit=100&search=${encodeURIComponent(term)}`);
        expect(data.map(({ _id }) => _id)).toEqual(expect.arrayContaining(expected));
        expect(pagination).toMatchObject({ total: data.length, hasNext: false });
      }),
      { numRuns: 60 },
    );
  });

  it('says to a client that has an answer already that it has it', async () => {
    const first = await get().app.inject('/api/services?limit=3');
    expect(first.headers['cache-control']).toContain('stale-while-revalidate');
    const again = await get().app.inject({
      url: '/api/services?limit=3',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('answers settings, insights, service types and prices', async () => {
    expect(await read('/api/settings/branding/public')).toMatchObject({ data: { name: 'Pothik' } });
    expect(await read('/api/settings/contact/public')).toMatchObject({
      data: { phone: '+8801712345678' },
    });
    const insights = await read<Answer<{ category: string }[]>>(
      '/api/insights?limit=6&published=true',
    );
    expect(insights.data).toHaveLength(6);
    expect(insights.data.some(({ category }) => category === 'General')).toBe(true);
    expect(await read<Answer<unknown[]>>('/api/bookings/service-types')).toMatchObject({
      data: [{ value: 'flight' }, { value: 'hotel' }, { value: 'visa' }, { value: 'other' }],
    });
    const price = await get().app.inject({
      method: 'POST',
      url: '/api/bookings/calculate-price',
      payload: { serviceId: 'flight-dhaka-kolkata', passengers: { adults: 2, children: 1 } },
    });
    expect(price.json()).toMatchObject({
      price: 37_625,
      currency: 'BDT',
      breakdown: [
        { label: 'Fare', quantity: 2, amount: 27_000 },
        { label: 'Fare', quantity: 1, amount: 10_125 },
        { label: 'Service charge', quantity: 1, amount: 500 },
      ],
    });
  });

  it('makes pictures in the sizes that pages ask for, and no others', async () => {
    const { data } = await list('limit=1');
    const template = data[0]?.images?.[0]?.variants?.template ?? '';
    const at = (width: string, format: string) =>
      template.replace('{width}', width).replace('{format}', format);
    const picture = await get().app.inject(at('320', 'webp'));
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(picture.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    for (const wrong of [
      at('321', 'webp'),
      at('320', 'svg'),
      '/media/no-such/320.webp',
      '/media/..%2f..%2fdocument.key/320.webp',
    ]) {
      expect((await get().app.inject(wrong)).statusCode, wrong).toBe(404);
    }
  });

  it('cuts a picture as chats show it, as small as they take', async () => {
    const { app, database, originals } = get();
    const { data } = await list('limit=1');
    const template = data[0]?.images?.[0]?.variants?.template ?? '';
    // No encoder makes noise small.
    const noise = { width: 900, height: 1_600, channels: 3 as const };
    const id = 'of-noise';
    const loud = await sharp(randomBytes(900 * 1_600 * 3), { raw: noise })
      .png()
      .toBuffer();
    await originals.put(id, loud);
    await database.db
      .insert(images)
      .values({ id, key: id, alt: 'Noise', width: 900, height: 1_600 });
    for (const folder of [template.replace('{width}.{format}', ''), `/media/${id}/`]) {
      const picture = await app.inject(`${folder}preview.jpg`);
      expect(picture.headers['content-type']).toBe('image/jpeg');
      expect(picture.rawPayload.length).toBeLessThan(300_000);
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
        ...{ format: 'jpeg', width: 1_200, height: 630 },
      });
    }
  });
});
