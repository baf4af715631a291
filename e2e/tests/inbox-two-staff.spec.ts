import { openChat, startChat } from './chat.ts';
import { colleague } from './console.ts';
import { newPage, openInbox, visitorName } from './inbox.ts';
import { expect, hold, open, test } from './page.ts';

// What is said here is that a call was refused.
test.use({ complaint: /status of 409/ });

test(
  'of two staff who join at once one answers, and the other is told who',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const name = visitorName();
    const visitor = await newPage(browser);
    await open(visitor, '/about');
    const panel = await openChat(visitor);
    const id = await startChat(visitor, { name, message: 'Is the office open?' });
    const other = await newPage(browser);
    const { token } = await colleague(request, 'agent');
    await openInbox(page, request, `/admin/inbox/${id}`);
    await openInbox(other, request, `/admin/inbox/${id}`, token);
    const pages = [page, other];
    // Both have asked before either is answered.
    const letGo = await Promise.all(pages.map((one) => hold(one, /\/join$/)));
    for (const one of pages) {
      const asked = one.waitForRequest(/\/join$/);
      await one.getByRole('button', { name: 'Join chat' }).press('Enter');
      await asked;
    }
    for (const go of letGo) go();
    const replies = pages.map((one) => one.getByRole('textbox', { name: 'Reply' }));
    const countReplies = async () => {
      const counts = await Promise.all(replies.map((reply) => reply.count()));
      return counts.toSorted();
    };
    await expect.poll(countReplies).toEqual([0, 1]);
    const [holder, late] = (await replies[0]?.count()) === 1 ? pages : pages.toReversed();
    if (!holder || !late) throw new Error('There are two of them');
    await expect(late.getByText(/answers here\. Your reply would come between/)).toBeVisible();

    await holder.getByRole('textbox', { name: 'Reply' }).fill('Yes, until six.');
    await holder.getByRole('textbox', { name: 'Reply' }).press('Enter');
    await expect(panel.getByRole('article', { name: 'Admin' })).toContainText('Yes, until six.');
    await late.getByRole('button', { name: 'Take over' }).press('Enter');
    await expect(late.getByRole('textbox', { name: 'Reply' })).toBeVisible();
    await expect(holder.getByRole('textbox', { name: 'Reply' })).toHaveCount(0);
    await visitor.context().close();
    await other.context().close();
  },
);

test(
  'a reply that crosses with a colleague comes back, says who answers, and goes out once it is taken over',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const name = visitorName();
    const visitor = await newPage(browser);
    await open(visitor, '/about');
    const panel = await openChat(visitor);
    const id = await startChat(visitor, { name, message: 'Is the office open?' });
    await openInbox(page, request, `/admin/inbox/${id}`);
    await page.getByRole('button', { name: 'Join chat' }).press('Enter');
    const reply = page.getByRole('textbox', { name: 'Reply' });
    const other = await newPage(browser);
    const { name: otherName, token } = await colleague(request, 'agent');
    await openInbox(other, request, `/admin/inbox/${id}`, token);

    // The reply is on its way while the colleague takes the chat.
    const letGo = await hold(page, /\/messages$/);
    await reply.fill('Yes, until six.');
    await reply.press('Enter');
    await expect(page.getByText('Sending…')).toBeVisible();
    await other.getByRole('button', { name: 'Take over' }).press('Enter');
    await expect(other.getByRole('textbox', { name: 'Reply' })).toBeVisible();
    letGo();
    await expect(
      page.getByRole('alert').getByText(`${otherName} answers in this chat.`),
    ).toBeVisible();
    await expect(page.getByText(`${otherName} answers here.`)).toBeVisible();
    await expect(page.getByText('You had written, and not sent:')).toBeVisible();
    await expect(page.getByText('Yes, until six.', { exact: true })).toBeVisible();
    await expect(panel.getByRole('article', { name: 'Admin' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Take over' }).press('Enter');
    await expect(reply).toHaveValue('Yes, until six.');
    await reply.press('Enter');
    await expect(panel.getByRole('article', { name: 'Admin' })).toContainText('Yes, until six.');
    await expect(panel.getByRole('article', { name: 'Admin' })).toHaveCount(1);
    await expect(other.getByRole('textbox', { name: 'Reply' })).toHaveCount(0);
    await visitor.context().close();
    await other.context().close();
  },
);
