const inDhaka = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' });

/** The day in Dhaka so many days from now: `2026-12-23`. */
export const dayFromNow = (days: number, now = Date.now()): string =>
  inDhaka.format(new Date(now + days * 24 * 60 * 60_000));
