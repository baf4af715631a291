import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { outbox } from '../this-run.ts';

/** Somebody who does not exist yet. */
export function newcomer() {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  return { name: 'Rahima Khatun', email, phone: '01712345678', password: 'river-boat-7' };
}

export type Newcomer = ReturnType<typeof newcomer>;

/** Gives somebody an account, past the screens. */
export async function register(
  request: APIRequestContext,
  person = newcomer(),
  language: 'en' | 'bn' = 'en',
) {
  const response = await request.post('/api/auth/register', {
    headers: { 'accept-language': language },
    data: person,
  });
  expect(response.status()).toBe(200);
  const { token } = (await response.json()) as { token: string };
  return { ...person, token };
}

/** Shows that the address is theirs, by the link in the mail. */
export async function confirmAddress(
  request: APIRequestContext,
  { email, token }: { email: string; token: string },
) {
  const response = await request.post('/api/auth/verify-email', {
    headers: { authorization: `Bearer ${token}` },
    data: { token: await mailedToken(email, '/verify-email') },
  });
  expect(response.status()).toBe(200);
}

/** Makes a page that of somebody who has signed in before. */
export async function signInPage(page: Page, token: string) {
  await page.addInitScript((kept) => {
    // Once: who signs out stays signed out.
    if (sessionStorage.getItem('signed-in') !== null) return;
    sessionStorage.setItem('signed-in', 'yes');
    localStorage.setItem('userToken', kept);
  }, token);
}

/** What has been read of the outbox; a mail does not change. */
const read = new Map<string, string>();

/** The mails that were sent there, by how their subjects begin, the oldest first. */
async function readMails(email: string, subject: string): Promise<string[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const name of names) {
    if (read.has(name)) continue;
    const mail = await readFile(path.join(outbox, name), 'utf8');
    read.set(name, mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  }
  const mails = names.toSorted().map((name) => read.get(name) ?? '');
  return mails.filter((text) => text.includes(email) && text.includes(`Subject: ${subject}`));
}

/** The mail with this subject that was sent there, once it has been sent. */
export async function mailTo(email: string, subject: string): Promise<string> {
  let mail: string | undefined;
  await expect.poll(async () => (mail = (await readMails(email, subject))[0])).toBeDefined();
  return mail ?? '';
}

/**
 * The token of the link that was sent there, once it has been sent.
 *
 * @param subject of the mail, where several kinds have the link.
 */
export async function mailedToken(email: string, page: string, subject = ''): Promise<string> {
  let token = '';
  await expect
    .poll(async () => {
      for (const text of await readMails(email, subject)) {
        token = new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? token;
      }
      return token;
    })
    .not.toBe('');
  return token;
}
