import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('is known by its hash, in the usual notation, and another is not', async () => {
  const stored = await hashPassword('river-boat');
  expect(stored).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
  expect(await verifyPassword('river-boat', stored)).toBe(true);
  expect(await verifyPassword('river-boa', stored)).toBe(false);
  expect(await hashPassword('river-boat')).not.toBe(stored);
});

it('is the same however a keyboard composes its letters', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

it.each([null, '', '$argon2id$v=19$m=19456,t=2,p=1$$', 'plain'])(
  'is none where none is stored: %j',
  async (stored) => {
    expect(await verifyPassword('', stored)).toBe(false);
    expect(await verifyPassword('plain', stored)).toBe(false);
  },
);

it('is compared as it was typed: its case, its spaces and each of two hundred letters count', async () => {
  const typed = ` River boat ${'x'.repeat(187)}y`;
  const stored = await hashPassword(typed);
  expect(await verifyPassword(typed, stored)).toBe(true);
  for (const other of [typed.toLowerCase(), typed.trim(), `${typed.slice(0, -1)}z`]) {
    expect(await verifyPassword(other, stored), other).toBe(false);
  }
});

it('is known by a hash whose cost is not that of today', async () => {
  const message = Buffer.from('river-boat');
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', {
    message,
    nonce,
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const stored = `$argon2id$v=19$m=8,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
  expect(await verifyPassword('river-boat', stored)).toBe(true);
  expect(await verifyPassword('river-boa', stored)).toBe(false);
});

it('is not the beginning of a hash', async () => {
  const stored = await hashPassword('river-boat');
  expect(await verifyPassword('river-boat', stored.slice(0, -10))).toBe(false);
});

it('takes as long where none is stored: nobody tells by the time who has an account', async () => {
  const stored = await hashPassword('river-boat');
  const timeOf = async (hash: string | null) => {
    const times = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const begun = performance.now();
      await verifyPassword('wrong', hash);
      times.push(performance.now() - begun);
    }
    return Math.min(...times);
  };
  expect(await timeOf(null)).toBeGreaterThan((await timeOf(stored)) / 20);
});
