import { book, bookingsOf, bookWithPassport } from './booking.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, hold, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

// The browser notes calls that fail, as these are made to.
test.use({ complaint: /status of [45]\d\d|net::ERR_/ });

const title = 'Building Electrician';

test('says that there are none yet, and where there are services', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/my-bookings');
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/service');
  await expect(page.getByRole('link', { name: 'New Booking' })).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: 'Booked without an account? Find your booking' }),
  ).toHaveAttribute('href', '/track');
  await expectAccessible(page);
});

test('shows each booking on a card, and all of it on request', async ({ page, request }) => {
  const { token } = await register(request);
  const { reference } = await book(request, token, {
    email: 'rahima@example.com',
    requirements: 'Please call in the evening',
  });
  await signInPage(page, token);
  await open(page, '/my-bookings');
  await expect(page.getByRole('link', { name: 'New Booking' })).toHaveAttribute('href', '/service');
  const card = page.getByRole('article', { name: title });
  for (const text of [
    'Pending',
    reference,
    'Jobs Abroad',
    'rahima@example.com',
    '+8801712345678',
  ]) {
    await expect(card).toContainText(text);
  }
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Booking details' });
  await expect(dialog).toContainText('Please call in the evening');
  const way = dialog.getByRole('list', { name: 'How it goes on' });
  await expect(way.locator('[aria-current=step]')).toContainText('Pending');
  await expect(way.getByRole('listitem')).toHaveText([
    /^Pending/,
    /^Confirmed/,
    /^Processing/,
    /^Completed/,
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(card.getByRole('button', { name: 'Details' })).toBeFocused();
});

test('shows documents by their names', async ({ page, request }) => {
  const { token } = await register(request);
  await bookWithPassport(page, request, token);
  await signInPage(page, token);
  await open(page, '/my-bookings');
  await page.getByRole('button', { name: 'Details' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: /Passport photo/ });
  await expect(link).toHaveAttribute('target', '_blank');
  const picture = await request.get((await link.getAttribute('href')) ?? '');
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toMatch(/^image\//);
  await expect(page.getByRole('dialog')).toContainText('Nobody has opened them yet.');
});

test('shows who of the staff opened which document, when and what for', async ({
  page,
  request,
}) => {
  const { token } = await register(request);
  await bookWithPassport(page, request, token);
  await signInPage(page, token);
  const opening = { document: 'passport', use: 'open' };
  const openings = [
    {
      ...opening,
      use: 'print',
      role: 'agent',
      purpose: 'apply',
      words: 'Visa of Italy',
      at: '2026-11-02T09:30:00.000Z',
    },
    { ...opening, role: 'pilot', purpose: 'curiosity', at: '2026-11-01T20:00:00.000Z' },
    // As a server may tell it that knows of no purposes.
    { document: 'passport', by: 'Farhana Akter', at: '2026-11-01T19:00:00.000Z' },
  ];
  await page.route('**/document-openings', (route) =>
    route.fulfill({ json: { success: true, data: { openings }, openings } }),
  );
  await open(page, '/my-bookings');
  await page.getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Who opened your documents' })).toBeVisible();
  const lines = dialog.getByRole('listitem').filter({ hasText: 'Passport photo: ' });
  // In Dhaka it is six hours later.
  await expect(lines).toHaveText([
    /printed by an agent of ours.*To apply for a visa.*: Visa of Italy.*2 Nov 2026, 15:30$/,
    /opened by somebody of our staff.*It was not noted what for.*2 Nov 2026, 02:00$/,
    /opened by somebody of our staff.*It was not noted what for.*2 Nov 2026, 01:00$/,
  ]);
  await expect(dialog).not.toContainText('Farhana');
  await expectAccessible(page);
});

test('says when a document is deleted, before and after the booking has ended', async ({
  page,
  request,
}) => {
  const { token } = await register(request);
  await bookWithPassport(page, request, token);
  await signInPage(page, token);
  await open(page, '/my-bookings');
  await page.getByRole('button', { name: 'Details' }).click();
  const kept = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Passport photo' });
  await expect(kept).toContainText('Will be deleted soon after your booking has ended, or on');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('article')).toContainText('Cancelled');
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(kept).toContainText(/Will be deleted on \d{1,2} [A-Z][a-z]{2} \d{4}/);
});

test('does without the openings where a server does not tell them', async ({ page, request }) => {
  const { token } = await register(request);
  await bookWithPassport(page, request, token);
  await signInPage(page, token);
  await page.route('**/document-openings', (route) => route.fulfill({ status: 404, json: {} }));
  await open(page, '/my-bookings');
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: /Passport photo/ }),
  ).toBeVisible();
  await expect(page.getByText('Who opened your documents')).toHaveCount(0);
});

test('shows statuses in their colours, and what other servers tell', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  const booking = (status: string, more: object = {}) => ({
    _id: status,
    serviceType: 'flight',
    status,
    createdAt: '2026-11-01T20:00:00.000Z',
    ...more,
  });
  const bookings = [
    booking('confirmed', { destination: 'Rome', additionalInfo: { from: 'Dhaka', to: 'Rome' } }),
    booking('pending', { serviceType: 'hotel' }),
    booking('cancelled', { serviceType: 'visa' }),
    booking('awaiting_papers', { serviceId: { jobTitle: 'Welder', name: 'Not this' } }),
    booking('constructor', { serviceType: 'cruise', departureDate: '2027-01-10' }),
  ];
  await page.route('**/api/bookings/my-bookings', (route) =>
    route.fulfill({ json: { success: true, data: { bookings } } }),
  );
  await open(page, '/my-bookings');
  const badge = (name: string) =>
    page.getByRole('article', { name, exact: true }).locator('.pothik-status');
  await expect(badge('Flight - Rome')).toHaveText('Confirmed');
  await expect(badge('Flight - Rome')).toHaveClass(/--success/);
  await expect(badge('Hotel')).toHaveClass(/--warning/);
  await expect(badge('Visa')).toHaveClass(/--danger/);
  await expect(badge('Welder')).toHaveText('Awaiting papers');
  await expect(badge('Welder')).toHaveClass(/--neutral/);
  await expect(badge('Cruise')).toHaveText('Constructor');
  await expect(page.getByRole('article', { name: 'Cruise' })).toContainText('10 Jan 2027');
  await expect(page.getByRole('article', { name: 'Flight - Rome' })).toContainText('2 Nov 2026');
  await expect(
    page.getByRole('article', { name: 'Visa' }).getByRole('button', { name: 'Cancel' }),
  ).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(4);
});

test('cancels after it has asked, and keeps when told to', async ({ page, request }) => {
  const { token } = await register(request);
  await book(request, token);
  await signInPage(page, token);
  await open(page, '/my-bookings');
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(question).toHaveAccessibleDescription(
    "This will change the status to cancelled. You can't undo this action.",
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'No, keep' }).click();
  await expect(question).toBeHidden();
  expect((await bookingsOf(request, token))[0]?.status).toBe('pending');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByText('Booking cancelled successfully')).toBeVisible();
  await expect(card).toContainText('Cancelled');
  await expect(card.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  expect((await bookingsOf(request, token))[0]?.status).toBe('cancelled');
});

for (const [what, answer, told] of [
  ['refuses', { status: 500, json: {} }, 'Failed to cancel booking'],
  ['says why not', { status: 409, json: { success: false, message: 'Too late' } }, 'Too late'],
  ['is not understood', { status: 200, json: { success: false } }, 'Failed to cancel booking'],
] as const) {
  test(`says that a booking is not cancelled when the server ${what}`, async ({
    page,
    request,
  }) => {
    const { token } = await register(request);
    const { _id } = await book(request, token);
    await signInPage(page, token);
    await open(page, '/my-bookings');
    await page.route(`**/api/bookings/${_id}`, (route) => route.fulfill(answer));
    await page.getByRole('article').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText(told, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Pending');
  });
}

const list = /\/api\/bookings\/my-bookings$/;

test('shows that it loads', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await hold(page, list);
  await open(page, '/my-bookings');
  await expect(page.getByRole('status', { name: 'Loading your bookings...' })).toBeVisible();
  await expectAccessible(page);
});

test('tries again after a failure', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  const release = await hold(page, list);
  await open(page, '/my-bookings');
  await expect(page.getByRole('status', { name: 'Loading your bookings...' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to fetch bookings' })).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
});
