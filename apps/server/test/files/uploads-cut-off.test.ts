import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../sessions.ts';
import type { Originals } from '../../src/modules/media/originals.ts';
import { pictureJobs } from '../../src/modules/media/remove-pictures.ts';
import { sweepUnusedPictures } from '../../src/modules/media/sweep-pictures.ts';
import { images, jobs, users } from '../../src/schema.ts';
import { describeApp, openSecondApp } from '../api/app.ts';
import { boundary, file, png, toBody } from '../api/pictures.ts';

describeApp('an upload that is cut off', (get) => {
  const files = new Map<string, Uint8Array | string>();
  /** What happens once a file is stored. */
  let afterPut: () => Promise<void> = () => Promise.resolve();
  const originals: Originals = {
    async put(key, bytes) {
      files.set(key, bytes);
      await afterPut();
    },
    get: () => Promise.reject(new Error('nobody looks at it')),
    remove(key) {
      files.delete(key);
      return Promise.resolve();
    },
  };
  let second: Awaited<ReturnType<typeof openSecondApp>>;
  let token = '';
  beforeAll(async () => {
    const { database, documents } = get();
    second = await openSecondApp({ database, documents, originals });
    await database.db.insert(users).values({ id: 'cut', name: 'Cut', email: 'cut@example.com' });
    token = await createSession(database.db, 'cut');
  });
  afterAll(() => second.close());

  const upload = (path: string) =>
    second.app.inject({
      method: 'POST',
      url: `/api/upload/${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: toBody([{ ...file(png), name: 'image' }]),
    });
  const sweepAWeekLater = async () => {
    const { database, dataDirectory } = get();
    await sweepUnusedPictures(database);
    await database.pool.query(
      `update images set unused_since = unused_since - interval '8 days' where unused_since is not null`,
    );
    await sweepUnusedPictures(database);
    const removals = pictureJobs(originals, dataDirectory);
    for (const { kind, payload, id } of await database.db.select().from(jobs)) {
      await removals[kind]?.(payload, id);
    }
  };

  describe.each(['image', 'profile-picture'])('as %s', (path) => {
    it('is known by its row before its file is there, so that the sweep finds it', async () => {
      const { db } = get().database;
      const known: boolean[] = [];
      afterPut = async () => {
        const rows = await db.select({ key: images.key }).from(images);
        const keys = new Set(rows.map(({ key }) => key));
        known.push([...files.keys()].every((key) => keys.has(key)));
      };
      expect((await upload(path)).statusCode).toBe(200);
      expect(known).toEqual([true]);
    });

    it('leaves neither row nor file where it could not be stored to its end', async () => {
      const before = new Set(files.keys());
      afterPut = () =>
        Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      expect((await upload(path)).statusCode).toBe(503);
      const rows = await get().database.db.select({ key: images.key }).from(images);
      const keys = new Set(rows.map(({ key }) => key));
      expect([...files.keys()].filter((key) => !before.has(key) && keys.has(key))).toEqual([]);
      await sweepAWeekLater();
      expect([...files.keys()].filter((key) => !before.has(key))).toEqual([]);
    });
  });
});
