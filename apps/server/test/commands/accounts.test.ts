import { rm } from 'node:fs/promises';
import { demonstrationEnvironment } from '@pothik/tooling/demonstration';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeRole } from '../../src/commands/change-role.ts';
import { UsageError } from '../../src/commands/command.ts';
import { resetUser } from '../../src/commands/reset-user.ts';
import { createSession } from '../sessions.ts';
import { openDatabase, type Database } from '../../src/platform/database/open.ts';
import { auditLog, passwordResets, secondFactors, sessions, users } from '../../src/schema.ts';
import {
  copyEmbeddedTemplate,
  createPostgresDatabase,
  temporaryDirectory,
  testedEngines,
} from '../databases.ts';
import { insertUser } from '../rows.ts';

const email = 'rahima@example.com';

describe.each(testedEngines())('on the %s database', (engine) => {
  let dataDirectory: string;
  let url: string | undefined;
  let drop: (() => Promise<void>) | undefined;

  /** Opens the database for a while: a command on the embedded one wants it for itself. */
  async function inDatabase<Result>(work: (db: Database['db']) => Promise<Result>) {
    const database = await openDatabase({ url, dataDirectory });
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  }
  const findUser = (id: string) =>
    inDatabase(async (db) => (await db.select().from(users).where(eq(users.id, id)))[0]);
  const addUser = (more: Partial<typeof users.$inferInsert>) =>
    inDatabase((db) => insertUser(db, { emailVerifiedAt: new Date(), ...more }));
  const giveRole = (...given: string[]) => changeRole(given, () => undefined);

  beforeEach(async () => {
    dataDirectory = await temporaryDirectory();
    if (engine === 'postgres') ({ url, drop } = await createPostgresDatabase('empty'));
    else await copyEmbeddedTemplate(dataDirectory);
    for (const [name, value] of Object.entries(demonstrationEnvironment)) vi.stubEnv(name, value);
    vi.stubEnv('DATA_DIR', dataDirectory);
    vi.stubEnv('DATABASE_URL', url ?? '');
    vi.stubEnv('PUBLIC_ORIGIN', 'https://pothik.example');
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await drop?.();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  it('user reset ends sessions, takes second factors away and prints a link', async () => {
    const id = await addUser({ email });
    const other = await addUser({ email: 'other@example.com' });
    await inDatabase(async (db) => {
      await createSession(db, id);
      await createSession(db, other);
      await db.insert(secondFactors).values({ userId: id, secret: 'sealed' });
    });
    const said: string[] = [];
    await resetUser([' Rahima@Example.com '], (line) => said.push(line));
    expect(said.at(-1)).toMatch(
      /^https:\/\/pothik\.example\/(?:\w+\/)?reset-password\?token=[\w-]{40,}$/,
    );
    await inDatabase(async (db) => {
      expect(await db.select().from(secondFactors)).toEqual([]);
      expect((await db.select().from(sessions)).map(({ userId }) => userId)).toEqual([other]);
      const [link] = await db.select().from(passwordResets);
      expect(link).toMatchObject({ userId: id, email });
      expect(link?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 25 * 60_000);
    });
  });

  it('user reset changes nothing of an account whose address nobody has shown to be theirs', async () => {
    await addUser({ email, emailVerifiedAt: null });
    const reset = resetUser([email], () => undefined);
    await expect(reset).rejects.toThrow(`No account has shown that ${email} is its address.`);
    expect(await inDatabase((db) => db.select().from(passwordResets))).toEqual([]);
  });

  it('user role gives a role, lets in again who was deactivated, ends sessions and is logged', async () => {
    await addUser({ email: 'first@example.com', role: 'owner' });
    const id = await addUser({ email, role: 'agent', deactivatedAt: new Date() });
    await inDatabase((db) => createSession(db, id));
    await giveRole(email, 'owner');
    expect(await findUser(id)).toMatchObject({ role: 'owner', deactivatedAt: null });
    await inDatabase(async (db) => {
      expect(await db.select().from(sessions)).toEqual([]);
      const logged = await db.select().from(auditLog);
      expect(logged).toMatchObject([{ action: 'staff.role', subject: id, actorId: null }]);
    });
    await giveRole(email, 'owner');
    expect(await inDatabase((db) => db.select().from(auditLog))).toHaveLength(1);
  });

  it('user role keeps the last owner, and knows the roles there are', async () => {
    const id = await addUser({ email, role: 'owner' });
    await expect(giveRole(email, 'customer')).rejects.toThrow('is the only owner');
    expect(await findUser(id)).toMatchObject({ role: 'owner' });
    await expect(giveRole(email, 'chief')).rejects.toThrow(UsageError);
  });
});
