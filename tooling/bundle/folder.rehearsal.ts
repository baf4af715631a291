/** The folder that `bundle` makes, served with nothing but Node.js, away from the repository. */
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath } from '../browser/find-browser.ts';
import { browserArguments } from '../browser/launch.ts';
import { freePort } from '../ports/free-ports.ts';
import { demonstrationEnvironment } from '../run/demonstration.ts';
import { makeFolder } from './folder.ts';
import { runFolder, serveFolder, type ServedFolder } from './served-folder.ts';

/** In bytes: what the folder may take on a disk, with the embedded database. */
const mostSize = 90 * 1_048_576;

let directory: string;
let folder: string;
let served: ServedFolder;
let browser: Browser;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pothik-folder-'));
  folder = path.join(directory, 'pothik');
  await makeFolder(path.resolve(import.meta.dirname, '../..'), folder);
  served = await serveFolder(folder, await freePort());
  browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
});
afterAll(async () => {
  await browser.close();
  await served.stop();
  await rm(directory, { recursive: true, force: true });
});

const get = (address: string) => fetch(new URL(address, served.origin));

/** One of the demonstration that asks for a passport. */
const service = 'thailand-tourist-visa';

async function book(): Promise<Response> {
  const picture = await (await get('/icon-192.png')).blob();
  const form = new FormData();
  const fields = {
    serviceId: service,
    name: 'Rahima Begum',
    phone: '01712345678',
    address: 'Dhaka',
    whatsapp: '01712345678',
    documentType: 'passport',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('passport', picture, 'passport.png');
  return fetch(`${served.origin}/api/bookings`, { method: 'POST', body: form });
}

describe('the folder', () => {
  it('is small, and links to nothing outside', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
    const files = entries.filter((entry) => entry.isFile());
    const sizes = files.map(async ({ parentPath, name }) => stat(path.join(parentPath, name)));
    const size = (await Promise.all(sizes)).reduce((sum, one) => sum + one.size, 0);
    expect(size).toBeLessThan(mostSize);
  });

  it.each(['/', '/bn', '/admin', '/api/docs', '/icon.svg'])('serves %s', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
  });

  it('takes a booking of a guest with a photo', async () => {
    const answer = await book();
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('reference'),
    ]);
  });

  it('shows a service with its picture', async () => {
    const page = await browser.newPage();
    await page.goto(`${served.origin}/service/details/${service}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const picture = await page.locator('main img').first().getAttribute('src');
    const answer = await get(picture ?? '/none');
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
    await page.close();
  });

  it('lets visitors write in the chat', async () => {
    const page = await browser.newPage();
    await page.goto(served.origin);
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.getByRole('button', { name: 'Open live chat' }).click();
    const panel = page.getByRole('dialog', { name: 'Live chat' });
    await panel.getByLabel('Name').fill('Rahima Khatun');
    await panel.getByLabel('Phone').fill('01712345678');
    await panel.getByLabel('Message (optional)').fill('Is the office open?');
    await panel.getByRole('button', { name: 'Start Chat' }).click();
    await panel.getByRole('log', { name: 'Conversation' }).getByText('Is the office').waitFor();
    await page.close();
  });

  it('lets staff into the console', async () => {
    const page = await browser.newPage();
    await page.goto(`${served.origin}/admin`);
    await page.getByLabel('Email').fill(demonstrationEnvironment.STAFF_EMAIL);
    await page
      .getByLabel('Password', { exact: true })
      .fill(demonstrationEnvironment.STAFF_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('navigation').first().waitFor();
    await page.close();
  });

  it('stops when it is told to, and serves what it had at its next start', async () => {
    expect(await served.stop()).toBe(0);
    served = await serveFolder(folder, await freePort());
    expect((await get('/')).status).toBe(200);
  });

  it('says what a command takes, and refuses one that is none', async () => {
    const statusOf = async (...line: string[]) =>
      ((await once(runFolder(folder, line), 'exit')) as [number])[0];
    expect(await statusOf('backup', '--help')).toBe(0);
    expect(await statusOf('bakcup')).toBe(2);
    expect(await statusOf('restore', 'nowhere')).toBe(1);
  });
});
