import type { Image, StaffCategory } from '@pothik/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { howOften } from '../how-often.ts';
import { describeApp, openSecondApp, type TestApp } from '@pothik/server/test/api/app.ts';
import { callApi, registerStaff, type Person } from '@pothik/server/test/api/people.ts';
import { boundary, file, png, toBody } from '@pothik/server/test/api/pictures.ts';

/** A kind of record, with the field that the two of them write. */
interface Kind {
  path: string;
  field: string;
  create: () => Promise<string>;
  read: (id: string) => Promise<{ version: unknown; words: unknown }>;
}

/** In the full tier 10,000 for all kinds; the embedded database does one after the other anyway. */
const runsOn = ({ url }: TestApp) => howOften(25, url === undefined ? 100 : 2_500);

/** Of all runs of one kind in the full tier, in milliseconds. */
const patience = 20 * 60_000;

describeApp('two editors who save at the same moment, each at a process of their own', (get) => {
  let editors: [{ app: TestApp; person: Person }, { app: TestApp; person: Person }];
  let second: Awaited<ReturnType<typeof openSecondApp>>;
  beforeAll(async () => {
    second = await openSecondApp(get());
    editors = [
      { app: get(), person: await registerStaff(get(), 'editor') },
      { app: { ...get(), app: second.app }, person: await registerStaff(get(), 'editor') },
    ];
  });
  afterAll(() => second.close());

  const call = async (
    by: 0 | 1,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
  ) => {
    const { app, person } = editors[by];
    const answer = await callApi(app, method, `/admin${path}`, {
      token: person.token,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json<{ data: Record<string, unknown> }>() };
  };
  const createdBy = async (path: string, payload: object) => {
    const { status, body } = await call(0, 'POST', path, payload);
    expect(status).toBe(200);
    return String(body.data._id);
  };

  const read = async (path: string) => (await call(0, 'GET', path)).body.data;

  const kinds: Record<string, Kind> = {
    service: {
      path: '/services',
      field: 'name',
      create: () => createdBy('/services', { name: 'Before' }),
      async read(id) {
        const { version, name: words } = await read(`/services/${id}`);
        return { version, words };
      },
    },
    category: {
      path: '/categories',
      field: 'name',
      create: () => createdBy('/categories', { name: 'Before', slug: 'edited-by-two' }),
      async read(id) {
        const all = (await read('/categories')) as unknown as StaffCategory[];
        const { version, name: words } = all.find(({ _id }) => _id === id) ?? expect.fail();
        return { version, words };
      },
    },
    article: {
      path: '/insights',
      field: 'title',
      create: () => createdBy('/insights', { title: 'Before', body: '<p>Text</p>' }),
      async read(id) {
        const { version, title: words } = await read(`/insights/${id}`);
        return { version, words };
      },
    },
    picture: {
      path: '/pictures',
      field: 'alt',
      async create() {
        const answer = await get().app.inject({
          method: 'POST',
          url: '/api/admin/pictures',
          headers: {
            authorization: `Bearer ${editors[0].person.token}`,
            'content-type': `multipart/form-data; boundary=${boundary}`,
          },
          payload: toBody([file(png)]),
        });
        return answer.json<{ data: { _id: string } }>().data._id;
      },
      async read(id) {
        const { version, image } = await read(`/pictures/${id}`);
        return { version, words: (image as Image).alt };
      },
    },
  };

  it.each(Object.keys(kinds))(
    'of one %s: each time one of them is told, and nobody’s words are overwritten',
    async (name) => {
      const { path, field, create, read: readOne } = kinds[name] ?? expect.fail();
      const id = await create();
      for (let run = 1; run <= runsOn(get()); run += 1) {
        const words = [`${String(run)} by the first`, `${String(run)} by the second`];
        const answers = await Promise.all(
          ([0, 1] as const).map((by) =>
            call(by, 'PUT', `${path}/${id}`, { [field]: words[by], version: run }),
          ),
        );
        const won = answers.findIndex(({ status }) => status === 200);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        expect(answers[1 - won]?.body).toMatchObject({ code: 'version_conflict' });
        expect(await readOne(id)).toEqual({ version: run + 1, words: words[won] });
      }
    },
    patience,
  );
});
