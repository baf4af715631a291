import { expect, expectToastsOverHeader, hasArrived, open, test } from './page.ts';
import { confirmAddress, register, signInPage } from './person.ts';

// The browser notes calls that the server refuses.
test.use({ complaint: /status of [45]\d\d|net::ERR_FAILED/ });

test('shows what is stored, changes it, and Cancel leaves it as it was', async ({
  page,
  request,
}) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  const details = page.getByRole('region', { name: 'Your details' });
  await expect(details.getByRole('definition').filter({ hasText: '01712345678' })).toBeVisible();

  await details.getByRole('button', { name: 'Edit' }).click();
  await details.getByLabel('Full Name').fill('Somebody Else');
  await details.getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByText('Rahima Khatun')).toBeVisible();

  await details.getByRole('button', { name: 'Edit' }).click();
  await expect(details.getByLabel('Full Name')).toHaveValue('Rahima Khatun');
  await details.getByLabel('Full Name').fill('মোছাম্মৎ রাহিমা খাতুন');
  await details.getByLabel('Phone').fill('01812345678');
  await details.getByLabel('NID Number').fill('১২৩৪৫৬৭৮৯০');
  await details.getByLabel('Passport Number').fill('AB1234567');
  await details.getByLabel('Address').fill('House 7, Road 3, Sylhet');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expectToastsOverHeader(page);
  for (const value of ['01812345678', '1234567890', 'AB1234567', 'House 7, Road 3, Sylhet']) {
    await expect(details.getByRole('definition').filter({ hasText: value })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'মোছাম্মৎ রাহিমা খাতুন' })).toBeVisible();
});

test('asks for name and phone, and only warns of odd numbers of papers', async ({
  page,
  request,
}) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('');
  await page.getByLabel('NID Number').fill('123');
  await expect(page.getByText(/An NID number has 10, 13 or 17 digits/)).toBeVisible();
  await page.getByLabel('Passport Number').fill('12');
  await expect(page.getByText(/A passport number is one or two letters/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill in: Full Name')).toBeVisible();
  await page.getByLabel('Full Name').fill('Rahima');
  await page.getByLabel('Phone').fill('0123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Please enter a valid Bangladesh mobile number (01XXXXXXXXX)'),
  ).toBeVisible();
  await page.getByLabel('Phone').fill('01912345678');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
});

test('says that it failed, in the words for a refusal', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.route('**/api/users/profile', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to update profile')).toBeFocused();
});

test('signs out from the profile', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('takes a picture of the person', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  const picture = await page.screenshot({ type: 'jpeg' });
  await page
    .getByLabel('Change picture')
    .first()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('banner').locator('img[src*="/media/"]')).toBeVisible();
  await page
    .getByLabel('Change picture')
    .first()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') });
  await expect(page.getByText('Please choose a picture: JPEG, PNG or WebP.')).toBeVisible();
});

test('sends the link again that confirms the address, while it is not confirmed', async ({
  page,
  request,
}) => {
  const person = await register(request);
  await signInPage(page, person.token);
  await open(page, '/profile');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  const lookedAgain = page.waitForResponse('**/api/users/profile');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await hasArrived(page, await lookedAgain);
  await expect(page.getByText(`We sent the link to ${person.email}.`)).toBeVisible();
  // By the mail on another device; this page has not heard of it.
  await confirmAddress(request, person);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Your address is confirmed already.')).toBeVisible();
  await expect(page.getByText('Not confirmed yet')).toBeHidden();
});

test('keeps what the person wants to be told of', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  const offers = page.getByRole('checkbox', { name: /Offers and articles/ });
  await expect(offers).not.toBeChecked();
  await offers.click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
  await page.reload();
  await expect(offers).toBeChecked();
});

test('tells of news in the header, and of all of them on a page', async ({ page, request }) => {
  const { token, password } = await register(request);
  await request.put('/api/auth/change-password', {
    headers: { authorization: `Bearer ${token}` },
    data: { currentPassword: password, newPassword: 'another-one-1' },
  });
  await signInPage(page, token);
  await open(page, '/');
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

test('deletes the account of who knows its password', async ({ page, request }) => {
  const { token, email, password } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const form = page.getByRole('form', { name: 'Delete account' });
  await form.getByLabel('Current password').fill('not-it');
  await form.getByRole('button', { name: 'Delete for good' }).click();
  await expect(form.getByText('Your current password is not correct.')).toBeVisible();
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const login = await request.post('/api/auth/login', { data: { email, password } });
  expect(login.status()).toBe(401);
});
