import type { FoundRecord } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { bookings, categories, chats, images, services, users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { signInStaff } from './chat-people.ts';
import { callApi, registerStaff } from './people.ts';

describeApp('records of all kinds', (get) => {
  const tokens = { agent: '', editor: '', owner: '' };
  beforeAll(async () => {
    tokens.owner = await signInStaff(get());
    tokens.agent = (await registerStaff(get(), 'agent')).token;
    tokens.editor = (await registerStaff(get(), 'editor')).token;
    const { db } = get().database;
    const phone = '+8801799112233';
    await db.insert(users).values([
      { id: 'c1', name: 'Zubaida Khatun', email: 'zubaida@example.com', phone },
      { id: 's1', name: 'Zubair Staff', email: 'zubair@pothik.example', role: 'editor' },
    ]);
    await db
      .insert(services)
      .values({ id: 'v1', name: 'Zubai crane driver', country: 'Oman', isActive: false });
    await db.insert(bookings).values(
      Array.from({ length: 7 }, (_, at) => ({
        id: `b${String(at)}`,
        reference: `PTK-ZUBA-${String(at)}`,
        serviceType: 'visa',
        serviceId: 'v1',
        userId: 'c1',
        name: 'Zubaida Khatun',
        phone,
        createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
      })),
    );
    await db
      .insert(chats)
      .values({ id: 'h1', name: 'Zubaida', phone, visitorTokenHash: 'x', status: 'waiting' });
  });

  async function find(search: string, token = tokens.owner) {
    const query = new URLSearchParams({ search }).toString();
    const answer = await callApi(get(), 'GET', `/admin/records?${query}`, { token });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ records: FoundRecord[] }>().records;
  }
  const idsOf = (records: FoundRecord[]) => records.map(({ _id }) => _id);

  it('are found by a part of a name, the newest few of each kind', async () => {
    expect(idsOf(await find('zubai'))).toEqual([
      'b6',
      'b5',
      'b4',
      'b3',
      'b2',
      'h1',
      'c1',
      's1',
      'v1',
    ]);
  });

  it('are told by what tells them from others', async () => {
    const [booking] = await find('ptk-zuba-3');
    expect(booking).toEqual({
      kind: 'booking',
      _id: 'b3',
      title: 'PTK-ZUBA-3',
      details: ['Zubaida Khatun', 'Zubai crane driver', '01799112233'],
      status: 'pending',
    });
    const [service] = await find('zubai crane');
    expect(service).toMatchObject({ kind: 'service', details: ['Oman'], status: 'draft' });
  });

  it('are services of that title before those that only mention it', async () => {
    const { db } = get().database;
    const mentions = { descriptionText: 'for the quay of Zubai', position: -1 };
    await db.insert(services).values({ id: 'v0', name: 'Port worker', ...mentions });
    const found = (await find('zubai')).filter(({ kind }) => kind === 'service');
    expect(idsOf(found)).toEqual(['v1', 'v0']);
    await db.delete(services).where(eq(services.id, 'v0'));
  });

  it.each([
    ['a reference without its hyphens', 'ptkzuba3', ['b3']],
    ['a phone number with spaces', '01799 112-233', ['b6', 'b5', 'b4', 'b3', 'b2', 'h1', 'c1']],
    ['a phone number in Bangla digits', '০১৭৯৯১১২২৩৩', ['b6', 'b5', 'b4', 'b3', 'b2', 'h1', 'c1']],
    ['words in any order', 'khatun zuba-4', ['b4']],
    ['two letters', 'zu', ['b6', 'b5', 'b4', 'b3', 'b2', 'h1', 'c1', 's1', 'v1']],
    ['what nobody has', 'zubaida crane-driver', []],
    ['signs alone', '--', []],
  ])('are found by %s', async (_what, search, ids) => {
    expect(idsOf(await find(search))).toEqual(ids);
  });

  it.each(['bookings', 'customers', 'chats'])(
    'are found in the list of %s by a phone number, however it is typed',
    async (list) => {
      for (const search of ['01799 112-233', '+880 (0) 1799.112233', 'tel:0088০১৭৯৯']) {
        const query = new URLSearchParams({ search }).toString();
        const answer = await callApi(get(), 'GET', `/admin/${list}?${query}`, {
          token: tokens.owner,
        });
        expect(answer.json()).toMatchObject({ pagination: { total: list === 'bookings' ? 7 : 1 } });
      }
    },
  );

  it('are categories under what they belong to, and pictures of the library by what they show', async () => {
    const { db } = get().database;
    await db.insert(categories).values([
      { id: 'k1', name: 'Kanchan', slug: 'kanchan' },
      { id: 'k2', name: 'Kanchan tours', slug: 'kanchan-tours', parentId: 'k1', isActive: false },
    ]);
    const picture = { key: 'catalogue/kanchan', width: 4, height: 3 };
    await db.insert(images).values([
      { ...picture, id: 'p1', alt: 'The bridge of Kanchan', inLibrary: true },
      { ...picture, id: 'p2', alt: 'Kanchan, of nobody', inLibrary: false },
    ]);
    expect(await find('kanchan', tokens.editor)).toEqual([
      { kind: 'category', _id: 'k1', title: 'Kanchan', details: [] },
      {
        ...{ kind: 'category', _id: 'k2', title: 'Kanchan tours', details: ['Kanchan'] },
        status: 'draft',
      },
      { kind: 'picture', _id: 'p1', title: 'The bridge of Kanchan', details: [] },
    ]);
    expect(await find('kanchan', tokens.agent)).toEqual([]);
  });

  it('are found by those alone who may open them', async () => {
    const kinds = async (token: string) =>
      [...new Set((await find('zubai', token)).map(({ kind }) => kind))].toSorted();
    expect(await kinds(tokens.agent)).toEqual(['booking', 'chat', 'customer']);
    expect(await kinds(tokens.editor)).toEqual(['booking', 'chat', 'customer', 'service']);
    expect(await kinds(tokens.owner)).toEqual(['booking', 'chat', 'customer', 'service', 'staff']);
  });

  it('are looked up in the order in which they are asked for, as far as one may open them', async () => {
    const asked = [
      { kind: 'service', _id: 'v1' },
      { kind: 'booking', _id: 'b1' },
      { kind: 'customer', _id: 's1' },
      { kind: 'booking', _id: 'gone' },
      { kind: 'staff', _id: 's1' },
      { kind: 'chat', _id: 'h1' },
    ];
    const lookUp = async (token: string) => {
      const payload = { records: asked };
      const answer = await callApi(get(), 'POST', '/admin/records/look-up', { token, payload });
      return idsOf(answer.json<{ records: FoundRecord[] }>().records);
    };
    expect(await lookUp(tokens.owner)).toEqual(['v1', 'b1', 's1', 'h1']);
    expect(await lookUp(tokens.agent)).toEqual(['b1', 'h1']);
  });
});
