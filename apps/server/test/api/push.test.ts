import { and, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { replyPushJobs } from '../../src/modules/chat/reply-push.ts';
import { pushKeysOf } from '../../src/modules/notifications/push/push-keys.ts';
import { pushJobs } from '../../src/modules/notifications/push/push-news.ts';
import { sweepPushSubscriptions } from '../../src/modules/notifications/push/push-subscriptions.ts';
import { openDocument, sealDocument } from '../../src/modules/files/document-cipher.ts';
import { jobs, pushSubscriptions } from '../../src/schema.ts';
import { JobRunner } from '../../src/platform/jobs/job-runner.ts';
import { createLog } from '../../src/platform/log.ts';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, contact } from './booking-forms.ts';
import { callAsVisitor, signInStaff, startChat, type StartedChat } from './chat-people.ts';
import { callApi, register, registerStaff, type Person } from './people.ts';
import { openBrowser, type Browser } from './push-browser.ts';
import { openPushService } from './push-service.ts';

const service = await openPushService();
afterAll(service.close);
const line = (privateKey: Buffer) => ({
  keys: pushKeysOf(privateKey),
  contact: 'mailto:security@pothik.test',
});

describeApp(
  'a browser that is told of news',
  (get) => {
    let staffToken = '';
    let serviceId = '';
    let browser: Browser;
    beforeAll(async () => {
      staffToken = await signInStaff(get());
      serviceId = await anyService(get());
    });
    beforeEach(async () => {
      const { db } = get().database;
      await db.delete(jobs);
      await db.delete(pushSubscriptions);
      service.taken.length = 0;
      browser = await openBrowser(service.origin);
    });

    /** Does what is queued, as if the pause of an answer were over. */
    async function doJobs(isPauseOver = true) {
      const { database, documents } = get();
      const { db } = database;
      if (isPauseOver) await db.update(jobs).set({ runAfter: sql`now()` });
      const secrets = {
        seal: (purpose: string, text: string) =>
          sealDocument(documents.keys, purpose, Buffer.from(text)).toString('base64url'),
        open: (purpose: string, sealed: string) =>
          openDocument(documents.keys, purpose, Buffer.from(sealed, 'base64')).toString(),
      };
      const productName = () => Promise.resolve('Pothik');
      const handlers = {
        ...replyPushJobs(db),
        ...pushJobs(db, secrets, line(documents.keys.push), { productName }),
        mail: () => Promise.resolve(),
        'chat-reply-mail': () => Promise.resolve(),
      };
      const runner = new JobRunner({ db, handlers, log: createLog('silent') });
      // One that is being done may note another one.
      const isBegun = and(gt(jobs.attempts, 0), isNull(jobs.lastError));
      const isDue = and(isNull(jobs.doneAt), or(lte(jobs.runAfter, sql`now()`), isBegun));
      try {
        await vi.waitFor(async () => expect(await db.$count(jobs, isDue)).toBe(0), {
          timeout: 20_000,
        });
      } finally {
        await runner.stop();
      }
    }
    const shown = () => browser.shown(service.taken);
    const count = () => get().database.db.$count(pushSubscriptions);

    const subscribe = (
      more: { token?: string; language?: string; visitorToken?: string } = {},
      what: object = {},
      { subscription } = browser,
    ) =>
      get().app.inject({
        method: 'POST',
        url: '/api/push/subscriptions',
        headers: {
          ...(more.token === undefined ? {} : { authorization: `Bearer ${more.token}` }),
          ...(more.visitorToken === undefined ? {} : { 'x-visitor-token': more.visitorToken }),
          ...(more.language === undefined ? {} : { 'accept-language': more.language }),
        },
        payload: { subscription, ...what },
      });
    const followChat = ({ id, visitorToken }: StartedChat, by = browser, language = 'en') =>
      subscribe({ visitorToken, language }, { chatId: id }, by);
    const bookAsGuest = async () => {
      const answer = await book(get(), { serviceId, ...contact() });
      return { id: bookingOf(answer)._id, link: answer.json<{ link: string }>().link };
    };
    const answerIn = (chatId: string, content = 'Passport of Rahima is ready') =>
      callApi(get(), 'POST', `/admin/chats/${chatId}/messages`, {
        token: staffToken,
        payload: { content },
      });
    const confirm = (bookingId: string) =>
      callApi(get(), 'PUT', `/admin/bookings/${bookingId}`, {
        token: staffToken,
        payload: { status: 'confirmed', note: 'Passport of Rahima is ready' },
      });

    it('hears of an answer in a chat, by nothing that others may not read', async () => {
      const chat = await startChat(get());
      expect((await followChat(chat, browser, 'bn')).statusCode).toBe(200);
      await answerIn(chat.id);
      await doJobs();
      expect(await shown()).toEqual([
        {
          tag: 'chat',
          title: 'Pothik থেকে আপনার উত্তর এসেছে',
          body: 'পড়তে চাপ দিন।',
          lang: 'bn',
          path: '/bn#live-chat',
        },
      ]);
      const [{ headers, body } = { headers: {}, body: Buffer.of() }] = service.taken;
      expect(headers).toMatchObject({ ttl: '259200', urgency: 'high', topic: 'chat' });
      expect(body.toString('latin1')).not.toContain('Pothik');
    });

    it('hears from who has the public key that it was given, for its service alone', async () => {
      const chat = await startChat(get());
      await followChat(chat);
      await answerIn(chat.id);
      await doJobs();
      const { publicKey } = (await callApi(get(), 'GET', '/push/key')).json<{
        publicKey: string;
      }>();
      const [, token = '', key = ''] =
        /^vapid t=(.+), k=(.+)$/.exec(service.taken[0]?.headers.authorization ?? '') ?? [];
      expect(key).toBe(publicKey);
      expect(decodeProtectedHeader(token).alg).toBe('ES256');
      const point = Buffer.from(publicKey, 'base64url');
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
        half.toString('base64url'),
      );
      const verifying = await importJWK(
        { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
        'ES256',
      );
      await jwtVerify(token, verifying, { audience: service.origin });
      expect(decodeJwt(token).sub).toBe('mailto:security@pothik.test');
    });

    it('hears nothing while its person reads, and once until they have read on', async () => {
      const chat = await startChat(get());
      await followChat(chat);
      await answerIn(chat.id);
      await answerIn(chat.id, 'And one more');
      await doJobs(false);
      expect(await shown()).toEqual([]);
      await doJobs();
      expect(await shown()).toHaveLength(1);

      await callAsVisitor(get(), 'POST', `/chats/${chat.id}/messages/customer`, chat.visitorToken, {
        content: 'Thanks',
      });
      await get().database.pool.query(
        'update chats set customer_seen = last_sequence where id = $1',
        [chat.id],
      );
      await answerIn(chat.id, 'You are welcome');
      await get().database.pool.query(
        'update chats set customer_seen = last_sequence where id = $1',
        [chat.id],
      );
      await doJobs();
      expect(await shown()).toHaveLength(1);
    });

    it("hears of a guest's booking by its link, and not of its making", async () => {
      const { id, link } = await bookAsGuest();
      expect((await subscribe({}, { link })).statusCode).toBe(200);
      await doJobs();
      expect(await shown()).toEqual([]);
      await confirm(id);
      await doJobs();
      expect(await shown()).toEqual([
        {
          tag: 'booking',
          title: 'There is news for you from Pothik',
          body: 'Press to see it.',
          lang: 'en',
          path: '/track',
        },
      ]);
    });

    it('hears of all that is an account’s, each once, in its language, until it is signed out', async () => {
      const person = await register(get(), undefined, 'bn');
      const bookOwn = async ({ token }: Person) =>
        bookingOf(await book(get(), { serviceId, ...contact() }, { token }))._id;
      const [first, second] = [await bookOwn(person), await bookOwn(person)];
      const chat = await startChat(get(), { token: person.token });
      await subscribe({ token: person.token });
      // A chat of the account is heard of by its session.
      await subscribe({ token: person.token }, { chatId: chat.id });
      expect(await count()).toBe(1);
      await confirm(first);
      await answerIn(chat.id);
      await doJobs();
      const told = await shown();
      expect(told.map(({ path }) => path).toSorted()).toEqual(['/bn#live-chat', '/bn/my-bookings']);

      await callApi(get(), 'POST', '/auth/logout', { token: person.token });
      expect(await count()).toBe(0);
      await confirm(second);
      await doJobs();
      expect(await shown()).toHaveLength(2);
    });

    it('is asked for by those alone who may see what it tells of', async () => {
      const chat = await startChat(get());
      const other = await startChat(get());
      const { link } = await bookAsGuest();
      const stranger = await register(get());
      const agent = await registerStaff(get(), 'agent');
      const refused = [
        await subscribe(),
        await subscribe({}, { chatId: chat.id }),
        await subscribe({ visitorToken: other.visitorToken }, { chatId: chat.id }),
        await subscribe({ token: stranger.token }, { chatId: chat.id }),
        await subscribe({ token: agent.token }, { chatId: chat.id }),
        await subscribe({}, { link: `${link}x` }),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 404, 404, 404, 404]);
      expect(await count()).toBe(0);
    });

    it('is reached by a push service of browsers and no other address', async () => {
      const chat = await startChat(get());
      for (const endpoint of ['http://127.0.0.1:5432/', 'https://example.com/push']) {
        const answer = await followChat(chat, {
          ...browser,
          subscription: { ...browser.subscription, endpoint },
        });
        expect(answer.statusCode).toBe(400);
      }
      expect(await count()).toBe(0);
      // Nor where the service leads to.
      await followChat(chat);
      const location = `${service.origin}/elsewhere`;
      service.refuse(browser.name, { status: 307, headers: { location } });
      await answerIn(chat.id);
      await doJobs();
      expect(service.taken).toEqual([]);
      expect(await count()).toBe(1);
    });

    it.each([404, 410])('is forgotten once its service answers %i', async (status) => {
      const chat = await startChat(get());
      await followChat(chat);
      service.refuse(browser.name, { status });
      await answerIn(chat.id);
      await doJobs();
      expect(await count()).toBe(0);
    });

    it('is tried again when its service asks for it, and not after a day', async () => {
      const chat = await startChat(get());
      await followChat(chat);
      service.refuse(browser.name, { status: 429, headers: { 'retry-after': '1800' } });
      await answerIn(chat.id);
      await doJobs();
      const { db, pool } = get().database;
      const [waiting] = await db
        .select({ wait: sql<number>`extract(epoch from run_after - now())::int` })
        .from(jobs)
        .where(sql`kind = 'push'`);
      expect(waiting?.wait).toBeGreaterThan(1_700);
      expect(waiting?.wait).toBeLessThanOrEqual(1_800);
      await pool.query(
        `update jobs set payload = jsonb_set(payload, '{at}', '"2026-01-01T00:00:00Z"') where kind = 'push'`,
      );
      await doJobs();
      expect(await db.$count(jobs, sql`kind = 'push' and done_at is null`)).toBe(0);
      expect(service.taken).toEqual([]);
    });

    it('takes a new address of the same browser, and ends by the address alone', async () => {
      const chat = await startChat(get());
      await followChat(chat);
      const next = await openBrowser(service.origin);
      const { endpoint } = browser.subscription;
      const renew = (former: string) =>
        callApi(get(), 'POST', '/push/subscriptions/renew', {
          payload: { endpoint: former, subscription: next.subscription },
        });
      expect((await renew(`${service.origin}/unknown`)).statusCode).toBe(200);
      expect(await count()).toBe(1);
      await renew(endpoint);
      await answerIn(chat.id);
      await doJobs();
      expect(await shown()).toEqual([]);
      expect(await next.shown(service.taken)).toHaveLength(1);
      const end = (address: string) =>
        callApi(get(), 'POST', '/push/subscriptions/end', { payload: { endpoint: address } });
      expect((await end(endpoint)).statusCode).toBe(200);
      expect(await count()).toBe(1);
      await end(next.subscription.endpoint);
      expect(await count()).toBe(0);
    });

    it('is one of five for a chat, and forgotten after 90 days', async () => {
      const chat = await startChat(get());
      await followChat(chat);
      await followChat(chat);
      expect(await count()).toBe(1);
      for (let opened = 0; opened < 5; opened += 1) {
        await followChat(chat, await openBrowser(service.origin));
      }
      expect(await count()).toBe(5);
      await answerIn(chat.id);
      await doJobs();
      expect(await shown()).toEqual([]);
      expect(service.taken).toHaveLength(5);
      const { db } = get().database;
      await db.update(pushSubscriptions).set({ createdAt: sql`now() - interval '90 days'` });
      await sweepPushSubscriptions(db);
      expect(await count()).toBe(0);
    });

    it('is stored in no form that reaches it', async () => {
      await followChat(await startChat(get()));
      const { rows } = await get().database.pool.query<{ row: string }>(
        'select push_subscriptions::text as row from push_subscriptions',
      );
      const { endpoint, keys } = browser.subscription;
      for (const secret of [endpoint, browser.name, keys.p256dh, keys.auth]) {
        expect(rows[0]?.row).not.toContain(secret);
      }
    });

    it('goes with the account, also where a guest asked for a booking that became the account’s', async () => {
      const person = await register(get());
      const { id, link } = await bookAsGuest();
      await subscribe({}, { link });
      await subscribe({ token: person.token }, {}, await openBrowser(service.origin));
      await get().database.pool.query('update bookings set user_id = $1 where id = $2', [
        person.id,
        id,
      ]);
      expect(await count()).toBe(2);
      const answer = await callApi(get(), 'DELETE', '/users/account', {
        token: person.token,
        payload: { password: person.password },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await count()).toBe(0);
    });
  },
  { pushOrigins: [service.origin] },
);
