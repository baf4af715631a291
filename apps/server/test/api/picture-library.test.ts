import type {
  Image,
  LibraryPicture,
  LibraryPictureDetails,
  LoggedAction,
  Pagination,
  Service,
  StaffService,
} from '@pothik/contract';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepUnusedPictures } from '../../src/modules/media/sweep-pictures.ts';
import { variantsFolder } from '../../src/modules/media/variants.ts';
import { images } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { callApi, registerStaff, type Person } from './people.ts';
import { boundary, file, toBody, type Part } from './pictures.ts';

/** Red on the left, blue on the right. */
const halves = async () => {
  const half = { width: 400, height: 600, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 800, background: '#ff0000' } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .png()
    .toBuffer();
};

describeApp('the library of pictures', (get) => {
  let editor: Person;
  beforeAll(async () => {
    editor = await registerStaff(get(), 'editor');
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const call = (method: Method, path: string, payload?: object) =>
    callApi(get(), method, `/admin${path}`, {
      token: editor.token,
      ...(payload ? { payload } : {}),
    });
  const data = async <Data>(answer: ReturnType<typeof callApi>) => {
    const given = await answer;
    expect(given.statusCode, given.body).toBe(200);
    return given.json<{ data: Data }>().data;
  };
  const upload = (path: string, ...parts: Part[]) =>
    get().app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: {
        authorization: `Bearer ${editor.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: toBody(parts),
    });
  const send = (bytes: Buffer | string, alt = '') =>
    upload('/admin/pictures', file(bytes), { name: 'alt', type: 'text/plain', bytes: alt });
  const add = async (alt = '') => {
    const answer = await send(await halves(), alt);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: LibraryPicture }>().data;
  };
  const read = (id: string) => data<LibraryPictureDetails>(call('GET', `/pictures/${id}`));
  const change = (id: string, form: object) =>
    data<LibraryPictureDetails>(call('PUT', `/pictures/${id}`, form));
  const list = async (query = '') =>
    (await call('GET', `/pictures?${query}`)).json<{
      data: LibraryPicture[];
      pagination: Pagination;
    }>();
  const show = async ({ image }: LibraryPicture, name: string) =>
    data<StaffService>(
      call('POST', '/services', { name, images: [{ secure_url: image.secure_url }] }),
    );
  const load = async (address: string) => {
    const answer = await get().app.inject({ url: address });
    expect(answer.statusCode, address).toBe(200);
    return { bytes: answer.rawPayload, caching: answer.headers['cache-control'] };
  };
  /** The colour of a picture at its left edge, and its size. */
  const look = async (image: Image) => {
    const { bytes } = await load(image.secure_url);
    const { data: pixels, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return { color: (pixels[0] ?? 0) > 128 ? 'red' : 'blue', size: [info.width, info.height] };
  };
  const right = { left: 400, top: 0, width: 400, height: 600 };

  it('takes pictures with what they show, the newest first', async () => {
    const one = await add(' A ferry ');
    const other = await add();
    expect(one).toMatchObject({
      image: { alt: 'A ferry', width: 800, height: 600 },
      shownBy: 0,
      version: 1,
    });
    const { data: listed } = await list();
    expect(listed.slice(0, 2).map(({ _id }) => _id)).toEqual([other._id, one._id]);
  });

  it('refuses what is no picture', async () => {
    const answer = await send('<svg onload="alert(1)"/>');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });

  it('holds the pictures that services show, and nobody’s own', async () => {
    const answer = await upload('/upload/image', file(await halves()));
    const { secure_url } = answer.json<{ data: Image }>().data;
    const addresses = async () => (await list()).data.map(({ image }) => image.secure_url);
    expect(await addresses()).not.toContain(secure_url);
    await data(call('POST', '/services', { name: 'A house boat', images: [{ secure_url }] }));
    expect(await addresses()).toContain(secure_url);
  });

  it('is looked through by what pictures show, by the services that show them, and by use', async () => {
    const hidden = await add('A zebra crossing');
    const shown = await add('A bridge');
    await show(shown, 'Walk to Keokradong');
    const ids = async (query: string) => (await list(query)).data.map(({ _id }) => _id);
    expect(await ids('search=zebra%20CROSSING')).toEqual([hidden._id]);
    expect(await ids('search=keokradong')).toEqual([shown._id]);
    expect(await ids('search=100%25')).toEqual([]);
    expect(await ids('use=unused')).toContain(hidden._id);
    expect(await ids('use=shown&search=keokradong')).toEqual([shown._id]);
    expect(await ids('use=unused')).not.toContain(shown._id);
  });

  it('comes in pages', async () => {
    await add();
    await add();
    const first = await list('limit=1');
    const second = await list('limit=1&page=2');
    expect(first.pagination).toMatchObject({ page: 1, hasNext: true });
    expect(second.data[0]?._id).not.toBe(first.data[0]?._id);
  });

  it('tells what shows a picture: services, articles and the branding', async () => {
    const picture = await add();
    const owner = await registerStaff(get(), 'owner');
    const { secure_url } = picture.image;
    const { _id: service } = await show(picture, 'Shown twice');
    const { _id: article } = await data<{ _id: string }>(
      call('POST', '/insights', { title: 'An article', coverImage: { secure_url } }),
    );
    const branded = await callApi(get(), 'PUT', '/admin/settings/branding', {
      token: owner.token,
      payload: { frontendLogo: { secure_url } },
    });
    expect(branded.statusCode).toBe(200);
    expect(await read(picture._id)).toMatchObject({
      shownBy: 3,
      uses: [
        { kind: 'logo' },
        { kind: 'service', _id: service, name: 'Shown twice' },
        { kind: 'insight', _id: article, name: 'An article' },
      ],
    });
  });

  describe('a picture that is cropped', () => {
    it('shows its part under a new address, and keeps the whole', async () => {
      const picture = await add();
      expect(await look(picture.image)).toEqual({ color: 'red', size: [800, 600] });
      const cropped = await change(picture._id, { crop: right, version: 1 });
      expect(cropped).toMatchObject({ crop: right, version: 2, image: { width: 400 } });
      expect(cropped.image.secure_url).not.toBe(picture.image.secure_url);
      expect(await look(cropped.image)).toEqual({ color: 'blue', size: [400, 600] });
      expect(await look(cropped.whole)).toEqual({ color: 'red', size: [800, 600] });
      const whole = await change(picture._id, { crop: null });
      expect(whole.crop).toBeUndefined();
      expect(await look(whole.image)).toEqual({ color: 'red', size: [800, 600] });
    });

    it('is shown so by all that shows it', async () => {
      const picture = await add();
      const { _id: service } = await show(picture, 'Cropped later');
      const { image } = await change(picture._id, { crop: right });
      const answer = await get().app.inject({ url: `/api/services/${service}` });
      expect(answer.json<{ data: Service }>().data.images).toEqual([image]);
      const listed = await get().app.inject({ url: '/api/services?search=Cropped%20later' });
      expect(listed.json<{ data: Service[] }>().data[0]?.images).toEqual([image]);
    });

    it('is shown so by a page that knows an older address, for which it asks again', async () => {
      const { _id: id } = await add();
      const past = await change(id, { crop: right });
      const now = await change(id, { crop: { ...right, left: 0 } });
      expect(await look(past.image)).toEqual(await look(now.image));
      expect((await load(now.image.secure_url)).caching).toMatch(/immutable/);
      expect((await load(past.image.secure_url)).caching).toBe('public, max-age=60');
    });

    it('leaves nothing on the disk of earlier crops once the next is shown', async () => {
      const { _id: id } = await add();
      const folder = variantsFolder(get().dataDirectory, id);
      const first = await change(id, { crop: right });
      await load(first.image.secure_url);
      expect(await readdir(folder)).toEqual(['1']);
      const second = await change(id, { crop: { ...right, left: 0 } });
      await load(second.image.secure_url);
      await load(second.whole.secure_url);
      expect((await readdir(folder)).filter((name) => !name.includes('.'))).toEqual(['2']);
    });

    it('has no address for what it has yet to become', async () => {
      const { _id: id } = await add();
      await change(id, { crop: right });
      for (const revision of ['2', '-1', '1e0', '9999999', 'x']) {
        const answer = await get().app.inject({ url: `/media/${id}/${revision}/320.webp` });
        expect(answer.statusCode, revision).toBe(404);
      }
    });

    it('keeps its address where only words or the point in sight change', async () => {
      const { _id: id, image } = await add();
      const changed = await change(id, { alt: 'Two halves', focus: { x: 800, y: 0 }, crop: null });
      expect(changed.image.secure_url).toBe(image.secure_url);
    });

    it('is not cropped by all of it', async () => {
      const { _id: id, image } = await add();
      const all = { left: 0, top: 0, width: 800, height: 600 };
      const changed = await change(id, { crop: all });
      expect([changed.crop, changed.image.secure_url]).toEqual([undefined, image.secure_url]);
    });

    it.each([
      ['a part beyond it', { crop: { ...right, left: 401 } }, 'crop'],
      ['a part too small to be shown', { crop: { ...right, width: 63 } }, 'crop'],
      ['a part of no width', { crop: { ...right, width: 0 } }, 'crop.width'],
      ['half a pixel', { crop: { ...right, left: 0.5 } }, 'crop.left'],
      ['a point beyond it', { focus: { x: 801, y: 0 } }, 'focus'],
    ])('is not cropped to %s', async (_what, form, field) => {
      const { _id: id } = await add();
      const answer = await call('PUT', `/pictures/${id}`, form);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ fields: object }>().fields).toHaveProperty([field]);
      expect((await read(id)).version).toBe(1);
    });
  });

  it('keeps a point in sight, told in percent of what is shown', async () => {
    const { _id: id } = await add();
    expect((await change(id, { focus: { x: 600, y: 150 } })).image.focus).toEqual({ x: 75, y: 25 });
    expect((await change(id, { crop: right })).image.focus).toEqual({ x: 50, y: 25 });
    expect((await change(id, { focus: null })).image.focus).toBeUndefined();
  });

  it('lets nobody write over what they have not seen, wherever it was changed', async () => {
    const { _id: id, image } = await add();
    const write = (alt: string) => call('PUT', `/pictures/${id}`, { alt, version: 1 });
    const both = await Promise.all([write('One'), write('Other')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const seen = await read(id);
    const images = [{ secure_url: image.secure_url, alt: 'By a service' }];
    await data(call('POST', '/services', { name: 'Says what it shows', images }));
    const late = await call('PUT', `/pictures/${id}`, { alt: 'Late', version: seen.version });
    expect(late.json()).toMatchObject({ code: 'version_conflict' });
  });

  describe('a picture that is taken out', () => {
    const remove = (id: string) => call('DELETE', `/pictures/${id}`);
    const sweep = () => sweepUnusedPictures(get().database);
    const pass = (days: number) =>
      get()
        .database.db.update(images)
        .set({ unusedSince: sql`${images.unusedSince} - make_interval(days => ${days})` });

    it('is one that nothing shows', async () => {
      const picture = await add();
      const { _id: service } = await show(picture, 'Still there');
      expect((await remove(picture._id)).json()).toMatchObject({ code: 'conflict' });
      await data(call('PUT', `/services/${service}`, { images: [] }));
      expect((await remove(picture._id)).statusCode).toBe(200);
      expect((await remove(picture._id)).statusCode).toBe(404);
      expect((await call('GET', `/pictures/${picture._id}`)).statusCode).toBe(404);
    });

    it('is put back within a week, and goes after that', async () => {
      const { _id: id, image } = await add();
      await remove(id);
      await sweep();
      await pass(6);
      await sweep();
      await data(call('POST', `/pictures/${id}/restore`));
      expect((await read(id)).image).toEqual(image);
      await sweep();
      await pass(8);
      await sweep();
      expect((await read(id))._id).toBe(id);
      await remove(id);
      await sweep();
      await pass(8);
      await sweep();
      expect((await call('POST', `/pictures/${id}/restore`)).statusCode).toBe(404);
      expect((await get().app.inject({ url: image.secure_url })).statusCode).toBe(404);
    });

    it('is back as soon as a service shows it', async () => {
      const picture = await add();
      await remove(picture._id);
      await show(picture, 'Shows it again');
      expect((await read(picture._id)).shownBy).toBe(1);
    });

    it('was there before: nobody’s own picture is put in', async () => {
      const answer = await upload('/upload/profile-picture', file(await halves()));
      const [, , id = ''] = answer.json<{ data: { imageUrl: string } }>().data.imageUrl.split('/');
      expect((await call('POST', `/pictures/${id}/restore`)).statusCode).toBe(404);
      expect((await call('PUT', `/pictures/${id}`, { crop: right })).statusCode).toBe(404);
      expect((await remove(id)).statusCode).toBe(404);
    });
  });

  it('is written into the log', async () => {
    const { _id: id } = await add('A lighthouse');
    await change(id, { crop: right });
    await call('DELETE', `/pictures/${id}`);
    await call('POST', `/pictures/${id}/restore`);
    const owner = await registerStaff(get(), 'owner');
    const answer = await callApi(get(), 'GET', '/admin/log?kind=picture&limit=4', {
      token: owner.token,
    });
    const logged = answer.json<{ data: LoggedAction[] }>().data;
    expect(logged.map(({ deed, name }) => [deed, name])).toEqual([
      ['restore', 'A lighthouse'],
      ['delete', 'A lighthouse'],
      ['update', 'A lighthouse'],
      ['create', 'A lighthouse'],
    ]);
  });
});
