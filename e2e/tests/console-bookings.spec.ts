import { readFile } from 'node:fs/promises';
import { book, bookWithPassport } from './booking.ts';
import { countOf, openConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';
import { newcomer, register, signInPage } from './person.ts';

/** Somebody whom no other test has made, and what they have booked. */
async function bookAs(request: Parameters<typeof register>[0]) {
  const name = `Shirin ${crypto.randomUUID().slice(0, 8)}`;
  const person = await register(request, { ...newcomer(), name });
  return { person, name, booking: await book(request, person.token, { name }) };
}

test('staff find a booking, confirm it with a note, and the customer is told', async ({
  page,
  request,
  browser,
}) => {
  const { person, name, booking } = await bookAs(request);
  await openConsole(page, request, '/bookings');
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(name);
  await expect(page.getByText(countOf('1 booking'))).toBeVisible();
  await expect(page).toHaveURL(/search=Shirin/);
  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(booking.reference) });
  await expect(row).toContainText('Pending');
  await expectAccessible(page);

  await row.getByRole('link', { name: booking.reference }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.reference);
  await page.getByLabel('New status').selectOption('Confirmed');
  await page.getByLabel('Note to the customer').fill('Bring two photos on Sunday.');
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByRole('status').getByText('The booking is now confirmed.')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history).toContainText('Bring two photos on Sunday.');
  await expectAccessible(page);

  const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signInPage(visitor, person.token);
  await open(visitor, '/my-bookings');
  await expect(visitor.getByRole('article')).toContainText('Confirmed');
  await open(visitor, '/notifications');
  await expect(visitor.getByText('Your booking is confirmed')).toBeVisible();
  await visitor.close();
});

test.describe('two at once', () => {
  test.use({ complaint: /status of 409/ });

  test('whoever decides second is told, keeps what was written, and chooses @desktop', async ({
    page,
    request,
  }) => {
    const { booking } = await bookAs(request);
    await openConsole(page, request, `/bookings/${booking._id}`);
    await page.getByLabel('New status').selectOption('Confirmed');
    await page.getByLabel('Note to the customer').fill('See you soon.');
    const response = await request.put(`/api/admin/bookings/${booking._id}`, {
      headers: { authorization: `Bearer ${await staffToken(request)}` },
      data: { status: 'processing', note: 'I have their file.' },
    });
    expect(response.status()).toBe(200);

    await page.getByRole('button', { name: 'Change status' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'changed meanwhile' });
    await expect(notice).toContainText('Processing');
    await expect(notice).toContainText('I have their file.');
    await expect(page.getByLabel('Note to the customer')).toHaveValue('See you soon.');
    await expectAccessible(page);
    const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(history).toHaveCount(2);

    await notice.getByRole('button', { name: 'Go on with mine' }).click();
    await page.getByRole('button', { name: 'Change status' }).click();
    await expect(history).toHaveCount(3);
    await expect(history.last()).toContainText('See you soon.');
  });
});

test('a document is asked for, and the customer reads what is needed @phone', async ({
  page,
  request,
  browser,
}) => {
  const { person, booking } = await bookAs(request);
  await openConsole(page, request, `/bookings/${booking._id}`);
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('Say what you need')).toBeVisible();
  await page.getByLabel('What do you need?').fill('The back of your NID, please.');
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('The customer has been asked.')).toBeVisible();
  await expectAccessible(page);

  const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signInPage(visitor, person.token);
  await open(visitor, '/notifications');
  await expect(visitor.getByText('The back of your NID, please.')).toBeVisible();
  await visitor.close();
});

test('staff say what they open a passport for, once, and its owner reads it', async ({
  page,
  request,
  browser,
}) => {
  const person = await register(request);
  const { _id: id } = await bookWithPassport(page, request, person.token);
  await page.addInitScript(() => {
    // A browser without a printer says that it is done.
    window.print = () => {
      sessionStorage.setItem('printed', 'yes');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await openConsole(page, request, `/bookings/${id}`);
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: 'Show documents' }).click();
  await expect(documents).toContainText('Choose a purpose first');
  const purpose = documents.getByRole('combobox', { name: 'What do you open them for?' });
  await purpose.selectOption('Something else');
  await documents.getByRole('button', { name: 'Show documents' }).click();
  await expect(documents).toContainText('Say in your own words what for');
  await expectAccessible(page);
  await purpose.selectOption('Checking the details of the booking');
  await documents.getByLabel('In your own words (optional)').fill('The date of birth');
  await documents.getByRole('button', { name: 'Show documents' }).click();
  const link = documents.getByRole('link', { name: 'Open: Passport' });
  await expect(link).toBeFocused();

  const opening = page.waitForEvent('popup');
  await link.click();
  const tab = await opening;
  await tab.waitForLoadState();
  await tab.close();
  const saving = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Save: Passport' }).click();
  expect((await saving).suggestedFilename()).toBe('passport.webp');
  await documents.getByRole('button', { name: 'Print: Passport' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('printed'))).toBe('yes');
  await page.reload();
  await expect(documents.getByRole('listitem').filter({ hasText: 'Passport: ' })).toHaveCount(3);
  await expect(documents).toContainText(
    'For: Checking the details of the booking (The date of birth)',
  );
  await expect(purpose).toHaveCount(0);
  await expectAccessible(page);

  const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signInPage(visitor, person.token);
  await open(visitor, '/my-bookings');
  await visitor.getByRole('button', { name: 'Details' }).click();
  const opened = visitor.getByRole('listitem').filter({ hasText: 'Passport photo: ' });
  await expect(opened).toHaveText([/printed by/, /saved by/, /opened by our management/]);
  await expect(opened.last()).toContainText(
    'To check the details of your booking: The date of birth',
  );
  await visitor.close();
});

test('the filtered list is exported as a file that runs nothing @desktop', async ({
  page,
  request,
}) => {
  const { person, name } = await bookAs(request);
  await book(request, person.token, { name, requirements: '=HYPERLINK("https://evil.example")' });
  await openConsole(page, request, `/bookings?${new URLSearchParams({ search: name }).toString()}`);
  await expect(page.getByText(countOf('2 bookings'))).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^bookings-.*\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(3);
  expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

test('filters, order and page stand in the address, by keyboard as well @desktop', async ({
  page,
  request,
}) => {
  await bookAs(request);
  await openConsole(page, request, '/bookings');
  await page.getByLabel('Status').selectOption('Cancelled');
  await page.getByLabel('Service type').selectOption('Hotel');
  await page.getByLabel('From', { exact: true }).fill('2025-01-01');
  await page.getByLabel('To', { exact: true }).fill('2025-01-02');
  await expect(page.getByText('No bookings match')).toBeVisible();
  await expect(page).toHaveURL(/status=cancelled&serviceType=hotel&from=2025-01-01&to=2025-01-02$/);
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await page.getByRole('button', { name: 'Booked' }).press('Enter');
  await expect(page).toHaveURL(/sort=createdAt$/);
  await expect(page.getByRole('columnheader', { name: 'Booked' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});
