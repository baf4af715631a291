import { expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { callApi, newcomer, register } from './people.ts';

describeApp('a password', (get) => {
  const login = (email: string, password: string) =>
    callApi(get(), 'POST', '/auth/login', { payload: { email, password } });

  it.each([
    ['of small letters alone', 'grasshopperinmonsoon'],
    ['of figures alone', '730194826157'],
    ['of Bangla', 'নদীরওপারেসবুজগ্রাম'],
    ['with spaces, also at its ends', ' three boats at dusk '],
    ['with emoji and signs', '🚤 "two" <boats> & \\ %00 \u00e9'],
    ['of 64 characters', 'monsoon-'.repeat(8)],
    ['of 200 characters', 'monsoon+'.repeat(25)],
  ])('%s is taken, and opens the account as it was typed', async (_what, password) => {
    const { email } = await register(get(), { ...newcomer(), password });
    expect((await login(email, password)).statusCode).toBe(200);
    for (const other of [password.slice(0, -1), `${password} `, `x${password.slice(1)}`]) {
      expect((await login(email, other)).statusCode, other).not.toBe(200);
    }
  });

  it('stays good however old it is', async () => {
    const { email, password, id } = await register(get());
    await get().database.pool.query(
      `update users set created_at = now() - interval '9 years', signed_in_at = now() - interval '8 years',
         updated_at = now() - interval '9 years' where id = $1`,
      [id],
    );
    expect((await login(email, password)).statusCode).toBe(200);
  });
});
