import type { CannedReply } from '@pothik/contract';
import { openChat, startChat } from './chat.ts';
import { expectAccessible } from './expect-accessible.ts';
import { addCannedReply, newPage, openInbox, visitorName } from './inbox.ts';
import { expect, open, test } from './page.ts';

test(
  'a canned reply tags the chat and hands out its text in one, without what was left out',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const shortcut = `bring-${String(Date.now())}`;
    const bring: CannedReply = {
      shortcut,
      text: 'Bring your visa.',
      actions: { tags: ['Visa'], assignToMe: true, close: true },
    };
    await addCannedReply(request, bring);

    const name = visitorName();
    await openInbox(page, request);
    const visitor = await newPage(browser);
    await open(visitor, '/about');
    const panel = await openChat(visitor);
    await startChat(visitor, { name, message: 'What do I need?' });
    await page.getByRole('option', { name }).click();
    await page.getByRole('button', { name: 'Join chat' }).click();
    await page.getByRole('button', { name: 'Canned replies' }).click();
    const option = page.getByRole('option', { name: `/${shortcut}` });
    await expect(option).toContainText('and then: assign to me, tag Visa, close the chat');
    await option.click();

    const then = page.getByRole('list', { name: 'And then' });
    await expect(then.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Leave out: close the chat' }).click();
    await expect(then.getByRole('listitem')).toHaveCount(2);
    await page.reload();
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await expect(reply).toHaveValue(bring.text);
    await expect(then.getByRole('listitem')).toHaveCount(2);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(then).toBeInViewport();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await reply.press('End');
    await reply.press('Enter');

    await expect(panel.getByRole('article', { name: 'Admin' })).toContainText(bring.text);
    const details = page.getByRole('complementary', { name: 'Visitor' });
    await expect(details.getByRole('list', { name: 'Tags, added' })).toContainText('Visa');
    await expect(then).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeVisible();
    await expect(visitor.getByText('Visa', { exact: true })).toHaveCount(0);
    await visitor.context().close();
  },
);
