import { formats } from './formats.ts';

/** The daily mail to staff. */
export const messages = {
  subject: (product: string, day: string) => `${product}: how ${formats.day(day)} went`,
  yesterday: (day: string) => `Yesterday, ${formats.day(day)}:`,
  made: 'New bookings',
  madeWithBefore: (made: number, before: number) =>
    `${formats.amount(made)} (the day before ${formats.amount(before)})`,
  chatWait: 'First answer in the chat, half of them within',
  bookingWait: 'First decision on a booking, half of them within',
  none: 'none yet',
  minutes: (minutes: number) => {
    if (minutes < 1) return 'less than a minute';
    if (minutes < 60) return `${String(minutes)} min`;
    return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
  },
  count: (count: number, isMinimum: boolean) => `${formats.amount(count)}${isMinimum ? '+' : ''}`,
  now: 'Now:',
  waiting: 'Visitors waiting in the chat',
  overduePending: 'Bookings pending for more than two days',
  overdueAnswered: 'Customers’ answers older than a day',
  open: { lead: 'More stands in the overview', action: 'Open the console' },
  why: 'You get this mail every morning because you asked for it in the overview. You end it there.',
};
