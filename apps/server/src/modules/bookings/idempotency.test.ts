import { expect, it } from 'vitest';
import { fingerprintOf, keyOwner } from './idempotency.ts';

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
