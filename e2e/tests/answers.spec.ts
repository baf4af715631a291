import { bookWithPassport, fillAll, openForm, photo, submit } from './booking.ts';
import { openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage } from './inbox.ts';
import { dismissToast, expect, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

// The browser notes calls that fail, as these are made to.
test.use({ complaint: /status of [45]\d\d|net::ERR_/ });

const title = 'We need something from you';

test('a guest without an address answers with a photo, by the link that staff send', async ({
  page,
  browser,
  request,
}) => {
  // The guest books, and gives no e-mail address.
  const visitor = await newPage(browser);
  await openForm(visitor);
  await fillAll(visitor);
  await submit(visitor);
  const thanks = visitor.getByRole('dialog', { name: 'Booking Successful!' });
  const reference = (await thanks.getByText(/^PTK-/).textContent()) ?? '';
  await expect(thanks.getByRole('list', { name: 'How it goes on' })).toContainText('Pending');
  await expectAccessible(visitor);
  await thanks.getByRole('button', { name: 'Forget it on this device' }).click();
  await expect(thanks).toContainText('This device has forgotten the booking.');

  // Staff miss something. Nobody is told, so that they send a link.
  await openConsole(page, request, '/bookings');
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(reference);
  await page.getByRole('link', { name: reference }).click();
  const note = 'The photo is blurred. Please take it by daylight.';
  await expect(page.getByLabel('What do you need?')).toHaveAccessibleDescription(
    'This guest gave no e-mail address. Ask first, then send them the link.',
  );
  await page.getByLabel('What do you need?').fill(note);
  await page.getByLabel('Which picture?').selectOption('Passport');
  await page.getByRole('button', { name: 'Ask for it' }).click();
  const sending = page.getByRole('region', { name: 'Send the customer a link' });
  await expect(sending).toContainText('Not told yet');
  await sending.getByRole('button', { name: 'Make the link' }).click();
  const link = await sending.getByLabel('Link for the customer').inputValue();
  await expect(sending.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/8801812345678\?text=.*track/,
  );
  await expectAccessible(page);

  // The guest opens it, sees what is asked first, and answers.
  const { pathname, hash } = new URL(link);
  await open(visitor, pathname + hash);
  const asked = visitor.getByRole('form', { name: title });
  await expect(asked).toContainText(note);
  await expect(visitor.getByRole('article')).toContainText('Action required');
  await asked.getByRole('button', { name: 'Send' }).click();
  await expect(asked.getByRole('alert')).toHaveText('Please write an answer, or add a photo');
  await expectAccessible(visitor);
  await asked.getByLabel('Passport photo').setInputFiles(await photo(visitor, 'daylight.jpg'));
  await expect(asked.getByText('daylight.jpg')).toBeVisible();
  await asked.getByLabel('Your answer').fill('Taken at the window.');
  await asked.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('Thank you! We have received your answer.')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await expect(visitor.getByRole('article')).toContainText('Pending');
  const way = visitor.getByRole('list', { name: 'How it goes on' });
  await expect(way.locator('[aria-current=step]')).toContainText('You answered');
  await dismissToast(visitor);
  await expectAccessible(visitor);

  // Staff see it in the list and in the case.
  await page.goto('/admin/bookings?answered=true');
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(reference);
  const row = page.getByRole('row', { name: new RegExp(reference) });
  await expect(row).toContainText('New answer');
  await row.getByRole('link').click();
  await expect(page.getByText(/^The customer answered: /)).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Taken at the window.');
  await expect(history).toContainText('Sent: Passport');
  await expectAccessible(page);
  await visitor.context().close();
});

test('somebody with an account finds what is asked first, and nothing that was typed is lost', async ({
  page,
  request,
}) => {
  const { token } = await register(request);
  const { _id: id } = await bookWithPassport(page, request, token);
  await bookWithPassport(page, request, token);
  const staff = await request.post('/api/auth/login', {
    data: { email: 'staff@pothik.example', password: 'pothik-staff' },
  });
  const { token: staffToken } = (await staff.json()) as { token: string };
  await request.post(`/api/admin/bookings/${id}/document-requests`, {
    headers: { authorization: `Bearer ${staffToken}` },
    data: { note: 'In which year did you finish school?' },
  });

  await signInPage(page, token);
  await open(page, '/my-bookings');
  await expect(page.getByRole('article').first()).toContainText('Action required');
  const asked = page.getByRole('form', { name: title });
  await expect(asked).toContainText('In which year did you finish school?');
  await asked.getByLabel('Your answer').fill('In 2019, here is the certificate.');
  await asked.getByLabel('Photo of the paper').setInputFiles(await photo(page, 'certificate.jpg'));
  await expect(asked.getByText('certificate.jpg')).toBeVisible();

  // The line is down: it is saved, can be taken back, and outlasts the page.
  await page.route('**/api/bookings/*/answers', (route) => route.abort());
  await asked.getByRole('button', { name: 'Send' }).click();
  const saved = page.getByText('Saved. It is sent as soon as you are online again');
  await expect(saved).toBeVisible();
  await expect(page.getByText('Network error')).toHaveCount(0);
  await expect(asked).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(asked.getByLabel('Your answer')).toHaveValue('In 2019, here is the certificate.');
  await expect(asked.getByText('certificate.jpg')).toBeVisible();
  await asked.getByRole('button', { name: 'Send' }).click();
  await expect(saved).toBeVisible();

  // It arrives by itself from another page.
  await open(page, '/about');
  await expect(page.getByRole('status').filter({ hasText: '1 waiting' })).toBeVisible();
  await page.unroute('**/api/bookings/*/answers');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('What waited was sent')).toBeVisible();
  await open(page, '/my-bookings');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(asked).toHaveCount(0);
  await expect(page.getByText('Action required')).toHaveCount(0);

  const answered = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await answered.last().getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Booking details' });
  await expect(dialog.getByRole('list', { name: 'How it goes on' })).toContainText(
    'In 2019, here is the certificate.',
  );
  await expect(dialog.getByRole('link', { name: /Further paper 1/ })).toBeVisible();
  await expectAccessible(page);
});

test('a device remembers the booking of its guest, until it is told to forget it', async ({
  page,
}) => {
  await openForm(page);
  await fillAll(page);
  await submit(page);
  const thanks = page.getByRole('dialog', { name: 'Booking Successful!' });
  const reference = (await thanks.getByText(/^PTK-/).textContent()) ?? '';
  await thanks.getByRole('link', { name: 'See how it stands' }).click();
  await expect(page).toHaveURL(/\/track/);
  const booking = page.getByRole('article').filter({ hasText: reference });
  await expect(booking).toBeVisible();
  await open(page, '/track');
  await expect(booking).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Forget it on this device' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Find booking' })).toBeEnabled();
  await expect(page.getByRole('article')).toHaveCount(0);

  await open(page, '/track#nothing.that.opens');
  await expect(page.getByText('This link opens no booking any more')).toBeVisible();
});
