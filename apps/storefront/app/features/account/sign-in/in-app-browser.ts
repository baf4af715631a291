/** Browsers inside other apps, in which Google refuses its window: Facebook, Messenger and the like. */
const inApp = /\bFBA[NV]\/|\bFB_IAB\/|Instagram|\bLine\/|\bimo\b|TikTok|; wv\)/i;

/** Whether this is the browser inside another app, by what it says of itself. */
export const isInAppBrowser = (userAgent: string): boolean => inApp.test(userAgent);

/** An address that opens this page in Chrome on an Android phone; nothing elsewhere. */
export function chromeAddress(userAgent: string, page: string): string | undefined {
  if (!/Android/i.test(userAgent)) return undefined;
  const { host, pathname, search, protocol } = new URL(page);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;end`;
}
