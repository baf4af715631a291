import { randomInt } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { mailedToken, newcomer } from './person.ts';

/** The demonstration's own account of the staff. */
const staff = { email: 'staff@pothik.example', password: 'pothik-staff' };

/** A session of the demonstration's staff, past the screens. */
export async function staffToken(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/auth/login', { data: staff });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

/**
 * The count that stands over what a search of the console found. On a busy machine the time of a search may be up
 * before all is counted, which it tells.
 */
export const countOf = (found: string) => new RegExp(`^(?:At least |কমপক্ষে )?${found}$`);

/** What colleagues sign in with. */
export const colleaguePassword = 'river-boat-9';

/** Somebody of whom no other journey has the name or the phone number. */
export const stranger = () => ({
  ...newcomer(),
  name: `Nasrin ${crypto.randomUUID().slice(0, 8)}`,
  phone: `017${String(randomInt(10_000_000, 99_999_999))}`,
});

/** Somebody who was invited by mail and has accepted, past the screens. */
export async function colleague(request: APIRequestContext, role: 'agent' | 'editor' | 'owner') {
  const { name, email } = stranger();
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  await request.post('/api/admin/staff/invitations', { headers, data: { name, email, role } });
  const data = {
    token: await mailedToken(email, '/admin/invitation'),
    password: colleaguePassword,
  };
  const answer = await request.post('/api/invitations/accept', { data });
  expect(answer.status()).toBe(200);
  const session = (await answer.json()) as { token: string; user: { _id: string } };
  return { name, email, token: session.token, id: session.user._id };
}

/** Gives a page the session of a member of staff, as signing in to the console does. */
export async function signInConsole(page: Page, token: string) {
  const url = test.info().project.use.baseURL ?? '';
  const flags = { httpOnly: true, sameSite: 'Strict' } as const;
  await page.context().addCookies([{ name: 'pothik-console', value: token, url, ...flags }]);
  await page.addInitScript(() => {
    // Once: who signs out stays signed out.
    if (sessionStorage.getItem('signed-in') !== null) return;
    sessionStorage.setItem('signed-in', 'yes');
    localStorage.setItem('consoleSession', 'before 1');
  });
}

/** Makes a page the console of somebody who has signed in before, at this place. */
export async function openConsole(page: Page, request: APIRequestContext, path: string) {
  await signInConsole(page, await staffToken(request));
  await page.goto(`/admin${path}`);
}
