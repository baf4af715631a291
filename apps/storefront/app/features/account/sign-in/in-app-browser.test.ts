import { expect, it } from 'vitest';
import { chromeAddress, isInAppBrowser } from './in-app-browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `${android} Chrome/126.0.0.0 Mobile Safari/537.36`;
const facebook = `${android} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]`;
const messenger = `${android} Chrome/126.0 Mobile Safari/537.36 [FBAN/MessengerForAndroid;FBAV/1.0]`;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [facebook, true],
  [messenger, true],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/470]`, true],
  [`${iphone} Mobile/15E148 Instagram 300.0`, true],
  [`${android.replace(')', '; wv)')} Version/4.0 Chrome/126.0`, true],
  [chrome, false],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, false],
])('tells the browser inside an app: %s', (userAgent, expected) => {
  expect(isInAppBrowser(userAgent)).toBe(expected);
});

it('leads to Chrome on Android, with the place that was asked for', () => {
  const page = 'https://pothik.example/login?redirect=%2Fprofile';
  expect(chromeAddress(facebook, page)).toBe(
    'intent://pothik.example/login?redirect=%2Fprofile#Intent;scheme=https;package=com.android.chrome;end',
  );
  expect(chromeAddress(iphone, page)).toBeUndefined();
});
