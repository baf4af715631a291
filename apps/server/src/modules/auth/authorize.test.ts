import type { Access } from '@pothik/contract';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { insertUser } from '../../../test/rows.ts';
import { secondFactorRoles } from '../../schema.ts';
import { RequestError } from '../../http/request-error.ts';
import { authorize } from './authorize.ts';
import { createSession } from '../../../test/sessions.ts';

const roles = ['customer', 'agent', 'editor', 'owner'] as const;

describeEachDatabase('who makes a call', (get) => {
  const db = () => get().database.db;

  /** The caller of a call, or the reason for its refusal. */
  async function outcome(
    access: Access,
    token?: string,
    more: { beforeFactor?: true } = {},
  ): Promise<string> {
    try {
      return (
        (
          await authorize(
            db(),
            { access, method: 'GET', ...more },
            { token, isIdle: false, isConsole: false },
          )
        )?.role ?? 'nobody'
      );
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return `${error.code}: ${error.message}`;
    }
  }
  async function signIn(role: (typeof roles)[number]) {
    const userId = await insertUser(db(), { role, emailVerifiedAt: new Date() });
    return createSession(db(), userId);
  }
  const unauthorized = 'unauthorized: Please login to continue.';
  const forbidden = 'forbidden: You may not do this.';

  it.each([
    ['public', ['nobody', 'nobody', 'nobody', 'nobody', 'nobody']],
    ['anyone', ['nobody', ...roles]],
    ['visitor', ['nobody', ...roles]],
    ['signed-in', [unauthorized, ...roles]],
    ['agent', [unauthorized, forbidden, 'agent', 'editor', 'owner']],
    ['editor', [unauthorized, forbidden, forbidden, 'editor', 'owner']],
    ['owner', [unauthorized, forbidden, forbidden, forbidden, 'owner']],
  ] as const)('is asked for a call for %s', async (access, expected) => {
    const outcomes = [await outcome(access)];
    for (const role of roles) outcomes.push(await outcome(access, await signIn(role)));
    expect(outcomes).toEqual(expected);
  });

  it('is held where the role demands a second factor that is not there yet', async () => {
    const missing =
      'second_factor_missing: Please set up a second factor first: your role demands one.';
    const [agent, editor] = [await signIn('agent'), await signIn('editor')];
    await db().insert(secondFactorRoles).values({ role: 'agent' });
    for (const access of ['signed-in', 'agent', 'owner'] as const) {
      expect(await outcome(access, agent)).toBe(missing);
    }
    expect(await outcome('anyone', agent)).toBe('nobody');
    expect(await outcome('visitor', agent)).toBe('nobody');
    expect(await outcome('agent', agent, { beforeFactor: true })).toBe('agent');
    expect(await outcome('owner', agent, { beforeFactor: true })).toBe(forbidden);
    expect(await outcome('agent', editor)).toBe('editor');
    await db().delete(secondFactorRoles);
  });

  it('is nobody with a token that is worth nothing', async () => {
    expect(await outcome('anyone', 'A'.repeat(43))).toBe('nobody');
    expect(await outcome('signed-in', 'A'.repeat(43))).toBe(unauthorized);
  });
});
