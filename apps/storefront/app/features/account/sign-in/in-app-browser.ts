/**
 * How browsers inside other apps name themselves, in which Google refuses its window: Facebook, Messenger, Instagram,
 * WhatsApp, X, LinkedIn, Snapchat, TikTok, Line, imo, the Google app, and every web view of Android.
 */
const inApp =
  /\bFBA[NV]\/|\bFB_IAB\/|MetaIAB|Instagram|\bWA(?:4A|iOS)\/|Twitter(?: for|Android)|LinkedInApp|Snapchat|TikTok|musical_ly|BytedanceWebview|\bLine\/|\bimo\b|\bGSA\/|; wv\)/i;

/** Telegram sets one of these and does not name itself. */
const ofTelegram = ['TelegramWebview', 'TelegramWebviewProxy'];

/** Whether this is the browser inside another app. */
export const isInAppBrowser = (browser: { navigator: { userAgent: string } }): boolean =>
  inApp.test(browser.navigator.userAgent) || ofTelegram.some((name) => name in browser);

/** An address that opens this page in Chrome on an Android phone; nothing elsewhere. */
export function chromeAddress(userAgent: string, page: string): string | undefined {
  if (!/Android/i.test(userAgent)) return undefined;
  const { host, pathname, search, protocol } = new URL(page);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;end`;
}
