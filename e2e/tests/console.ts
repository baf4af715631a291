import type { APIRequestContext, Page } from '@playwright/test';
import { signInPage } from './person.ts';

/** The demonstration's own account of the staff. */
export const staff = { email: 'staff@pothik.example', password: 'pothik-staff' };

/** A session of one of the staff, past the screens: of the demonstration's, where no other is named. */
export async function staffToken(
  request: APIRequestContext,
  { email, password } = staff,
): Promise<string> {
  const response = await request.post('/api/auth/login', { data: { email, password } });
  return ((await response.json()) as { token: string }).token;
}

/** Makes a page the console of somebody who has signed in before, at this place. */
export async function openConsole(page: Page, request: APIRequestContext, path: string) {
  await signInPage(page, await staffToken(request));
  await page.goto(`/admin${path}`);
}
