import { beforeAll, expect, it } from 'vitest';
import { tryKeys } from '../../src/modules/auth/limits.ts';
import { describeApp, openSecondApp, type TestApp } from './app.ts';
import { anyService, book, bookingOf, contact } from './booking-forms.ts';
import { startChat } from './chat-people.ts';
import { readMails, tokenIn } from './outbox.ts';
import { callApi, register } from './people.ts';

const [guesser, elsewhere] = ['192.0.2.150', '203.0.113.150'];

/** What is guessed, and what its owner shows. */
interface Secret {
  guess: (app: TestApp, turn: number) => Promise<number>;
  use: (app: TestApp) => Promise<number>;
  /** How many wrong ones are looked at. */
  tries: number;
}

const made = (turn: number, length: number) => String(turn).padStart(length, 'A');

async function password(app: TestApp): Promise<Secret> {
  const owner = await register(app);
  const login = async (to: TestApp, given: string, address: string) => {
    const payload = { email: owner.email, password: given };
    return (await callApi(to, 'POST', '/auth/login', { payload, address })).statusCode;
  };
  return {
    guess: (to, turn) => login(to, `guess-${String(turn)}`, guesser),
    use: (to) => login(to, owner.password, elsewhere),
    tries: 10,
  };
}

async function link(app: TestApp): Promise<Secret> {
  const { email } = await register(app);
  await callApi(app, 'POST', '/auth/forgot-password', { payload: { email }, address: elsewhere });
  const mails = await readMails(app, 2, email);
  const sent = tokenIn(mails.findLast((mail) => mail.includes('/reset-password?token=')));
  const reset = async (to: TestApp, token: string, address: string) => {
    const payload = { token, password: 'new-password-1' };
    return (await callApi(to, 'POST', '/auth/reset-password', { payload, address })).statusCode;
  };
  return {
    guess: (to, turn) => reset(to, made(turn, 43), guesser),
    use: (to) => reset(to, sent, elsewhere),
    tries: 60,
  };
}

async function reference(app: TestApp): Promise<Secret> {
  const { phone, ...rest } = contact();
  const serviceId = await anyService(app);
  const booking = bookingOf(await book(app, { serviceId, phone, ...rest }));
  const track = async (to: TestApp, given: string, address: string) => {
    const payload = { reference: given, phone };
    return (await callApi(to, 'POST', '/bookings/track', { payload, address })).statusCode;
  };
  const letters = '23456789';
  return {
    guess: (to, turn) =>
      track(to, `PTK-${letters[turn % 8] ?? ''}K4M-${letters[(turn >> 3) % 8] ?? ''}Q`, guesser),
    use: (to) => track(to, booking.reference ?? '', elsewhere),
    tries: 30,
  };
}

async function chat(app: TestApp): Promise<Secret> {
  const { id, visitorToken } = await startChat(app);
  const open = async (to: TestApp, token: string, remoteAddress: string) => {
    const headers = { 'x-visitor-token': token };
    const answer = await to.app.inject({ url: `/api/chats/${id}`, headers, remoteAddress });
    return answer.statusCode;
  };
  return {
    guess: (to, turn) => open(to, made(turn, 43), guesser),
    // Whoever has the token is let in beside the guesser as well.
    use: (to) => open(to, visitorToken, guesser),
    tries: 120,
  };
}

describeApp('who guesses', (get) => {
  const secrets = new Map<string, Secret>();
  beforeAll(async () => {
    for (const prepare of [password, link, reference, chat]) {
      secrets.set(prepare.name, await prepare(get()));
    }
  });

  it.each(['password', 'link', 'reference', 'chat'])(
    'is stopped at a %s, in two processes together and after a restart, and its owner is not',
    async (name) => {
      const secret = secrets.get(name);
      if (!secret) throw new Error('it was prepared');
      const second = await openSecondApp(get());
      const processes = [get(), { ...get(), app: second.app }];
      const answers: number[] = [];
      for (let turn = 0; turn < secret.tries + 10; turn += 1) {
        const process = processes[turn % 2] ?? get();
        answers.push(await secret.guess(process, turn));
      }
      await second.close();
      const looked = answers.filter((status) => status !== 429);
      expect(looked).toHaveLength(secret.tries);
      expect(looked.filter((status) => ![401, 404, 410].includes(status))).toEqual([]);
      expect(answers.slice(secret.tries)).toEqual(Array.from({ length: 10 }, () => 429));

      const started = await openSecondApp(get());
      const restarted = { ...get(), app: started.app };
      expect(await secret.guess(restarted, 9_999)).toBe(429);
      expect(await secret.use(restarted)).toBe(200);
      await started.close();
    },
  );

  it.each([
    ['a hundred addresses', (turn: number) => `198.51.100.${String(turn)}`],
    ['one network of IPv6', (turn: number) => `2001:db8:bad:1::${turn.toString(16)}`],
  ])('keeps no owner out from elsewhere, by tries from %s', async (_what, addressOf) => {
    const owner = await register(get());
    const login = (password: string, address: string) =>
      callApi(get(), 'POST', '/auth/login', {
        payload: { email: owner.email, password },
        address,
      });
    // Counts 95 tries, without the time that they take.
    await get().database.pool.query(
      `insert into rate_limits (key, count, window_ends_at)
       values ($1, 95, now() + interval '5 minutes')`,
      [tryKeys.signInAnywhere(owner.email)],
    );
    // Together, as they come: each beyond a hundred is slowed down.
    const guesses = Array.from({ length: 15 }, (_, turn) =>
      login('wrong-password', addressOf(turn)),
    );
    for (const { statusCode } of await Promise.all(guesses)) {
      expect([401, 429]).toContain(statusCode);
    }
    const answer = await login(owner.password, '203.0.113.77');
    expect(answer.statusCode).toBe(200);
  });

  it('stays stopped at ten thousand ids of chats, and the server goes on', async () => {
    // What 9,900 tries leave, without the time that they take.
    await get().database.pool.query(
      `insert into rate_limits (key, count, window_ends_at)
       values ('chat-miss:address:192.0.2.151', 9900, now() + interval '5 minutes')`,
    );
    const guess = (turn: number) =>
      get().app.inject({
        url: `/api/chats/${made(turn, 26)}`,
        remoteAddress: '192.0.2.151',
      });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, turn) => guess(turn)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
    expect((await get().app.inject('/readyz')).statusCode).toBe(200);
  });
});
