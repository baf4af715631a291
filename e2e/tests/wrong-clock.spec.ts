import { bookingForm, fillAll, guest, jobAddress, submit } from './booking.ts';
import { openChat, startChat, Staff } from './chat.ts';
import { expect, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

const year = 365 * 24 * 60 * 60 * 1_000;

const clocks = [
  ['a year behind', -year],
  ['a year ahead', year],
] as const;

for (const [how, error] of clocks) {
  test.describe(`on a phone whose clock is ${how}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.setSystemTime(Date.now() + error);
    });

    test('somebody signed in books, keeps the draft until then, and opens the document', async ({
      page,
      request,
    }) => {
      const { token } = await register(request);
      await signInPage(page, token);
      await open(page, jobAddress);
      await fillAll(page);
      await page.reload();
      await expect(bookingForm(page).getByLabel('Address')).toHaveValue(guest.Address);
      await expect(bookingForm(page).getByText('passport-photo.jpg')).toBeVisible();
      await submit(page);
      await expect(page.getByText('Booking submitted successfully')).toBeVisible();

      await open(page, '/my-bookings');
      await page.getByRole('button', { name: 'Details' }).click();
      const link = page.getByRole('dialog').getByRole('link', { name: /Passport photo/ });
      const document = await request.get((await link.getAttribute('href')) ?? '');
      expect(document.status()).toBe(200);
    });

    test('a session goes on, and the chat shows the times of the server', async ({
      page,
      request,
    }) => {
      const staff = await Staff.signIn(request);
      const { token, email } = await register(request);
      await signInPage(page, token);
      await open(page, '/profile');
      await expect(page.getByText(email).first()).toBeVisible();
      await page.reload();
      await expect(page.getByText(email).first()).toBeVisible();

      const panel = await openChat(page);
      const id = await startChat(page, { message: 'What time is it?' });
      await staff.join(id);
      const input = panel.getByRole('textbox', { name: 'Type your message' });
      await input.fill('Here it is late');
      await input.press('Enter');
      await expect.poll(() => staff.contents(id)).toContain('Here it is late');
      await staff.send(id, 'It is now.');
      const times = panel.getByRole('log', { name: 'Conversation' }).locator('time');
      await expect(times).toHaveCount(3);
      const isNow = async () => {
        const told = await times.evaluateAll((all) =>
          all.map((one) => Date.parse(one.getAttribute('datetime') ?? '')),
        );
        return told.every((at) => Math.abs(at - Date.now()) < 5 * 60_000);
      };
      await expect.poll(isNow).toBe(true);
    });
  });
}
