import { book } from './booking.ts';
import { beginChatWithStaff } from './chat.ts';
import { signInConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage } from './inbox.ts';
import { expect, test } from './page.ts';
import { register } from './person.ts';

// The browser reports the booking that is not found.
test.use({ complaint: /status of 404/ });

test('a visitor proves in the chat whose booking it is, and staff see it only then', async ({
  page,
  browser,
  request,
}) => {
  const { token } = await register(request);
  const { reference } = await book(request, token);
  const { staff, panel, id } = await beginChatWithStaff(page, request, { message: 'Any news?' });
  await staff.join(id);

  const desk = await newPage(browser);
  // Wide enough for the details next to the conversation.
  await desk.setViewportSize({ width: 1440, height: 900 });
  await signInConsole(desk, await staffToken(request));
  await desk.goto(`/admin/inbox/${id}?list=mine`);
  const details = desk.getByRole('complementary', { name: 'Visitor' });
  await expect(details.getByText('No booking that is proven to be theirs.')).toBeVisible();
  await expect(details.getByText(reference)).toHaveCount(0);
  await details.getByRole('button', { name: 'Ask to verify' }).click();

  await panel.getByRole('button', { name: 'Confirm who you are' }).click();
  await panel.getByLabel('Booking reference').fill(reference);
  await panel.getByLabel('Phone number of the booking').fill('01812345678');
  await panel.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(panel.getByText(/We found no booking/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('Phone number of the booking').fill('০১৭১২৩৪৫৬৭৮');
  await panel.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(panel.getByText('Our staff can see your booking in this chat.')).toBeVisible();

  await expect(details.getByRole('link', { name: reference })).toBeVisible();
  await expect(details.getByText('Verified: booking reference')).toBeVisible();
  await expectAccessible(desk);
  await desk.context().close();
});
