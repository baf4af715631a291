import { beginChatWithStaff, openChat } from './chat.ts';
import { signInConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage } from './inbox.ts';
import { expect, reload, test } from './page.ts';
import { confirmAddress, mailTo, register, signInPage } from './person.ts';

// A chat is refused while the address is not confirmed.
test.use({ complaint: /net::ERR_|WebSocket|409 \(Conflict\)/ });

test('the words of a closed chat go to the account by mail, asked for by visitor and staff', async ({
  page,
  browser,
  request,
}) => {
  const person = await register(request);
  await signInPage(page, person.token);
  const message = `Is the office open? ${crypto.randomUUID()}`;
  const { staff, panel, id } = await beginChatWithStaff(page, request, { message });
  await staff.join(id);
  await staff.close(id);
  const send = panel.getByRole('button', { name: 'Mail me this chat' });
  await expectAccessible(page);
  await send.click();
  const refusal = page.getByText('Please confirm your email address first');
  await expect(refusal).toBeVisible();
  await confirmAddress(request, person);
  await send.click();
  await expect(panel.getByText(`The chat is on its way to ${person.email}.`)).toBeVisible();
  expect(await mailTo(person.email, 'Your chat with ')).toContain(message);
  await reload(page);
  await openChat(page);
  await expect(send).toBeVisible();

  const console = await newPage(browser);
  await signInConsole(console, await staffToken(request));
  await console.goto(`/admin/inbox/${id}?list=closed`);
  await console.getByRole('button', { name: 'More' }).click();
  await expectAccessible(console);
  await console.getByRole('menuitem', { name: 'Mail transcript to visitor' }).click();
  await console.getByRole('button', { name: 'Send the mail' }).click();
  await expect(console.getByText(`on its way to ${person.email}`)).toBeVisible();
  await console.context().close();
});

test('a guest is not asked where to, as nobody knows whose an address is', async ({
  page,
  request,
}) => {
  const { staff, panel, id } = await beginChatWithStaff(page, request, { message: 'Hello' });
  await staff.close(id);
  await expect(panel.getByRole('button', { name: 'Start New Chat' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Mail me this chat' })).toHaveCount(0);
});
