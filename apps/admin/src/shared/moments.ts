const timeZone = 'Asia/Dhaka';
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** A moment in the company's own place: `14:05` today, else `21 Nov, 14:05`. */
export function shortMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const time = clock.format(moment);
  return day.format(moment) === day.format(now) ? time : `${day.format(moment)}, ${time}`;
}
