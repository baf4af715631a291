import type {
  RefusedService,
  ServiceImport,
  ServiceImportPlan,
  StaffCategory,
  StaffService,
} from '@pothik/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeSets } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { callApi, registerStaff, type Person } from './people.ts';
import { sendServices } from './service-files.ts';

const start = '\uFEFF';

describeApp('a file of services', (get) => {
  let editor: Person;
  let colleague: Person;
  let owner: Person;
  beforeAll(async () => {
    editor = await registerStaff(get(), 'editor');
    colleague = await registerStaff(get(), 'editor');
    owner = await registerStaff(get(), 'owner');
  });

  const sendFile = (path: string, csv: string | Buffer, more?: Record<string, string>) =>
    sendServices(get(), editor, path, csv, more);
  const plan = async (csv: string) => {
    const answer = await sendFile('/plan', csv);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<ServiceImportPlan>();
  };
  const apply = (csv: string, { plan: seen }: { plan: string }) =>
    sendFile('', csv, { plan: seen });
  const imported = async (csv: string) => {
    const answer = await apply(csv, await plan(csv));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ import: ServiceImport }>().import;
  };
  const undo = ({ _id: id }: ServiceImport, { token } = editor) =>
    callApi(get(), 'POST', `/admin/service-imports/${id}/undo`, { token });
  const listed = async ({ token }: Person) => {
    const answer = await callApi(get(), 'GET', '/admin/service-imports', { token });
    return answer.json<{ imports: ServiceImport[] }>().imports.map(({ _id }) => _id);
  };
  const post = async <Data>(path: string, payload: object) => {
    const answer = await callApi(get(), 'POST', `/admin${path}`, { ...editor, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Data>();
  };
  const exported = async (filter: object = {}) => {
    const { address } = await post<{ address: string }>('/services/export', filter);
    const file = await get().app.inject({ url: address });
    expect(file.statusCode).toBe(200);
    return file;
  };
  const made = async (form: object) =>
    (await post<{ data: StaffService }>('/services', { name: 'Visa', ...form })).data;
  const read = async ({ _id: id }: { _id: string }) => {
    const answer = await callApi(get(), 'GET', `/admin/services/${id}`, { ...editor });
    return answer.json<{ data: StaffService }>().data;
  };
  const change = async (id: string, form: object) => {
    const { statusCode } = await callApi(get(), 'PUT', `/admin/services/${id}`, {
      ...{ token: colleague.token, payload: form },
    });
    expect(statusCode).toBe(200);
  };
  /** All that is stored of all services but how often and when they were changed. */
  const bytes = async () => {
    const { rows } = await get().database.pool.query<{ row: string }>(
      `select (to_jsonb(s) - 'version' - 'updated_at')::text as row from services s order by id`,
    );
    return rows.map(({ row }) => row);
  };

  describe('as an export', () => {
    it('is for spreadsheets, and changes nothing when it is read again', async () => {
      await made({
        name: '=HYPERLINK("https://example.com")',
        providerName: "'+880 Travels",
        country: 'ওমান; "মাস্কাট", দক্ষিণ',
        description: '<p>One,</p>\n<p>two; "three"</p>',
        benefits: ['- a bed', '[a roof', '["a"]', 'two\nlines', "'=1"],
        facts: [{ label: 'A: B', value: 'C' }],
        refunds: [{ step: 'Before', refund: 'all: 100 %' }],
        fees: [
          {
            label: 'Visa',
            amount: 1250.5,
            currency: 'BDT',
            per: 'adult',
            due: 'now',
            isOfficial: true,
          },
          { label: 'A | B', amount: 3, currency: 'KWD', per: 'booking' },
        ],
        salary: { min: 1000, max: 1500, currency: 'SAR' },
        experience: { min: 2, unit: 'years' },
        weeks: { min: 3, max: 5 },
        licence: { number: 'RL-1', checkedOn: '2026-01-31' },
      });
      const file = await exported();
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="services-\d{4}-\d\d-\d\d\.csv"$/,
      );
      expect(file.body.startsWith(`${start}ID,Name,Job title,`)).toBe(true);
      expect(file.body).toContain(`"'=HYPERLINK(""https://example.com"")"`);
      expect(file.body).toContain("''+880 Travels");
      const lines = file.body.replaceAll(/"(?:[^"]|"")*"/g, '').split('\r\n').length - 2;
      const { created, changed, unchanged, refused } = await plan(file.body);
      expect({ created, changed, refused }).toEqual({ created: [], changed: [], refused: [] });
      expect(unchanged).toBe(lines);
    });

    it('holds what the list was narrowed to', async () => {
      const mark = await made({ name: 'Umrah for Rajshahi' });
      const { body } = await exported({ search: 'rajshahi', state: 'draft' });
      expect(body.trimEnd().split('\r\n')).toHaveLength(1);
      const found = await exported({ search: 'rajshahi' });
      expect(found.body.split('\r\n')[1]).toMatch(`${mark._id},Umrah for Rajshahi,`);
    });
  });

  it('is read with semicolons, tabs and any breaks of lines, as a change of what differs alone', async () => {
    const one = await made({ name: 'Visa for Bahrain', country: 'Bahrain', isActive: true });
    for (const [mark, end] of [
      [';', '\r\n'],
      ['\t', '\n'],
      [',', '\r'],
    ] as const) {
      const csv = [
        ['id', 'COUNTRY', 'Active'],
        [one._id, 'বাহরাইন', 'TRUE'],
      ];
      const { changed } = await plan(csv.map((line) => line.join(mark)).join(end));
      expect(changed).toEqual([
        {
          ...{ row: 2, _id: one._id, name: 'Visa for Bahrain' },
          changes: [{ column: 'Country', from: 'Bahrain', to: 'বাহরাইন' }],
        },
      ]);
    }
  });

  it('adds what has no ID as a draft, unless its name and country are those of a service', async () => {
    const { data: category } = await post<{ data: StaffCategory }>('/categories', {
      ...{ name: 'Ferries', slug: 'ferries', isActive: true },
    });
    const old = await made({ name: 'Ferry to Bhola', country: 'Bangladesh', kind: 'Boat' });
    const csv = [
      'Name,Country,Category,Kind,Service type,Fees',
      'Ferry to Bhola,Bangladesh,Ferries,Boat,other,',
      'Ferry to Bhola,India,ferries,Ship,,"Ticket | ১২০০ | BDT | adult\nTea | 20 | BDT | adult"',
      '',
      'Ferry to Hatiya,,,,,',
    ].join('\n');
    const seen = await plan(csv);
    expect(seen).toMatchObject({
      changed: [{ row: 2, _id: old._id, changes: [{ column: 'Category', to: 'ferries' }] }],
      created: [{ row: 3, name: 'Ferry to Bhola' }, { row: 5 }],
    });
    expect(await imported(csv)).toMatchObject({ count: 3, created: 2, by: { _id: editor.id } });
    const { body } = await exported({ search: 'Ferry to' });
    // In the order of the file, and before all others.
    expect(body.match(/Ferry to \w+/g)).toEqual([
      'Ferry to Bhola',
      'Ferry to Hatiya',
      'Ferry to Bhola',
    ]);
    const id = body.split('\r\n')[1]?.split(',')[0] ?? '';
    expect(await read({ _id: id })).toMatchObject({
      ...{ isActive: false, kind: 'Ship', category: { _id: category._id } },
      total: { amount: 1220, currency: 'BDT' },
    });
    expect((await plan(csv)).unchanged).toBe(3);
  });

  describe('with rows that are refused', () => {
    const faultsOf = async (head: string, row: string) => {
      const { refused } = await plan(`${head}\n${row}`);
      expect(refused.map((one) => one.row)).toEqual([2]);
      return refused[0]?.faults.map(({ column, message }) => `${column ?? '-'}: ${message}`);
    };

    it.each([
      ['ID,Name', 'gone,x', 'ID: There is no service with this ID. Leave it empty for a new one.'],
      ['Name,Kind', ' ,x', 'Name: A service needs a name or a job title'],
      ['Name,Active', 'x,perhaps', 'Active: Write yes or no'],
      ['Name,Category', 'x,nowhere', 'Category: Choose a category that is there'],
      ['Name,Salary from,Salary currency', 'x,many,BDT', 'Salary from: Please enter a number'],
      ['Name,Salary to,Salary currency', 'x,5,BDT', 'Salary from: Please fill this in'],
      ['Name,Weeks from,Weeks to', 'x,5,3', 'Weeks from: The most weeks are below the fewest'],
      [
        'Name,Licence number,Licence checked on',
        'x,1,31/31/2026',
        'Licence checked on: Please enter a day, such as 2026-01-31',
      ],
      ['Name,Kind', 'x,y,z', '-: This row has more cells than there are columns.'],
      [
        'Name,Fees',
        'x,Visa | 5 | BDT | dog',
        'Fees: Please choose one of these: booking, adult, child, infant',
      ],
    ])('says of %s with %s: %s', async (head, row, fault) => {
      expect(await faultsOf(head, row)).toEqual([fault]);
    });

    it('refuses one that several services may be, and one that is there twice', async () => {
      await made({ name: 'Twin' });
      await made({ name: 'Twin' });
      const { refused } = await plan('Name\nTwin\nOnly one\nOnly one');
      expect(refused).toMatchObject([
        { row: 2, faults: [{ message: 'Several services have this name. Put in the ID of one.' }] },
        { row: 4, faults: [{ message: 'Row 3 is the same service.' }] },
      ]);
    });

    it('imports none of its rows', async () => {
      const before = await bytes();
      const csv = 'Name,Active\nA good one,yes\nA bad one,perhaps';
      const answer = await apply(csv, await plan(csv));
      expect(answer.json<object>()).toMatchObject({ code: 'conflict' });
      expect(await bytes()).toEqual(before);
    });
  });

  it.each([
    ['Name,Colour\nx,y', 400, 'There is no column "Colour". Begin with an export.'],
    ['Name,name\nx,y', 400, 'The column "Name" is there twice.'],
    ['Kind\nx', 400, 'The first row names the columns: ID, Name or Job title is one of them.'],
    ['Name\n\n', 400, 'This file has no rows.'],
    [
      'Name\n???? ?????',
      400,
      'Row 2, column "Name": the letters were lost when the file was saved, only question marks are left. Save the original again as "CSV UTF-8".',
    ],
    [`Name\n${'x\n'.repeat(1_001)}`, 400, 'Import at most 1000 rows at a time.'],
    [
      `Name\n${'x'.repeat(4_000_000)}`,
      413,
      'This file is larger than 4 MB. Import a part of it at a time.',
    ],
  ])('is refused as a whole where it is no such file: case %#', async (csv, status, message) => {
    const answer = await sendFile('/plan', csv);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<object>()).toMatchObject({ message });
  });

  it('asks once what its dates mean, and is imported as answered', async () => {
    const csv = 'Name,Licence number,Licence checked on\nDriver,RL-1,1/2/2026';
    const asked = await plan(csv);
    expect(asked).toMatchObject({
      created: [],
      unsettledDate: { row: 2, dayMonth: '2026-02-01', monthDay: '2026-01-02' },
    });
    expect((await sendFile('', csv, { plan: 'any' })).statusCode).toBe(409);
    const dateOrder = 'month-day';
    const { plan: seen } = (await sendFile('/plan', csv, { dateOrder })).json<ServiceImportPlan>();
    expect((await sendFile('', csv, { plan: seen, dateOrder })).statusCode).toBe(200);
    expect((await exported({ search: 'Driver' })).body).toContain(',RL-1,,2026-01-02,');
  });

  it('is not imported where somebody has changed one of its services since the differences were shown', async () => {
    const [one, two] = [
      await made({ name: 'Visa for Chad' }),
      await made({ name: 'Visa for Mali' }),
    ];
    const csv = `ID,Kind\n${one._id},Quick\n${two._id},Quick`;
    const seen = await plan(csv);
    await change(two._id, { featured: true });
    const answer = await apply(csv, seen);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<object>()).toMatchObject({ code: 'version_conflict' });
    expect((await read(one)).version).toBe(one.version);
    await imported(csv);
    expect(await read(two)).toMatchObject({ kind: 'Quick', featured: true });
  });

  it('is found by visitors at once, and leaves translations fitting that it does not touch', async () => {
    const one = await made({ name: 'Visa for Timor', isActive: true });
    const other = await made({ name: 'Visa for Palau', isActive: true });
    for (const { _id: id } of [one, other]) {
      const payload = { name: 'ভিসা', isPublished: true, version: 0 };
      await callApi(get(), 'PUT', `/admin/services/${id}/translations/bn`, { ...editor, payload });
    }
    const done = await imported(
      `ID,Name,Featured\n${one._id},Visa for Zembla,no\n${other._id},Visa for Palau,yes`,
    );
    const found = await callApi(get(), 'GET', '/services?search=zembla');
    expect(found.json<{ data: object[] }>().data).toMatchObject([{ _id: one._id }]);
    expect((await read(one)).translations.bn).toBe('behind');
    expect((await read(other)).translations.bn).toBe('published');
    expect((await undo(done)).statusCode).toBe(200);
    expect((await read(one)).translations.bn).toBe('published');
    expect((await read(other)).translations.bn).toBe('published');
  });

  it('shows the differences of 1,000 rows, applies them in one transaction, and is undone to the same bytes', async () => {
    const names = Array.from({ length: 600 }, (_, index) => `Work permit ${String(index)}`);
    const long = `<p>${'বাংলা লেখা, "উদ্ধৃতি" ও আরও। '.repeat(40)}</p>`;
    const cell = `"${long.replaceAll('"', '""')}"`;
    await imported(
      ['Name,Active,Description', ...names.map((name) => `${name},yes,${cell}`)].join('\n'),
    );
    const [before, file] = [await bytes(), (await exported()).body];
    const rows = [
      ...names.map((name, index) => `${name},no,Country ${String(index)}`),
      ...Array.from({ length: 400 }, (_, index) => `New permit ${String(index)},yes,Oman`),
    ];
    const { body } = await exported({ search: 'Work permit' });
    const ids = new Map(
      body.split('\r\n').map((line) => [line.split(',')[1] ?? '', line.split(',')[0] ?? '']),
    );
    const csv = [
      'ID,Name,Active,Country',
      ...rows.map((row) => `${ids.get(row.split(',')[0] ?? '') ?? ''},${row}`),
    ].join('\r\n');
    const seen = await plan(csv);
    expect([seen.created.length, seen.changed.length, seen.refused.length]).toEqual([400, 600, 0]);
    expect(seen.changed[7]?.changes).toEqual([
      { column: 'Country', from: '', to: 'Country 7' },
      { column: 'Active', from: 'yes', to: 'no' },
    ]);
    const answer = await apply(csv, seen);
    expect(answer.statusCode, answer.body).toBe(200);
    const done = answer.json<{ import: ServiceImport }>().import;
    expect(done).toMatchObject({ count: 1_000, created: 400 });
    expect(await bytes()).not.toEqual(before);
    const undone = await undo(done);
    expect(undone.json<object>()).toMatchObject({ count: 1_000, refused: [] });
    expect(await bytes()).toEqual(before);
    expect((await exported()).body).toBe(file);
  });

  it('is undone by who imported it or an owner, once, within ten minutes, and told to them alone', async () => {
    const done = await imported('Name\nFor a while');
    expect(await listed(editor)).toContain(done._id);
    expect(await listed(owner)).toContain(done._id);
    expect(await listed(colleague)).not.toContain(done._id);
    expect((await undo(done, colleague)).statusCode).toBe(404);
    expect((await undo(done, owner)).statusCode).toBe(200);
    expect((await undo(done)).statusCode).toBe(410);
    const late = await imported('Name\nFor a while');
    await get()
      .database.db.update(changeSets)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(changeSets.id, late._id));
    expect(await listed(editor)).not.toContain(late._id);
    expect((await undo(late)).statusCode).toBe(410);
  });

  it('leaves alone what somebody has changed or booked since, and tells', async () => {
    const place = await post<{ data: StaffCategory }>('/categories', {
      ...{ name: 'Soon gone', slug: 'soon-gone', isActive: true },
    });
    const [one, two] = [await made({ name: 'One' }), await made({ categoryId: place.data._id })];
    const csv = `ID,Name,Category\n${one._id},One more,\n${two._id},Visa two,\n,Booked,\n,Not booked,`;
    const done = await imported(csv);
    await change(one._id, { name: 'One of a colleague' });
    await callApi(get(), 'DELETE', `/admin/categories/${place.data._id}`, { ...editor });
    const { pool } = get().database;
    await pool.query(
      `insert into bookings (id, reference, service_type, name, service_id)
       select 'of-import', 'PTK-IMPO-RT', 'other', 'Rahima', id from services where name = 'Booked'`,
    );
    const answer = await undo(done);
    const { count, refused } = answer.json<{ count: number; refused: RefusedService[] }>();
    expect(count).toBe(1);
    expect(refused.map(({ name, code }) => [name, code])).toEqual([
      ['One of a colleague', 'version_conflict'],
      ['Visa two', 'conflict'],
      ['Booked', 'conflict'],
    ]);
    expect((await plan('Name\nNot booked')).created).toHaveLength(1);
  });

  it('stands in the log, service by service, as do its undoing and an export', async () => {
    const done = await imported('Name\nLogged');
    await undo(done);
    await exported();
    const log = await callApi(get(), 'GET', `/admin/log?staffId=${editor.id}&limit=3`, {
      ...owner,
    });
    expect(log.json<{ data: object[] }>().data).toMatchObject([
      { deed: 'export', subject: 'services' },
      { deed: 'undo', name: 'Logged' },
      { deed: 'create', name: 'Logged' },
    ]);
  });
});
