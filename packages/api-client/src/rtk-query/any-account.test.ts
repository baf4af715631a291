import { expect, it } from 'vitest';
import { readNotifications, readPreferences } from './any-account.ts';

it('takes notifications as they are told by our server', () => {
  const notification = {
    _id: 'n1',
    kind: 'booking_status',
    title: 'Booking received',
    body: 'PTK-1',
    link: '/my-bookings',
    read: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  expect(readNotifications([notification])).toEqual([notification]);
});

it.each([
  [undefined, []],
  [{ items: [] }, []],
  [[null, 'text'], []],
  [
    [{ id: 7, message: 'Your visa is ready', isRead: true, createdAt: 'yesterday' }],
    [{ _id: '0', kind: undefined, title: 'Your visa is ready', read: true, createdAt: '' }],
  ],
])('makes the best of what another server tells: %j', (told, read) => {
  expect(readNotifications(told)).toEqual(read);
});

it.each([undefined, null, [], { newsletter: 'yes' }])(
  'has a value for every preference, whatever was told: %j',
  (told) => {
    expect(readPreferences(told)).toMatchObject({
      language: 'en',
      bookingEmails: false,
      chatEmails: false,
      newsletter: false,
    });
  },
);
