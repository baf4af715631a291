import { randomBytes } from 'node:crypto';
import { bookingStatuses, type BookingStatus } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { latinWords } from '../../../test/latin-words.ts';
import type { bookings } from '../../schema.ts';
import { deriveDocumentKeys } from '../files/document-keys.ts';
import { composeBookingMail } from './compose-booking-mail.ts';

const facts = {
  sender: 'Pothik',
  publicOrigin: 'https://pothik.example',
  contact: { phone: '+8801712345678', email: 'hello@pothik.example' },
  keys: deriveDocumentKeys(randomBytes(32)),
};

/** As far as a mail reads it. */
const booking = {
  ...{ id: 'one', reference: 'PTK-7K4M-2Q', userId: null },
  ...{ serviceType: 'hotel', departureDate: '2030-01-02' },
} as typeof bookings.$inferSelect;

const letter = {
  ...{ booking, step: 2, steps: 4, isNew: false, note: undefined },
  ...{ to: 'rahima@example.com', class: 'unconfirmed' as const },
  total: { amount: 125_500, currency: 'BDT' },
};

const inEnglish = (status: BookingStatus) =>
  composeBookingMail(
    {
      ...letter,
      status,
      language: 'en',
      service: { title: 'A room', image: { id: 'room', revision: 2 } },
    },
    facts,
  );
const inBangla = (status: BookingStatus) =>
  composeBookingMail(
    {
      ...letter,
      status,
      language: 'bn',
      service: { title: 'সাগরপাড়ের ঘর', image: { id: 'room', revision: 2 } },
    },
    facts,
  );

describe.each(bookingStatuses)('news of a booking that is %s', (status) => {
  it('are in Bangla alone, but for its number', () => {
    expect(latinWords(inBangla(status))).toEqual(new Set(['PTK-7K4M-2Q', 'Pothik']));
  });

  it('say as much in both languages', () => {
    const partsOf = ({ text }: { text: string }) => text.split('\n').length;
    expect(partsOf(inBangla(status))).toBe(partsOf(inEnglish(status)));
    expect(inBangla(status).html?.match(/<(p|a|img)\b/g)).toEqual(
      inEnglish(status).html?.match(/<(p|a|img)\b/g),
    );
  });
});

it('tell day, money and step as the language writes them', () => {
  expect(inEnglish('processing').text).toContain(
    'Service: A room\nCheck-in date: 2 Jan 2030\nFees in all: Tk 1,25,500\nWhere it stands: Step 2 of 4, being processed. Your room is being booked. The voucher comes to you.\n',
  );
  expect(inBangla('processing').text).toContain(
    'সেবা: সাগরপাড়ের ঘর\nহোটেলে ওঠার তারিখ: ২ জানুয়ারি ২০৩০\nমোট খরচ: ৳১,২৫,৫০০\nঅবস্থা: ৪ ধাপের ২ নম্বর ধাপ, কাজ চলছে। আপনার ঘর বুক করা হচ্ছে। ভাউচার পেয়ে যাবেন।\n',
  );
});

it('lead who has an account to their bookings, in the language of the mail', () => {
  const own = { ...letter, booking: { ...booking, userId: 'rahima' }, service: null };
  const { text, html } = composeBookingMail(
    { ...own, language: 'bn', status: 'action_required' },
    { ...facts, contact: {} },
  );
  expect(text).toContain('এখানে উত্তর দিন:\nhttps://pothik.example/bn/my-bookings\n\nPothik\n');
  expect(html).not.toContain('<img');
});

it('has the usual words for a service of a type that is called like a property of every object', () => {
  const message = composeBookingMail(
    {
      ...letter,
      booking: { ...booking, serviceType: 'constructor' },
      status: 'processing',
      language: 'en',
      service: { title: 'A room', image: { id: 'room', revision: 2 } },
    },
    facts,
  );
  expect(message.text).toContain('We tell you as soon as there is news.');
});
