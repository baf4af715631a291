import type {
  LoggedAction,
  ServiceChange,
  ServiceImport,
  ServiceImportPlan,
  ServiceSummary,
  ServiceVersion,
  StaffService,
} from '@pothik/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { publishDue } from '../../src/modules/catalogue-staff/publish-on-time.ts';
import { createLog } from '../../src/platform/log.ts';
import { describeApp } from './app.ts';
import { callApi, registerStaff, type Person } from './people.ts';
import { sendServices } from './service-files.ts';

describeApp('every way of writing a service', (get) => {
  let editor: Person;
  let owner: Person;
  beforeAll(async () => {
    editor = await registerStaff(get(), 'editor');
    owner = await registerStaff(get(), 'owner');
  });

  const call = async <Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    by = editor,
  ) => {
    const answer = await callApi(get(), method, path, {
      token: by.token,
      ...(payload ? { payload } : {}),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>();
  };
  const read = async (id: string) =>
    (await call<{ data: StaffService }>('GET', `/admin/services/${id}`)).data;
  let count = 0;
  /** A service with a published translation, by a name of its own. */
  async function made(form: object = {}): Promise<StaffService> {
    count += 1;
    const name = `Quaint tour ${'abcdefghij'[count] ?? ''}`;
    const { data } = await call<{ data: StaffService }>('POST', '/admin/services', {
      ...{ name, isActive: true, ...form },
    });
    const words = { name: 'ভ্রমণ', isPublished: true, version: 0 };
    await call('PUT', `/admin/services/${data._id}/translations/bn`, words);
    return data;
  }
  async function importFile(csv: string): Promise<ServiceImport> {
    const send = async <Answer>(path: string, more?: Record<string, string>) =>
      (await sendServices(get(), editor, path, csv, more)).json<Answer>();
    const { plan } = await send<ServiceImportPlan>('/plan');
    return (await send<{ import: ServiceImport }>('', { plan })).import;
  }

  /** Each writes a service. @returns its id. */
  const writers = {
    create: async () => (await made())._id,
    async update() {
      const { _id: id, version } = await made();
      await call('PUT', `/admin/services/${id}`, { version, featured: true });
      return id;
    },
    async set() {
      const service = await made();
      await call('POST', '/admin/service-changes', {
        services: [service],
        set: { featured: true },
      });
      return service._id;
    },
    async 'scheduled publish'() {
      const publishAt = new Date(Date.now() + 60_000);
      const { _id: id } = await made({ isActive: false, publishAt: publishAt.toISOString() });
      const publish = vi.fn();
      await publishDue(get().database.db, { publish, log: createLog('silent') }, publishAt);
      expect(publish).toHaveBeenCalledOnce();
      return id;
    },
    async import() {
      const { _id: id } = await made();
      await importFile(`ID,Featured\n${id},yes\n`);
      return id;
    },
    async 'undo of an import'() {
      const { _id: id } = await made();
      const { _id: change } = await importFile(`ID,Featured\n${id},yes\n`);
      await call('POST', `/admin/service-imports/${change}/undo`);
      return id;
    },
    async 'undo of a change of several'() {
      const service = await made();
      const { change } = await call<{ change: ServiceChange }>('POST', '/admin/service-changes', {
        services: [service],
        set: { isActive: false },
      });
      await call('POST', `/admin/service-changes/${change._id}/undo`);
      return service._id;
    },
    async restore() {
      const { _id: id, version } = await made();
      await call('PUT', `/admin/services/${id}`, { version, isActive: false });
      await call('POST', `/admin/services/${id}/versions/1/restore`, { version: version + 1 });
      return id;
    },
  };

  const byItself = ['scheduled publish'];

  it.each(Object.entries(writers))(
    'keeps the version, the log, the search and the translations: %s',
    async (name, write) => {
      const id = await write();
      const service = await read(id);
      const by = byItself.includes(name) ? undefined : editor.id;

      const kept = await call<{ versions: ServiceVersion[] }>(
        'GET',
        `/admin/services/${id}/versions`,
      );
      expect(kept.versions[0]).toMatchObject({ version: service.version });
      expect(kept.versions[0]?.by?._id).toBe(by);

      const log = await call<{ data: LoggedAction[] }>(
        'GET',
        '/admin/log?limit=20',
        undefined,
        owner,
      );
      const ofService = log.data.filter(({ subject }) => subject === id);
      expect(ofService.filter(({ deed }) => deed !== 'translate').length).toBe(service.version);
      expect(ofService[0]?.by?._id).toBe(by);

      const title = encodeURIComponent(service.name ?? '');
      const found = await call<{ data: ServiceSummary[] }>('GET', `/services?search=${title}`);
      expect(found.data[0]).toMatchObject({ _id: id, featured: service.featured });
      expect(service.translations.bn).toBe('published');
    },
  );
});
