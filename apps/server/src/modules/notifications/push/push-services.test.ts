import { expect, it } from 'vitest';
import { isOfPushService } from './push-services.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
])('takes %s', (endpoint) => {
  expect(isOfPushService(endpoint, [])).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://somebody@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://example.com/fcm.googleapis.com',
  'https://push.apple.com.example.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'no address',
])('refuses %s', (endpoint) => {
  expect(isOfPushService(endpoint, [])).toBe(false);
});

it('takes an origin that is named, and nothing that begins like it', () => {
  expect(isOfPushService('http://127.0.0.1:4000/a', ['http://127.0.0.1:4000'])).toBe(true);
  expect(isOfPushService('http://127.0.0.1:40001/a', ['http://127.0.0.1:4000'])).toBe(false);
});
