import { expect, open, reload, test } from '../tests/page.ts';
import { openChat, startChat } from '../tests/chat.ts';

test.use({ complaint: /status of 400/ });

test('talks to the staff of a server that knows no tokens and counts no messages', async ({
  page,
}) => {
  await open(page, '/about');
  const panel = await openChat(page);
  await expect(panel.getByText('Connected')).toBeVisible();
  await startChat(page, { message: 'Good morning' });
  const articles = panel.getByRole('log', { name: 'Conversation' }).getByRole('article');
  await expect(articles).toContainText(['Good morning', 'Welcome']);
  // It gives nothing that could open the chat elsewhere.
  await expect(panel.getByRole('button', { name: 'Continue on another phone' })).toHaveCount(0);
  const input = panel.getByRole('textbox', { name: 'Type your message' });
  for (const words of ['again', 'again']) {
    await input.fill(words);
    await input.press('Enter');
  }
  await expect(articles).toHaveCount(6);
  await expect(articles.filter({ hasText: 'You said: again' })).toHaveCount(2);

  await reload(page);
  await openChat(page);
  await expect(articles).toHaveCount(6);
  await input.fill('bye');
  await input.press('Enter');
  await expect(panel.getByRole('button', { name: 'Start New Chat' })).toBeVisible();
  await expect(articles).toHaveCount(7);
  // It takes no ratings.
  await expect(panel.getByText('How was this chat?')).toHaveCount(0);
});

test('sees by the words of a refusal that the chat is closed', async ({ page }) => {
  await open(page, '/about');
  const panel = await openChat(page);
  await startChat(page);
  const input = panel.getByRole('textbox', { name: 'Type your message' });
  for (const words of ['quietly', 'bye', 'too late']) {
    await input.fill(words);
    await input.press('Enter');
  }
  await expect(panel.getByRole('button', { name: 'Start New Chat' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Chat is closed')).toBeVisible();
});
