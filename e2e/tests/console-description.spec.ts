import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { openConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';

async function openDescription(page: Page, request: APIRequestContext, description = '') {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const made = await request.post('/api/admin/services', {
    headers,
    data: { name: 'Described', isActive: false, description },
  });
  const { data } = (await made.json()) as { data: { _id: string } };
  await openConsole(page, request, `/catalogue/services/${data._id}`);
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.focus();
  // Soon after it gets the focus the editor puts the caret where it was, and no person is quicker. Of two
  // timers of one length the one that was set later ends later.
  await text.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return {
    text,
    save: async () => {
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
      const answer = await request.get(`/api/admin/services/${data._id}`, { headers });
      return ((await answer.json()) as { data: { description: string } }).data.description;
    },
  };
}

/**
 * Puts the caret behind all that is written. The browser moves it and the editor hears of it later; what the
 * editor draws in between puts it back, and whoever types again.
 */
async function moveCaretToEnd(text: Locator, lastText: string) {
  await expect(async () => {
    await text.press('Control+End');
    const place = await text.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return getSelection()?.anchorNode?.textContent;
    });
    expect(place).toBe(lastText);
  }).toPass();
}

const paste = (text: Locator, html: string) =>
  text.evaluate((place, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'as plain text');
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, html);

test('Bangla is composed letter by letter, and formatted by the keyboard', async ({
  page,
  request,
}) => {
  const { text, save } = await openDescription(page, request);
  const keyboard = await page.context().newCDPSession(page);
  const compose = async (word: string) => {
    for (let end = 1; end <= word.length; end += 1) {
      await keyboard.send('Input.imeSetComposition', {
        text: word.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
    }
    await keyboard.send('Input.insertText', { text: word });
  };
  await compose('ভিসা');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+b');
  await compose('পাসপোর্ট');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' লাগবে।');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(text.locator('li')).toHaveText(['One', 'Two']);
  expect(await save()).toBe(
    '<p>ভিসা <strong>পাসপোর্ট</strong> লাগবে।</p><ul><li>One</li><li>Two</li></ul>',
  );
});

test('the tools are one stop, say what is on, and a link leads nowhere but to a page, a mail or a phone', async ({
  page,
  request,
}) => {
  const { text, save } = await openDescription(page, request, '<p>Ask us</p>');
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await page.keyboard.press('Shift+Tab');
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: 'Italic' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(tools.getByRole('button', { name: 'Link' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+a');
  await tools.getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Control+k');
  const address = page.getByLabel('Address of the link');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await address.fill('help@pothik.example');
  await address.press('Enter');
  await expect(text).toBeFocused();
  await expect(tools.getByRole('button', { name: 'Link' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  expect(await save()).toBe(
    '<h3><a href="mailto:help@pothik.example" rel="noopener nofollow">Ask us</a></h3>',
  );
});

test('what is pasted from Word is a list and nothing of its styles; what was there stays as it was', async ({
  page,
  request,
}) => {
  const table =
    '<table><tbody><tr><th scope="col">Fee</th><td>500</td></tr></tbody></table><p>Before</p>';
  const { text, save } = await openDescription(page, request, table);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await moveCaretToEnd(text, 'Before');
  await page.keyboard.press('Enter');
  await paste(
    text,
    `<html><head><style>p { color: red }</style></head><body>
      <p class=MsoListParagraphCxSpFirst style='color:red'><span style='mso-list:Ignore'>·</span>Passport</p>
      <p class=MsoListParagraphCxSpLast><span style='mso-list:Ignore'>·</span>Photo<script>alert(1)</script></p>
    </body></html>`,
  );
  await expect(text.locator('li')).toHaveText(['Passport', 'Photo']);
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  expect(await save()).toBe(`${table}<ul><li>Passport</li><li>Photo</li></ul>`);
});
