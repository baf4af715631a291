import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../sessions.ts';
import { sweepUnusedPictures } from '../../src/modules/media/sweep-pictures.ts';
import { images, users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { anyService } from './booking-forms.ts';
import { callAsVisitor, startChat } from './chat-people.ts';
import { readMails } from './outbox.ts';
import { callApi, register } from './people.ts';
import { boundary, file, png, toBody } from './pictures.ts';

describeApp('a picture that nothing shows', (get) => {
  let token: string;
  beforeAll(async () => {
    const { db } = get().database;
    const owner = { id: 'an-owner', name: 'Owner', email: 'an-owner@example.com', role: 'owner' };
    await db.insert(users).values(owner as typeof users.$inferInsert);
    token = await createSession(db, owner.id);
  });

  const upload = async (path = 'image', by = token) => {
    const answer = await get().app.inject({
      method: 'POST',
      url: `/api/upload/${path}`,
      headers: {
        authorization: `Bearer ${by}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: toBody([{ ...file(png), name: 'image' }]),
    });
    const { secure_url, imageUrl } = answer.json<{
      data: { secure_url?: string; imageUrl?: string };
    }>().data;
    const address = secure_url ?? imageUrl ?? '';
    expect(address).toMatch(/^\/media\//);
    return address;
  };
  const change = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const answer = await callApi(get(), method, `/admin${path}`, { token, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: { _id: string } }>().data;
  };
  const isThere = async (url: string) => (await get().app.inject({ url })).statusCode === 200;
  const sweep = () => sweepUnusedPictures(get().database);
  /** So much time passes for what was found to be unused. */
  const pass = (days: number) =>
    get()
      .database.db.update(images)
      .set({ unusedSince: sql`${images.unusedSince} - make_interval(days => ${days})` });

  it('goes a week after that was found, its files as well', async () => {
    const address = await upload();
    const [, , id = ''] = address.split('/');
    expect(await isThere(address)).toBe(true);
    const media = path.join(get().dataDirectory, 'media');
    const files = [path.join(media, 'originals', `${id}.webp`), path.join(media, 'variants', id)];
    expect(files.map((file) => existsSync(file))).toEqual([true, true]);
    await sweep();
    await pass(6);
    await sweep();
    expect(await isThere(address)).toBe(true);
    await pass(2);
    await sweep();
    expect(await isThere(address)).toBe(false);

    // Jobs are done in their order: once this mail is out, the files are gone.
    const later = await register(get());
    await readMails(get(), 1, later.email);
    expect(files.map((file) => existsSync(file))).toEqual([false, false]);
  });

  it('is none that a service has shown: it stays in the library', async () => {
    const address = await upload();
    await sweep();
    await pass(8);
    const { _id: id } = await change('POST', '/services', {
      name: 'Visa for Malta',
      images: [{ secure_url: address }],
    });
    await change('PUT', `/services/${id}`, { images: [] });
    await sweep();
    await pass(8);
    await sweep();
    expect(await isThere(address)).toBe(true);
  });

  it('stays where the one who uses it was there first', async () => {
    const address = await upload();
    await sweep();
    await pass(8);
    const { db } = get().database;
    const [, , id = ''] = address.split('/');
    await db.transaction(async (transaction) => {
      // As long as a form is being stored that names it.
      await transaction.execute(sql`update images set unused_since = null where id = ${id}`);
      if (get().database.engine === 'postgres') await sweep();
    });
    await sweep();
    expect(await isThere(address)).toBe(true);
  });

  describe('is none of those that', () => {
    it.each<[string, (address: string) => Promise<unknown>]>([
      [
        'a service shows',
        (address) =>
          change('POST', '/services', { name: 'Shown', images: [{ secure_url: address }] }),
      ],
      [
        'a draft of a service has',
        (address) =>
          change('POST', '/services', {
            name: 'Draft',
            isActive: false,
            images: [{ secure_url: address }],
          }),
      ],
      [
        'an article has as its cover',
        (address) =>
          change('POST', '/insights', { title: 'Covered', coverImage: { secure_url: address } }),
      ],
      [
        'an article has in its text',
        (address) => change('POST', '/insights', { title: 'Written', body: `<p>${address}</p>` }),
      ],
      [
        'the branding has as its logo',
        (address) => change('PUT', '/settings/branding', { frontendLogo: { secure_url: address } }),
      ],
      [
        'a category has as its icon',
        (address) =>
          get().database.pool.query(
            `update categories set icon_url = $1 where id = (select min(id) from categories)`,
            [`https://pothik.example${address}`],
          ),
      ],
      [
        'a booking shows',
        (address) =>
          get().database.pool.query(
            `insert into bookings (id, reference, service_type, photos) values ($1, $1, 'visa', array[$1])`,
            [address],
          ),
      ],
      [
        'somebody was told of in a chat',
        async (address) => {
          const { id, visitorToken } = await startChat(get());
          const answer = await callAsVisitor(
            get(),
            'POST',
            `/chats/${id}/messages/customer`,
            visitorToken,
            { content: `Is it this one? http://pothik.test${address}` },
          );
          expect(answer.statusCode).toBe(200);
        },
      ],
    ])('%s', async (_what, use) => {
      const address = await upload();
      await use(address);
      await sweep();
      await pass(8);
      await sweep();
      expect(await isThere(address)).toBe(true);
    });

    it('a person has', async () => {
      const person = await register(get());
      const address = await upload('profile-picture', person.token);
      await sweep();
      await pass(8);
      await sweep();
      expect(await isThere(address)).toBe(true);
    });

    it('the demonstration shows', async () => {
      const id = await anyService(get());
      const { data } = (await get().app.inject({ url: `/api/services/${id}` })).json<{
        data: { images: { secure_url: string }[] };
      }>();
      await sweep();
      await pass(8);
      await sweep();
      expect(data.images.length).toBeGreaterThan(0);
      for (const { secure_url } of data.images) expect(await isThere(secure_url)).toBe(true);
    });
  });
});
