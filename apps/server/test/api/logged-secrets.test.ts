import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from '../../src/platform/log.ts';
import { describeApp, staff } from './app.ts';
import { readMails, tokenIn } from './outbox.ts';
import { callApi, newcomer } from './people.ts';

const lines: string[] = [];
const log = pino(
  { ...logOptions, level: 'trace' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);

describeApp(
  'the log',
  (get) => {
    it('holds no password, no token and no document number, whatever goes well or wrong', async () => {
      const form = newcomer();
      const secrets = [form.password];
      const registered = await callApi(get(), 'POST', '/auth/register', { payload: form });
      const { token } = registered.json<{ token: string }>();
      const guess = 'guessed-password-1';
      const nid = '19881234567890123';
      const passportNumber = 'ZX9876543';
      await callApi(get(), 'POST', '/auth/login', {
        payload: { email: form.email, password: guess },
      });
      const { email, phone, name } = form;
      const profile = { name, email, phone, nid, passportNumber };
      await callApi(get(), 'PUT', '/users/profile', { token, payload: profile });
      await callApi(get(), 'PUT', '/users/profile', { token, payload: { ...profile, phone: 'x' } });
      await callApi(get(), 'POST', '/auth/forgot-password', { payload: { email: form.email } });
      const mails = await readMails(get(), 2, form.email);
      const links = mails.map(tokenIn);
      const newPassword = 'brand-new-password-2';
      for (const link of links) {
        const payload = { token: link, password: newPassword };
        await callApi(get(), 'POST', '/auth/reset-password', { payload });
      }
      const idToken = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJzb21lYm9keSJ9.';
      await callApi(get(), 'POST', '/auth/google', { payload: { idToken } });
      await callApi(get(), 'GET', '/auth/me', { token: 'B'.repeat(43) });
      await get().app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: `{"email": "${form.email}", "password": "${guess}"`,
      });
      secrets.push(
        token,
        guess,
        nid,
        passportNumber,
        newPassword,
        idToken,
        'B'.repeat(43),
        ...links,
      );

      const text = lines.join('');
      expect(lines.length).toBeGreaterThan(8);
      expect(text).toContain('/api/auth/login');
      for (const secret of secrets) {
        expect(secret).not.toBe('');
        expect(text).not.toContain(secret);
      }
    });

    it('holds no API key, when it is issued, used and worth nothing', async () => {
      const { email, password } = staff;
      const login = await callApi(get(), 'POST', '/auth/login', { payload: { email, password } });
      const { token } = login.json<{ token: string }>();
      const endsOn = new Date(Date.now() + 864_000_000).toISOString().slice(0, 10);
      const issued = await callApi(get(), 'POST', '/admin/api-keys', {
        token,
        payload: { name: 'Export job', role: 'agent', readsOnly: true, endsOn, password },
      });
      const { key, apiKey } = issued.json<{ key: string; apiKey: { _id: string } }>();
      const wrong = `ptk_${'D'.repeat(43)}`;
      await callApi(get(), 'GET', '/admin/bookings', { token: key });
      await callApi(get(), 'POST', '/admin/bookings/export', { token: key, payload: {} });
      await callApi(get(), 'GET', '/admin/bookings', { token: wrong });
      const text = lines.join('');
      // The key is named by its id, also of a call that was refused.
      expect(text.split(`"keyId":"${apiKey._id}"`)).toHaveLength(3);
      for (const secret of [key, wrong, password]) expect(text).not.toContain(secret);
    });

    it('holds no token of an address that somebody opens', async () => {
      const token = 'C'.repeat(43);
      await get().app.inject({ url: `/api/auth/me?token=${token}` });
      await get().app.inject({ url: `/reset-password?token=${token}&x=1` });
      const text = lines.join('');
      expect(text).toContain('/reset-password');
      expect(text).not.toContain(token);
    });
  },
  { log },
);
