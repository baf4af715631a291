import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { googleTokenVerifier } from '../../src/modules/auth/google-token.ts';
import { ensureStaff } from '../../src/modules/auth/staff.ts';
import { describeApp, staff } from './app.ts';
import { anyService, book, bookingOf, contact } from './booking-forms.ts';
import { callApi, register } from './people.ts';

const projectId = 'pothik-test';
const issuer = `https://securetoken.google.com/${projectId}`;

// The provider's keys as it publishes them, from a server of its own.
const { publicKey, privateKey } = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');
const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'now', alg: 'RS256', use: 'sig' }] };
const provider = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(keys));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => provider.once('listening', resolve));
const keysUrl = `http://127.0.0.1:${String((provider.address() as AddressInfo).port)}/keys`;
afterAll(() => provider.close());

const now = () => Math.floor(Date.now() / 1_000);
let people = 0;

/** What a good token says of somebody new. */
function goodClaims(): JWTPayload {
  people += 1;
  return {
    iss: issuer,
    aud: projectId,
    sub: `google-${String(people)}`,
    iat: now() - 5,
    exp: now() + 3_600,
    auth_time: now() - 5,
    email: `google-${String(people)}@example.com`,
    email_verified: true,
    name: 'Karim Uddin',
    firebase: { sign_in_provider: 'google.com' },
  };
}

const sign = (claims: JWTPayload, key = privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'now' }).sign(key);

describeApp(
  'signing in with Google',
  (get) => {
    const signIn = (idToken: string) =>
      callApi(get(), 'POST', '/auth/google', { payload: { idToken } });

    it('begins an account with the language of the page', async () => {
      const payload = { idToken: await sign(goodClaims()) };
      const answer = await callApi(get(), 'POST', '/auth/google', { payload, language: 'bn' });
      const { token } = answer.json<{ token: string }>();
      const chosen = await callApi(get(), 'GET', '/users/preferences', { token });
      expect(chosen.json()).toMatchObject({ preferences: { language: 'bn' } });
    });

    it("puts the guest's bookings of the address into the account", async () => {
      const claims = goodClaims();
      const serviceId = await anyService(get());
      const email = claims.email as string;
      const made = bookingOf(await book(get(), { serviceId, ...contact({ email }) }));
      const { token } = (await signIn(await sign(claims))).json<{ token: string }>();
      const mine = await callApi(get(), 'GET', '/bookings/my-bookings', { token });
      expect(mine.json()).toMatchObject({ bookings: [{ _id: made._id }] });
    });

    it('makes an account of a new person, and knows them the next time', async () => {
      const claims = goodClaims();
      const first = await signIn(await sign(claims));
      expect(first.json()).toMatchObject({
        success: true,
        token: expect.stringMatching(/^[\w-]{43}$/) as string,
        user: { name: 'Karim Uddin', email: claims.email, emailVerified: true, hasPassword: false },
      });
      const { user } = first.json<{ user: { _id: string } }>();
      // The account stays theirs when the provider tells another address.
      const second = await signIn(await sign({ ...claims, email: 'other@example.com' }));
      expect(second.json()).toMatchObject({ user: { _id: user._id, email: claims.email } });
    });

    it('proves anew who asks for another address, with their own account at Google alone', async () => {
      const claims = goodClaims();
      const { token } = (await signIn(await sign(claims))).json<{ token: string }>();
      const move = (email: string, idToken?: string) =>
        callApi(get(), 'PUT', '/users/profile', {
          token,
          payload: { name: 'Karim Uddin', phone: '01712345678', email, idToken },
        });
      expect((await move('moved-1@example.com')).statusCode).toBe(400);
      const others = await sign(goodClaims());
      expect((await move('moved-1@example.com', others)).statusCode).toBe(401);
      const old = await sign({ ...claims, auth_time: now() - 3_600 });
      expect((await move('moved-1@example.com', old)).statusCode).toBe(401);
      expect((await move('moved-1@example.com', await sign(claims))).statusCode).toBe(200);
      const remove = (payload: object) =>
        callApi(get(), 'DELETE', '/users/account', { token, payload });
      expect((await remove({})).statusCode).toBe(400);
      expect((await remove({ idToken: await sign(claims) })).statusCode).toBe(200);
    });

    const wrong: [string, (claims: JWTPayload) => Promise<string> | string][] = [
      ['of another audience', (claims) => sign({ ...claims, aud: 'another-project' })],
      ['of another issuer', (claims) => sign({ ...claims, iss: 'https://accounts.google.com' })],
      ['that has expired', (claims) => sign({ ...claims, exp: now() - 3_600 })],
      ['that was made an hour ago', (claims) => sign({ ...claims, iat: now() - 3_600 })],
      ['that is not signed', (claims) => new UnsecuredJWT(claims).encode()],
      ['that somebody else signed', (claims) => sign(claims, stranger.privateKey)],
      [
        'of another algorithm',
        (claims) =>
          new SignJWT(claims)
            .setProtectedHeader({ alg: 'HS256', kid: 'now' })
            .sign(new TextEncoder().encode(JSON.stringify(keys.keys[0]))),
      ],
      ['whose address is not verified', (claims) => sign({ ...claims, email_verified: false })],
      ['without an address', ({ email: _email, ...claims }) => sign(claims)],
      ['without a subject', ({ sub: _sub, ...claims }) => sign(claims)],
      [
        'of another way to sign in',
        (claims) => sign({ ...claims, firebase: { sign_in_provider: 'password' } }),
      ],
      ['that is no token', () => 'abc.def.ghi'],
    ];
    it.each(wrong)('refuses a token %s', async (_what, make) => {
      const claims = goodClaims();
      const answer = await signIn(await make(claims));
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        code: 'invalid_credentials',
        message: 'Google sign-in failed',
      });
      const { rows } = await get().database.pool.query('select 1 from users where email = $1', [
        claims.email,
      ]);
      expect(rows).toEqual([]);
    });

    it('joins the account of a confirmed address and keeps its password', async () => {
      const person = await register(get());
      await get().database.pool.query('update users set email_verified_at = now() where id = $1', [
        person.id,
      ]);
      const answer = await signIn(await sign({ ...goodClaims(), email: person.email }));
      expect(answer.json()).toMatchObject({ user: { _id: person.id, hasPassword: true } });
      const login = await callApi(get(), 'POST', '/auth/login', { payload: person });
      expect(login.statusCode).toBe(200);
    });

    it('makes an account beside one that nobody confirmed, and leaves that one alone', async () => {
      const squatter = await register(get());
      const answer = await signIn(await sign({ ...goodClaims(), email: squatter.email }));
      const { user } = answer.json<{ user: { _id: string } }>();
      expect(user).toMatchObject({ emailVerified: true, hasPassword: false });
      expect(user._id).not.toBe(squatter.id);
      const me = await callApi(get(), 'GET', '/auth/me', { token: squatter.token });
      expect(me.json()).toMatchObject({ user: { _id: squatter.id, emailVerified: false } });
      const login = await callApi(get(), 'POST', '/auth/login', { payload: squatter });
      expect(login.json()).toMatchObject({ user: { _id: squatter.id } });
    });

    it('opens no account of staff', async () => {
      const answer = await signIn(await sign({ ...goodClaims(), email: staff.email }));
      expect(answer.statusCode).toBe(409);
      const login = await callApi(get(), 'POST', '/auth/login', { payload: staff });
      expect(login.statusCode).toBe(200);
    });

    it('opens no account of a customer who has become staff', async () => {
      const claims = goodClaims();
      await signIn(await sign(claims));
      const password = 'chosen-by-the-owner';
      await ensureStaff(get().database.db, { email: claims.email as string, password });
      expect((await signIn(await sign(claims))).statusCode).toBe(409);
    });

    it('makes one account of two first sign-ins at once', async () => {
      const claims = goodClaims();
      const token = await sign(claims);
      const answers = await Promise.all([signIn(token), signIn(token)]);
      // One of them may be asked to try again.
      for (const { statusCode, body } of answers) expect([200, 409], body).toContain(statusCode);
      answers.push(await signIn(token));
      const signedIn = answers.filter(({ statusCode }) => statusCode === 200);
      expect(signedIn.length).toBeGreaterThan(1);
      const ids = signedIn.map((answer) => answer.json<{ user: { _id: string } }>().user._id);
      const { rows } = await get().database.pool.query<{ id: string }>(
        'select id from users where email = $1',
        [claims.email],
      );
      expect(rows).toEqual([{ id: ids[0] }]);
      expect(new Set(ids).size).toBe(1);
    });
  },
  { identityProvider: { projectId, keysUrl } },
);

it('says that the provider can not be reached, and blames nobody', async () => {
  const verify = googleTokenVerifier({ projectId, keysUrl: 'http://127.0.0.1:9/keys' });
  await expect(verify(await sign(goodClaims()))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Google sign-in failed',
  });
});

it("takes the emulator's unsigned tokens where the emulator is configured, and checks the rest", async () => {
  const verify = googleTokenVerifier({ projectId, emulatorHost: '127.0.0.1:9099' });
  const claims = goodClaims();
  await expect(verify(new UnsecuredJWT(claims).encode())).resolves.toMatchObject({
    subject: claims.sub,
  });
  const foreign = new UnsecuredJWT({ ...claims, aud: 'another-project' }).encode();
  await expect(verify(foreign)).rejects.toMatchObject({ code: 'invalid_credentials' });
});
