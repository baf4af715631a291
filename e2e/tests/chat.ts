import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { staffToken } from './console.ts';
import { noisePng } from './noise-png.ts';
import { chooseFile, open } from './page.ts';

/** Opens the panel by its button. */
export async function openChat(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open live chat' }).click();
  const panel = page.getByRole('dialog', { name: 'Live chat' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Fills in the start form and waits until the chat has begun. @returns its id. */
export async function startChat(
  page: Page,
  { message = '', name = 'Rahima Khatun', phone = '01712345678' } = {},
): Promise<string> {
  const panel = page.getByRole('dialog', { name: 'Live chat' });
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('Phone').fill(phone);
  await panel.getByLabel('Message (optional)').fill(message);
  await panel.getByRole('button', { name: 'Start Chat' }).click();
  await expect(panel.getByRole('log', { name: 'Conversation' })).toBeVisible();
  return page.evaluate(() => localStorage.getItem('liveChatId') ?? '');
}

/** Signs somebody of staff in, and begins a visitor's chat on this page. */
export async function beginChatWithStaff(
  page: Page,
  request: APIRequestContext,
  given: { message?: string } = {},
) {
  const staff = await Staff.signIn(request);
  await open(page, '/about');
  const panel = await openChat(page);
  return { staff, panel, id: await startChat(page, given) };
}

/** Lets the page notify, and @returns what it has. */
export async function collectNotifications(page: Page): Promise<() => Promise<string[]>> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    class Told extends EventTarget {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      constructor(title: string, { body }: { body: string }) {
        super();
        shown.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { Notification: Told });
  });
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

const photo = { name: 'ticket.png', mimeType: 'image/png', buffer: noisePng(60_000) };

/** Chooses a picture where messages are written. */
export async function attachPicture(page: Page, place: Locator | Page) {
  const button = place.getByRole('button', { name: 'Add a picture' });
  await chooseFile(page, () => button.click(), photo);
}

/** Waits until a picture of a chat has come and can be seen. */
export async function expectPicture(picture: Locator) {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture).toHaveAttribute('src', /\/api\/chats\//);
}

/** What a browser does when one goes to another tab, and comes back. */
export async function turnAway(page: Page, isAway: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);
}

/** The other party, by calls of the API. */
export class Staff {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  static async signIn(request: APIRequestContext): Promise<Staff> {
    return new Staff(request, await staffToken(request));
  }

  async #post(path: string, data: object = {}) {
    const response = await this.#request.post(`/api/admin/chats/${path}`, {
      headers: this.#headers,
      data,
    });
    expect(response.status()).toBe(200);
  }

  join(id: string) {
    return this.#post(`${id}/join`);
  }

  send(id: string, content: string) {
    return this.#post(`${id}/messages`, { content });
  }

  close(id: string) {
    return this.#post(`${id}/close`);
  }

  /** All that was said, in the server's order. */
  async contents(id: string): Promise<string[]> {
    const response = await this.#request.get(`/api/chats/${id}`, { headers: this.#headers });
    const { messages } = (await response.json()) as { messages: { content: string }[] };
    return messages.map(({ content }) => content);
  }
}
