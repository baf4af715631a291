import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { passwordPolicy, readBreachedPasswords } from './password-policy.ts';

const product = { productName: () => Promise.resolve('Pothik Travels') };
const rahima = {
  name: 'Rahima Ali Begum',
  email: 'r.begum88@example.com',
  phone: '+8801712345678',
  role: 'customer',
};

const refusalOf = (password: string, owner = rahima, breached?: ReadonlySet<string>) =>
  passwordPolicy(product, breached)
    .read()
    .then((assertAcceptable) => assertAcceptable('password', password, owner))
    .then(
      () => undefined,
      (error: unknown) => error,
    );

describe('a new password', () => {
  it.each(['123456', 'Password1', 'QWERTY', 'iloveyou', 'mypassword'])(
    'is not one that many people use: %s',
    async (password) => {
      expect(await refusalOf(password)).toMatchObject({
        code: 'validation_failed',
        fields: { password: messages.commonPassword },
      });
    },
  );

  it.each(['rahima-2026', 'BEGUM!!x', 'r.begum88', 'my01712345678', '1712345678x', 'pothik99x'])(
    'holds nothing that everybody knows of its owner or of the product: %s',
    async (password) => {
      expect(await refusalOf(password)).toMatchObject({
        fields: { password: messages.personalPassword },
      });
    },
  );

  it.each(['river-boat-7', 'alibaba-caves', 'নৌকা ভাসাও'])('may be another: %s', async (password) => {
    expect(await refusalOf(password)).toBeUndefined();
  });

  it('is longer where it is one of the staff', async () => {
    const agent = { ...rahima, role: 'agent' };
    expect(await refusalOf('river-boat7', agent)).toMatchObject({
      fields: { password: messages.shortStaffPassword(12) },
    });
    expect(await refusalOf('river-boat-7', agent)).toBeUndefined();
  });
});

describe('the list of breached passwords', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pothik-passwords-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is refused beside the common ones', async () => {
    const file = path.join(folder, 'list');
    await writeFile(file, 'jamuna-river\r\nmeghna-river\n');
    const breached = await readBreachedPasswords(file);
    expect(await refusalOf('Meghna-River', rahima, breached)).toMatchObject({
      fields: { password: messages.commonPassword },
    });
    expect(await refusalOf('padma-river', rahima, breached)).toBeUndefined();
  });

  it('keeps a server from starting in words where it is not there', async () => {
    await expect(readBreachedPasswords(path.join(folder, 'none'))).rejects.toThrow(
      /^PASSWORD_LIST can't be read: ENOENT/,
    );
  });
});
