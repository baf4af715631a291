import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../test/databases.ts';
import { idempotencyKeys } from '../../../schema.ts';
import {
  claimKey,
  findEarlier,
  fingerprintOf,
  keyOwner,
  sweepIdempotencyKeys,
} from './idempotency.ts';

const secret = Buffer.from('secret');
const passport = (bytes: string) => [{ part: 'passport' as const, file: new Blob([bytes]) }];
const fields = { name: 'Rahima', phone: '+8801712345678' };

it('is the same for the same content, in whatever order its fields came', async () => {
  const one = await fingerprintOf(secret, fields, passport('bytes'));
  const { name, phone } = fields;
  expect(await fingerprintOf(secret, { phone, name }, passport('bytes'))).toBe(one);
});

it('is another for each other content, and under another secret', async () => {
  const [file] = passport('bytes');
  const all = await Promise.all([
    fingerprintOf(secret, fields, passport('bytes')),
    fingerprintOf(secret, { ...fields, name: 'Karima' }, passport('bytes')),
    fingerprintOf(secret, fields, passport('other bytes')),
    fingerprintOf(secret, fields, []),
    fingerprintOf(secret, fields, file ? [{ part: 'nidFront', file: file.file }] : []),
    fingerprintOf(Buffer.from('other'), fields, passport('bytes')),
  ]);
  expect(new Set(all).size).toBe(all.length);
});

it('tells nothing of what it stands for', async () => {
  expect(await fingerprintOf(secret, fields, passport('bytes'))).toMatch(/^[\w-]{43}$/);
});

it('has keys of its own for each person, and one set for all guests', () => {
  const owners = [keyOwner(undefined), keyOwner('guest'), keyOwner('u1'), keyOwner('u2')];
  expect(new Set(owners).size).toBe(4);
  expect(keyOwner('u1')).toBe(keyOwner('u1'));
});

describeEachDatabase('a key', (get) => {
  const db = () => get().database.db;
  const call = (key: string) => ({
    owner: 'guest',
    key,
    fingerprint: 'content',
    what: 'booking' as const,
  });
  const claim = (key: string, bookingId: string) =>
    db().transaction((transaction) => claimKey(transaction, call(key), bookingId));
  const end = () =>
    db()
      .update(idempotencyKeys)
      .set({ expiresAt: new Date(Date.now() - 1_000) });

  it('stands for the booking that was made under it, for ten days', async () => {
    expect(await findEarlier(db(), call('one'))).toBeUndefined();
    expect(await claim('one', 'b1')).toBe(true);
    expect(await claim('one', 'b2')).toBe(false);
    expect(await findEarlier(db(), call('one'))).toBe('b1');
    const [row] = await db().select().from(idempotencyKeys);
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1_000);
    expect(Math.round(days)).toBe(10);
    await end();
    expect(await findEarlier(db(), call('one'))).toBeUndefined();
    expect(await claim('one', 'b2')).toBe(true);
    expect(await findEarlier(db(), call('one'))).toBe('b2');
  });

  it('is swept when its time is over, and not before', async () => {
    await claim('old', 'b3');
    await end();
    await claim('young', 'b4');
    await sweepIdempotencyKeys(db());
    const keys = (await db().select().from(idempotencyKeys)).map(({ key }) => key);
    expect(keys).toEqual(['young']);
  });
});
