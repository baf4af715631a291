import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRequester } from '@pothik/api-client';
import { bookingEndpoints } from '@pothik/contract';
import { storefrontOrigin } from '../this-run.ts';
import { bookingForm, bookingsOf, fill, guest, jobAddress, submit } from './booking.ts';
import { noisePng } from './noise-png.ts';
import { expect, open, test as base } from './page.ts';
import { register, signInPage } from './person.ts';
import { fetchOver, slowLine, type Speed } from './slow-line.ts';

const test = base.extend<Speed>({ lineSpeed: [60, { option: true }] });

/** A telephone's far from everything: 400 kbit/s, and 5 of 100 packets get lost. */
const farAway = { bitsPerSecond: 400_000, loss: 0.05 };

test('5 MB arrive over a line of 400 kbit/s that loses packets, and tell how far they are @phone', async ({
  request,
  lineSpeed,
}) => {
  const { token } = await register(request);
  const socketPath = path.join(tmpdir(), `pothik-line-${crypto.randomUUID()}`);
  const line = await slowLine(
    storefrontOrigin,
    { ...farAway, bitsPerSecond: farAway.bitsPerSecond * lineSpeed },
    socketPath,
  );
  const picture = noisePng(5_000_000);
  const send = createRequester({
    origin: storefrontOrigin,
    fetch: fetchOver(socketPath),
    token: { get: () => token },
  });
  const steps: number[] = [];
  const began = performance.now();
  const { booking } = await send(
    bookingEndpoints.create,
    {
      serviceId: 'electrician-riyadh',
      name: 'Rahima Khatun',
      phone: '01712345678',
      address: 'Sylhet',
      whatsapp: '01712345678',
      documentType: 'passport',
      passport: new File([new Uint8Array(picture)], 'passport.png', { type: 'image/png' }),
    },
    { idempotencyKey: crypto.randomUUID(), onUploadProgress: ({ loaded }) => steps.push(loaded) },
  );
  const seconds = (performance.now() - began) / 1_000;
  line.close();
  test.info().annotations.push({
    type: 'upload',
    description: `${String(picture.length)} bytes in ${seconds.toFixed(1)} s`,
  });
  // It was as slow as it was told to be.
  expect(seconds).toBeGreaterThan((picture.length * 8) / (farAway.bitsPerSecond * lineSpeed));
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.at(-1)).toBeGreaterThan(picture.length);
  const opened = await request.get(booking.documents?.passport ?? '');
  expect(opened.headers()['content-type']).toBe('image/webp');
});

test('the form shows how far an upload on a slow line has come, and can be used meanwhile @phone', async ({
  page,
  request,
  lineSpeed,
}) => {
  const { token } = await register(request);
  await signInPage(page, token);
  const pace = { ...farAway, bitsPerSecond: farAway.bitsPerSecond * lineSpeed };
  const line = await slowLine(storefrontOrigin, pace);
  await open(page, line.origin + jobAddress);
  const form = bookingForm(page);
  await fill(page, guest);
  const buffer = noisePng(lineSpeed === 1 ? 5_000_000 : 1_000_000);
  const passport = form.getByLabel('Passport photo', { exact: true });
  await passport.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer });
  await expect(form.getByText('large.jpg')).toBeVisible();
  // The system takes what a browser sends faster than the line; this makes the browser feel it.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const emulate = (uploadThroughput: number) =>
    browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await emulate(farAway.bitsPerSecond / 8);
  await submit(page);
  const bar = page.getByRole('progressbar', { name: 'Uploading your booking' });
  const shown = () => bar.evaluate((element: HTMLProgressElement) => element.position);
  await expect.poll(shown).toBeGreaterThan(0);
  const first = await shown();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await fill(page, { Requirements: 'Please call in the evening' });
  await expect(form.getByLabel('Requirements')).toHaveValue('Please call in the evening');
  await expect.poll(shown).toBeGreaterThan(first);
  // The rest says nothing more.
  if (lineSpeed > 1) await emulate(-1);
  await expect(page).toHaveURL(/\/my-bookings$/, { timeout: 200_000 });
  expect(await bookingsOf(request, token)).toHaveLength(1);
  // What the page still asks for would find nobody.
  await page.close();
  line.close();
});
