import {
  bookingForm,
  choosePhoto,
  fill,
  fillAll,
  guest,
  jobAddress,
  openForm,
  photo,
  submit,
} from './booking.ts';
import { expectAccessible, expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { expect, open, openAndRest, test } from './page.ts';
import { register, signInPage } from './person.ts';

const required = 'Please fill in all required fields';
const contact = 'Please provide your selected contact (Email/WhatsApp/IMO)';
const phone = 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)';
const passport = 'Please upload your passport photo';
const nid = 'Please upload both front and back pages of your NID';

test('a guest chooses between two ways, and can come back to the choice', async ({ page }) => {
  await open(page, jobAddress);
  const card = page.getByRole('region', { name: 'Book This Service' });
  const instant = card.getByRole('button', { name: 'Instant Booking', exact: true });
  await expect(instant).toHaveAccessibleDescription(
    'No account needed: your contact details, and a photo of your passport or NID.',
  );
  await expect(card.getByText('Recommended')).toBeVisible();
  await expect(
    card.getByRole('button', { name: 'Login to Book', exact: true }),
  ).toHaveAccessibleDescription('Saves your information and gives you a booking history.');
  await expect(bookingForm(page)).toHaveCount(0);
  await instant.click();
  await expect(bookingForm(page)).toBeFocused();
  await card.getByRole('button', { name: 'Back to booking options' }).click();
  await expect(instant).toBeFocused();
  await expect(bookingForm(page)).toHaveCount(0);
});

test('who is signed in gets the form at once, with what is known of them', async ({
  page,
  request,
}) => {
  const { token, email, name } = await register(request);
  await signInPage(page, token);
  await open(page, jobAddress);
  const form = bookingForm(page);
  await expect(form.getByRole('textbox', { name: 'Full Name' })).toHaveValue(name);
  await expect(form.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('01712345678');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByRole('button', { name: 'Back to booking options' })).toHaveCount(0);
});

test('says all that is missing in the order of the rules, and leads to it', async ({ page }) => {
  const form = await openForm(page);
  await submit(page);
  const summary = form.getByRole('group', { name: 'Please check your booking' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([required, contact, passport]);
  const name = form.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveAccessibleDescription('Please fill in: Full Name');
  await expectAccessible(page);
  await summary.getByRole('link', { name: required }).click();
  await expect(name).toBeFocused();
});

test('asks for the contact that was chosen, whatever else is filled in', async ({ page }) => {
  const form = await openForm(page);
  await expect(form.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
  await expect(form.getByText('Provide your preferred contact. One is required.')).toBeVisible();
  await fillAll(page);
  await form.getByRole('radiogroup', { name: 'Preferred contact' }).getByLabel('IMO').check();
  await submit(page);
  await expect(form.getByRole('link')).toHaveText([contact]);
  await expect(form.getByRole('textbox', { name: 'IMO' })).toHaveAccessibleDescription(contact);
  await form.getByRole('radiogroup', { name: 'Preferred contact' }).getByLabel('Email').check();
  await fill(page, { Email: 'not an address' });
  await submit(page);
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Please enter an e-mail address, such as name@example.com',
  );
});

test('takes digits alone for the phone, eleven at most, and refuses other numbers', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillAll(page);
  const field = form.getByRole('textbox', { name: 'Phone Number' });
  await field.fill('০১২১২৩৪৫৬৭৮৯৯ab');
  await expect(field).toHaveValue('01212345678');
  await submit(page);
  await expect(field).toHaveAccessibleDescription(phone);
  await expect(form.getByRole('link')).toHaveText([phone]);
});

test('asks for both sides of an NID', async ({ page }) => {
  const form = await openForm(page);
  await fill(page, guest);
  await form.getByRole('radiogroup', { name: 'Document type' }).getByLabel('NID').check();
  await expect(form.getByLabel('Passport photo')).toHaveCount(0);
  await submit(page);
  await expect(form.getByRole('link')).toHaveText([nid]);
  await choosePhoto(page, 'NID front');
  await submit(page);
  await expect(form.getByLabel('NID back')).toHaveAccessibleDescription(nid);
});

test('asks for dates and passengers where people travel, and for a sensible order', async ({
  page,
}) => {
  const form = await openForm(page, '/service/hotels/hotel-coxs-bazar-sea-view');
  await expect(form.getByRole('group', { name: 'Travel details (optional)' })).toBeVisible();
  await expect(form.getByLabel('Adults')).toHaveValue('1');
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Check-in date').fill(inDays(10));
  await form.getByLabel('Check-out date').fill(inDays(1));
  await submit(page);
  await expect(form.getByLabel('Check-out date')).toHaveAccessibleDescription(
    'The return date is before the departure date',
  );
  await expectAccessible(page);
});

test('takes photos alone, and says what is wrong with others', async ({ page }) => {
  const form = await openForm(page);
  const field = form.getByLabel('Passport photo');
  const choose = (name: string, mimeType: string, bytes: string) =>
    field.setInputFiles({ name, mimeType, buffer: Buffer.from(bytes, 'latin1') });
  // Names and types lie: phones name a HEIC `.jpg`.
  await choose('passport.jpg', 'image/jpeg', '%PDF-1.4');
  await expect(field).toHaveAccessibleDescription('Please choose a photo (an image file)');
  await choose('IMG_0001.JPG', 'image/jpeg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  await expect(field).toHaveAccessibleDescription(/HEIC, which this browser cannot read/);
  await choose('passport.jpg', 'image/jpeg', '\xff\xd8\xff\xe0');
  await expect(field).toHaveAccessibleDescription(/cannot be read as a photo/);
  await field.setInputFiles({ ...(await photo(page)), name: 'passport.heic', mimeType: '' });
  await expect(form.getByText('passport.jpg')).toBeVisible();
  await expect(field).not.toHaveAccessibleDescription(/./);
  await form.getByRole('button', { name: 'Remove' }).click();
  await expect(form.getByText('passport.jpg')).toHaveCount(0);
});

/** A photo of the given size. */
const painted = async (page: Parameters<typeof photo>[0], { width = 800, height = 600 }) => {
  const url = await page.evaluate(
    (look) => {
      const canvas = document.createElement('canvas');
      canvas.width = look.width;
      canvas.height = look.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, look.width, look.height);
      context.fillStyle = '#000';
      for (let x = 0; x < look.width; x += 24) {
        context.fillRect(x, 0, 8, look.height);
      }
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    { width, height },
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
};

/** The same picture with a note that it was taken with the phone turned to the side. */
function turned(jpeg: Buffer): Buffer {
  const exif = Buffer.from(
    'ffe1002245786966000049492a0008000000010012010300010000000600000000000000',
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

test('sends photos upright and no larger than has to be', async ({ page }) => {
  const form = await openForm(page);
  const buffer = turned(await painted(page, { width: 4_000, height: 3_000 }));
  const field = form.getByLabel('Passport photo');
  await field.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  const preview = form.locator('img');
  await expect(preview).toBeVisible();
  const size = () =>
    preview.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
      naturalWidth,
      naturalHeight,
    ]);
  await expect.poll(size).toEqual([1_500, 2_000]);
});

test('keeps both sides of an NID, and of two photos for one side the later', async ({ page }) => {
  const form = await openForm(page);
  await form.getByRole('radio', { name: 'NID' }).check();
  const large = await painted(page, { width: 4_000, height: 3_000 });
  const small = await painted(page, {});
  const choose = (label: string, name: string, buffer: Buffer) =>
    form.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  // Each is chosen while the one before it is still looked at.
  await choose('NID front', 'dropped.jpg', large);
  await choose('NID front', 'front.jpg', small);
  await choose('NID back', 'back.jpg', large);
  await expect(form.getByText('back.jpg')).toBeVisible();
  await expect(form.getByText('front.jpg')).toBeVisible();
  await expect(form.getByText('Checking the photo...')).toHaveCount(0);
  await expect(form.getByText('dropped.jpg')).toHaveCount(0);
});

test('leads to the card from the bottom of a phone @phone', async ({ page }) => {
  await open(page, jobAddress);
  const bar = page.getByRole('link', { name: 'Book now' });
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page.getByRole('heading', { name: 'Book This Service' })).toBeInViewport();
  const overlap = await page.evaluate(() => {
    const bottom = document.querySelector('nav[aria-label=Mobile]')?.getBoundingClientRect().top;
    const card = document.querySelector('#book')?.getBoundingClientRect();
    return card && bottom ? card.bottom > bottom : true;
  });
  expect(overlap).toBe(false);
});

test('leads back to a form that lies below, and slides under it there @desktop', async ({
  page,
}) => {
  await openForm(page);
  const bar = page.getByRole('link', { name: 'Book now' });
  const card = page.getByRole('region', { name: 'Book This Service' });
  const isOnTop = () =>
    bar.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isOnTop).toBe(true);
  await bar.click();
  await expect(card.getByRole('heading', { name: 'Book This Service' })).toBeInViewport();
  await expect.poll(isOnTop).toBe(false);
});

test('stays at the side of a wide screen @desktop', async ({ page }) => {
  await open(page, jobAddress);
  await expect(page.getByRole('link', { name: 'Book now' })).toBeHidden();
  await page
    .getByRole('heading', { name: 'Requirements' })
    .evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Instant Booking' })).toBeInViewport();
});

test('has the whole width of a wide screen once it is filled in, with its price beside it @desktop', async ({
  page,
}) => {
  const form = await openForm(page);
  const [name, phone, price] = await Promise.all(
    [
      form.getByRole('textbox', { name: 'Full Name' }),
      form.getByRole('textbox', { name: 'Phone Number' }),
      page.getByRole('heading', { name: 'What it costs' }),
    ].map((one) => one.boundingBox()),
  );
  expect(phone?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? Infinity));
  expect(price?.x).toBeGreaterThan((phone?.x ?? 0) + (phone?.width ?? Infinity));
});

test('loads nothing of the form before one is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => scripts.push(asked.url()));
  await openAndRest(page, jobAddress);
  expect(scripts.filter((url) => url.includes('booking-form'))).toEqual([]);
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await expect(bookingForm(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes('booking-form'))).not.toEqual([]);
});

test('both choices and the form are accessible, light and dark', async ({ page }) => {
  await open(page, jobAddress);
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await fillAll(page);
  await expectAccessibleInLightAndDark(page);
});

test('a number that is typed once is taken for WhatsApp with one press', async ({ page }) => {
  const form = await openForm(page);
  const take = form.getByRole('button', { name: 'My WhatsApp is on the phone number above' });
  await expect(take).toHaveCount(0);
  await fill(page, { 'Phone Number': '01712345678' });
  await take.click();
  await expect(form.getByRole('textbox', { name: 'WhatsApp', exact: true })).toHaveValue(
    '01712345678',
  );
  await expect(take).toHaveCount(0);
});
