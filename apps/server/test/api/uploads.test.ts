import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { soon } from './chat-lines.ts';
import { boundary, file, hostileForms, jpeg, png, toBody, type Part } from './pictures.ts';
import { readMails } from './outbox.ts';
import { callApi, register } from './people.ts';

describeApp('pictures that are sent', (get) => {
  const send = async (
    parts: readonly Part[],
    more: { type?: string; end?: string; path?: string } = {},
  ) => {
    const { token } = await register(get());
    return get().app.inject({
      method: 'POST',
      url: more.path ?? '/api/upload/image',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': more.type ?? `multipart/form-data; boundary=${boundary}`,
      },
      payload: toBody(parts, more.end),
    });
  };
  const isEmpty = async () =>
    (await readdir(path.join(get().dataDirectory, 'incoming'))).length === 0;

  it('stores a picture anew: upright, small and without what was hidden in it', async () => {
    const turned = await sharp(jpeg)
      .withExif({ IFD0: { Copyright: 'secret-in-exif' }, IFD3: { GPSLatitude: '23/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([turned, Buffer.from('PK\x03\x04 hidden archive')]);
    const answer = await send([file(polyglot)]);
    const { secure_url: address } = answer.json<{ data: { secure_url: string } }>().data;
    expect(address).toMatch(/^\/media\/[\w-]+\/960\.webp$/);
    const picture = (await get().app.inject({ url: address })).rawPayload;
    const { width, height, exif, format } = await sharp(picture).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 32,
      height: 64,
      exif: undefined,
      format: 'webp',
    });
    const folder = path.join(get().dataDirectory, 'media', 'originals');
    const stored = await Promise.all(
      (await readdir(folder)).map((name) => sharp(path.join(folder, name)).metadata()),
    );
    expect(stored.filter((metadata) => metadata.exif !== undefined)).toEqual([]);
    await expect.poll(isEmpty, soon).toBe(true);
  });

  it('of a person goes with the next one and with the account, its files as well', async () => {
    const person = await register(get());
    const { token, password } = person;
    const sendOwn = async () => {
      const answer = await get().app.inject({
        method: 'POST',
        url: '/api/upload/profile-picture',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: toBody([file(png)]),
      });
      return answer.json<{ imageUrl: string }>().imageUrl;
    };
    const statusOf = async (url: string) => (await get().app.inject({ url })).statusCode;
    const first = await sendOwn();
    expect(await statusOf(first)).toBe(200);
    const second = await sendOwn();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    const media = path.join(get().dataDirectory, 'media');
    const filesOf = async (address: string) => {
      const id = address.split('/')[2] ?? '';
      expect(id).not.toBe('');
      return (await readdir(media, { recursive: true })).filter((name) => name.includes(id));
    };
    expect(await filesOf(second)).not.toEqual([]);
    await callApi(get(), 'DELETE', '/users/account', { token, payload: { password } });
    expect(await statusOf(second)).toBe(404);

    // Jobs are done in their order: once this mail is out, the files are gone.
    const later = await register(get());
    await readMails(get(), 1, later.email);
    for (const address of [first, second]) expect(await filesOf(address)).toEqual([]);
  });

  it("becomes the person's own picture", async () => {
    const answer = await send([file(png)], { path: '/api/upload/profile-picture' });
    expect(answer.json()).toMatchObject({
      imageUrl: expect.stringMatching(/^\/media\//) as string,
    });
  });

  it.each(hostileForms('image'))('refuses %s, and keeps nothing of it', async (_what, parts) => {
    const count = async () => {
      const { pool } = get().database;
      const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from images');
      return rows[0]?.n;
    };
    const before = await count();
    const answer = await send(parts);
    expect([400, 413, 415]).toContain(answer.statusCode);
    expect(answer.json<{ message: string }>().message).toMatch(/\w/);
    expect(await count()).toBe(before);
    await expect.poll(isEmpty, soon).toBe(true);
  });

  it.each([
    '../../../etc/passwd',
    '/etc/cron.d/x',
    'a\\..\\b.jpg',
    'ক'.repeat(300),
    '\u202egpj.exe',
    'x\x01y',
    'x\0y.jpg',
    'x\r\ny: z.jpg',
  ])('does not care what the file is called: %j', async (name) => {
    const answer = await send([file(png, name, 'text/html')]);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('passwd');
    await expect.poll(isEmpty, soon).toBe(true);
  });

  it.each([
    ['a form without an end', [file(png)], { end: '' }],
    ['another boundary', [file(png)], { type: 'multipart/form-data; boundary=another' }],
    ['no boundary', [file(png)], { type: 'multipart/form-data' }],
    ['JSON that is none', [file(png)], { type: 'application/json' }],
  ])('refuses %s', async (_what, parts, more) => {
    const answer = await send(parts, more);
    expect([400, 415]).toContain(answer.statusCode);
    await expect.poll(isEmpty, soon).toBe(true);
  });

  it('takes no form where JSON is due', async () => {
    const answer = await send([{ name: 'email', bytes: 'a@b.com' }], { path: '/api/auth/login' });
    expect(answer.statusCode).toBe(415);
  });
});
