import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { register } from './people.ts';

const network = '192.0.2.60';
const elsewhere = '203.0.113.60';

describeApp('a browser that has signed in before', (get) => {
  const owner = { email: '', password: '' };
  let kept = '';

  const signIn = (password: string, cookie?: string, remoteAddress = network) =>
    get().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      payload: { email: owner.email, password },
      ...(cookie === undefined ? {} : { headers: { cookie } }),
    });
  const guessUntilRefused = async (cookie?: string) => {
    let looked = 0;
    for (; looked < 30; looked += 1) {
      const { statusCode } = await signIn(`guess-${String(looked)}`, cookie);
      if (statusCode === 429) break;
      expect(statusCode).toBe(401);
    }
    return looked;
  };

  beforeAll(async () => {
    const person = await register(get());
    await get()
      .database.db.update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, person.id));
    Object.assign(owner, person);
    const [cookie] = (await signIn(owner.password, undefined, elsewhere)).cookies;
    expect(cookie).toMatchObject({
      name: 'pothik-device',
      path: '/',
      maxAge: 180 * 24 * 60 * 60,
      httpOnly: true,
      sameSite: 'Strict',
    });
    kept = `pothik-device=${cookie?.value ?? ''}`;
  });

  it('is let in from a network in which somebody guesses the password', async () => {
    expect(await guessUntilRefused()).toBe(10);
    expect((await signIn(owner.password)).statusCode).toBe(429);
    expect((await signIn(owner.password, kept)).statusCode).toBe(200);
    expect((await signIn(owner.password)).statusCode).toBe(429);
  });

  it('has ten wrong tries of its own, and is a browser like any other after them', async () => {
    // Its network has none left.
    expect(await guessUntilRefused(kept)).toBe(10);
    expect((await signIn(owner.password, kept)).statusCode).toBe(429);
    expect((await signIn(owner.password, kept, elsewhere)).statusCode).toBe(200);
  });

  it('is remembered for the account that it signed in to alone', async () => {
    const other = await register(get());
    const answer = await get().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: elsewhere,
      payload: { email: other.email, password: other.password },
    });
    expect(answer.statusCode).toBe(200);
    // Nobody has confirmed this address: whoever registers with it is told nothing of its owner.
    expect(answer.cookies).toEqual([]);
    expect((await signIn(owner.password, 'pothik-device=made-up-by-a-guesser')).statusCode).toBe(
      429,
    );
  });
});
