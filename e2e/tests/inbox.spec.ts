import { openChat, startChat } from './chat.ts';
import { expectAccessible } from './expect-accessible.ts';
import { addCannedReply, newPage, openInbox, visitorName } from './inbox.ts';
import { expect, open, reload, test } from './page.ts';

// The browser notes calls that the server refuses, and lines that break.
test.use({ complaint: /status of [45]\d\d|net::ERR_|WebSocket/ });

test('a visitor’s question comes to staff by itself, is answered, read and closed', async ({
  page,
  browser,
  request,
}) => {
  const name = visitorName();
  await openInbox(page, request);
  const visitor = await newPage(browser);
  await open(visitor, '/about');
  const panel = await openChat(visitor);
  await startChat(visitor, { name, message: 'Is the office open?' });

  await page.getByRole('option', { name }).click();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log.getByRole('article', { name })).toContainText('Is the office open?');
  // Nothing that Enter sends is begun before somebody answers.
  await expect(page.getByRole('textbox', { name: /Reply|Note/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Join chat' }).click();
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await expect(reply).toBeFocused();
  await reply.pressSequentially('Yes, until six.');
  await reply.press('Enter');
  await expect(panel.getByRole('article', { name: 'Admin' })).toContainText('Yes, until six.');

  const input = panel.getByRole('textbox', { name: 'Type your message' });
  await input.fill('Thank you!');
  await input.press('Enter');
  await expect(log.getByRole('article', { name }).last()).toContainText('Thank you!');

  await page.getByRole('button', { name: 'Write a note' }).click();
  const note = page.getByRole('textbox', { name: 'Note for colleagues' });
  await note.fill('She has called before.');
  await note.press('Enter');
  await expect(log.getByRole('article', { name: 'Your note' })).toContainText('called before');

  await page.getByRole('button', { name: 'Close chat' }).click();
  await page
    .getByRole('alertdialog', { name: 'Close this chat?' })
    .getByRole('button', { name: 'Close chat' })
    .click();
  await expect(panel.getByText('This chat is closed.')).toBeVisible();
  await expect(page.getByText(/^This chat is closed/)).toBeVisible();
  await expect(panel.getByText('She has called before.')).toHaveCount(0);
  await reload(visitor);
  await visitor.getByRole('button', { name: 'Open live chat' }).click();
  await expect(panel.getByText('Thank you!')).toBeVisible();
  await expect(visitor.getByText('She has called before.')).toHaveCount(0);
  await visitor.context().close();
});

test(
  'what is new is counted in the title and heard',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    await page.addInitScript(() => {
      const heard = { tones: 0 };
      Object.assign(window, { heard });
      class Counted extends AudioContext {
        override createOscillator() {
          heard.tones += 1;
          return super.createOscillator();
        }
      }
      Object.assign(window, { AudioContext: Counted });
    });
    const name = visitorName();
    await openInbox(page, request);
    await page.getByRole('link', { name: 'Settings' }).click();
    const visitor = await newPage(browser);
    await open(visitor, '/about');
    await openChat(visitor);
    await startChat(visitor, { name, message: 'Hello?' });
    await expect(page).toHaveTitle(/^\(\d+\) Settings · Console$/);
    await expect(
      page.getByRole('status').getByText(`${name} is waiting in the chat.`),
    ).toBeVisible();
    const tones = () =>
      page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones);
    expect(await tones()).toBeGreaterThan(0);
    await visitor.context().close();
  },
);

test(
  'a whole conversation by the keyboard alone',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const name = visitorName();
    await openInbox(page, request);
    const visitor = await newPage(browser);
    await open(visitor, '/about');
    const panel = await openChat(visitor);
    await startChat(visitor, { name, message: 'Is the office open?' });
    const option = page.getByRole('option', { name });
    await expect(option).toBeVisible();

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();

    // A key goes to the dialog while that has the focus.
    await expect(page.locator('dialog:focus-within')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: 'Found conversations' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(option).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page.keyboard.press('j');
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await expect(reply).toBeFocused();
    await page.keyboard.type('Yes, until six.');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('article', { name: 'Admin' })).toContainText('Yes, until six.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('x');
    await expect(page.getByRole('alertdialog', { name: 'Close this chat?' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('This chat is closed.')).toBeVisible();
    await visitor.context().close();
  },
);

test('what was typed outlives a reload and a line that is down', async ({
  page,
  browser,
  request,
  context,
}) => {
  const name = visitorName();
  await openInbox(page, request);
  const visitor = await newPage(browser);
  await open(visitor, '/about');
  const panel = await openChat(visitor);
  await startChat(visitor, { name, message: 'Hello?' });
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Join chat' }).click();
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await reply.fill('Half a sentence');
  await page.reload();
  await expect(reply).toHaveValue('Half a sentence');
  await expect(page.getByRole('article', { name })).toContainText('Hello?');

  await context.setOffline(true);
  await reply.fill('The whole sentence');
  await expect(reply).toHaveValue('The whole sentence');
  await reply.press('Enter');
  await expect(page.getByText('Sending…')).toBeVisible();
  await context.setOffline(false);
  await expect(panel.getByRole('article', { name: 'Admin' })).toContainText('The whole sentence');
  await expect(panel.getByRole('article', { name: 'Admin' })).toHaveCount(1);
  await expect(page.getByText('Sending…')).toBeHidden();
  await visitor.context().close();
});

test('what visitors write is text, and the inbox is for everybody, in each of its states', async ({
  page,
  browser,
  request,
}) => {
  const hostile = `<img src=x onerror="window.harmed=1"> ${visitorName()} \u202Egpj.exe`;
  await openInbox(page, request);
  await expectAccessible(page);
  const visitor = await newPage(browser);
  await open(visitor, '/about');
  await openChat(visitor);
  const message = `</script><script>window.harmed=1</script> ${'ক্ষ্ম'.repeat(300)} javascript:alert(1)`;
  const id = await startChat(visitor, { name: hostile, message });
  await page.goto(`/admin/inbox/${id}`);
  await expect(page.getByRole('article').first()).toContainText('</script><script>');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write a note' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByRole('dialog', { name: 'Hand over' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.hasOwn(window, 'harmed'))).toBe(false);
  await visitor.context().close();
});

test(
  'who chats on a page in Bangla gets the Bangla text of a canned reply',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const hours = {
      shortcut: 'opening-hours',
      text: 'We are here until six.',
      textBn: 'আমরা ছয়টা পর্যন্ত আছি।',
    };
    await addCannedReply(request, hours);

    const name = visitorName();
    const visitor = await newPage(browser);
    await open(visitor, '/bn/about');
    await visitor.getByRole('button', { name: 'লাইভ চ্যাট খুলুন' }).click();
    const panel = visitor.getByRole('dialog', { name: 'লাইভ চ্যাট' });
    await panel.getByLabel('নাম').fill(name);
    await panel.getByLabel('ফোন').fill('01712345678');
    await panel.getByRole('button', { name: 'চ্যাট শুরু করুন' }).click();

    await openInbox(page, request);
    await page.getByRole('option', { name }).click();
    const details = page.getByRole('complementary', { name: 'Visitor' });
    await expect(details.getByText('Bangla')).toBeVisible();
    await page.getByRole('button', { name: 'Join chat' }).click();
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await expect(reply).toBeFocused();
    await page.getByRole('button', { name: 'Canned replies' }).click();
    const option = page.getByRole('option', { name: '/opening-hours' });
    await expect(option).toContainText(hours.textBn);
    await page.getByRole('button', { name: 'Show in English' }).click();
    await expect(option).toContainText(hours.text);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show in Bangla' }).click();
    await option.click();
    await expect(reply).toHaveValue(hours.textBn);
    await reply.press('Enter');
    await expect(panel.getByRole('log', { name: 'কথোপকথন' })).toContainText(hours.textBn);
    await visitor.context().close();
  },
);

test(
  'on a phone the conversation takes the list’s place, and gives it back',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    const name = visitorName();
    const visitor = await newPage(browser);
    await open(visitor, '/about');
    await openChat(visitor);
    await startChat(visitor, { name, message: 'Hello?' });
    await openInbox(page, request);
    await page.getByRole('option', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect(page.getByRole('option', { name })).toBeHidden();
    await page.getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog', { name: 'Visitor' });
    await expect(details.getByRole('link', { name: '01712345678' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close details' }).click();
    await page.getByRole('button', { name: 'Join chat' }).click();
    await expect(page.getByRole('textbox', { name: 'Reply' })).toBeInViewport();
    await page.getByRole('button', { name: 'All conversations' }).click();
    await expect(page.getByRole('tab', { name: 'Mine' })).toBeVisible();
    await expect(page.getByRole('option', { name })).toBeVisible();
    await visitor.context().close();
  },
);
