import { expect, it } from 'vitest';
import { chromeAddress, isInAppBrowser } from './in-app-browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `${android} Chrome/126.0.0.0 Mobile Safari/537.36`;
const facebook = `${android} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]`;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const newer =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const reduced = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Facebook on Android', facebook],
  ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/470]`],
  ['Facebook since 2025', `${iphone} Mobile/22G100 Safari/604.1 MetaIAB Facebook`],
  ['Messenger', `${android} Chrome/126.0 Mobile Safari/537.36 [FBAN/MessengerForAndroid;FBAV/1.0]`],
  ['Messenger on an iPhone', `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/470]`],
  ['Instagram', `${iphone} Mobile/15E148 Instagram 300.0`],
  ['WhatsApp', `${reduced} Chrome/141.0.0.0 Mobile Safari/537.36 [WA4A/2.25.0;]`],
  ['WhatsApp on an iPhone', `${newer} Version/26.0 Mobile/15E148 Safari/604.1 [WAiOS/2.25.0]`],
  ['X', `${iphone} Mobile/15E148 Twitter for iPhone`],
  ['X on Android', `${reduced} Chrome/141.0.0.0 Mobile Safari/537.36 TwitterAndroid`],
  ['LinkedIn', `${iphone} Mobile/15E148 [LinkedInApp]/9.30`],
  ['Snapchat', `${iphone} Mobile/15E148 Snapchat/13.0 (like Safari/8618, panda)`],
  ['TikTok', `${iphone} Mobile/15E148 musical_ly_36.0 BytedanceWebview/d8a21c6`],
  ['TikTok on Android', `${reduced} Chrome/141.0 Mobile Safari/537.36 trill_360 TikTok/36.0`],
  ['Line', `${iphone} Mobile/15E148 Safari Line/14.0.0`],
  ['the Google app', `${iphone} GSA/380.0 Mobile/15E148 Safari/604.1`],
  ['a web view of Android', `${android.replace(')', '; wv)')} Version/4.0 Chrome/126.0`],
])('recognises %s as an app', (_name, userAgent) => {
  expect(isInAppBrowser({ navigator: { userAgent } })).toBe(true);
});

it.each(['TelegramWebview', 'TelegramWebviewProxy'])('recognises Telegram by its %s', (name) => {
  const telegram = { navigator: { userAgent: chrome }, [name]: {} };
  expect(isInAppBrowser(telegram)).toBe(true);
});

it.each([
  ['Chrome', chrome],
  ['Chrome on an iPhone', `${iphone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on a computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36',
  ],
  ['Samsung Internet', `${reduced} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  ['Firefox on an iPhone', `${iphone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ['Safari', `${newer} Version/26.0 Mobile/15E148 Safari/604.1`],
  ['a home-screen app of an iPhone', `${newer} Mobile/15E148`],
])('takes %s for a browser', (_name, userAgent) => {
  expect(isInAppBrowser({ navigator: { userAgent } })).toBe(false);
});

it('leads to Chrome on Android, with the place that was asked for', () => {
  const page = 'https://pothik.example/login?redirect=%2Fprofile';
  expect(chromeAddress(facebook, page)).toBe(
    'intent://pothik.example/login?redirect=%2Fprofile#Intent;scheme=https;package=com.android.chrome;end',
  );
  expect(chromeAddress(iphone, page)).toBeUndefined();
});
