import { englishRules } from '@pothik/contract';
import { expect, it } from 'vitest';
import { emptyDraft, type BookingDraft, type DraftDocuments } from './booking-draft.ts';
import { checkBooking, summarize } from './booking-rules.ts';

const photo = new File(['x'], 'passport.jpg', { type: 'image/jpeg' });

const complete: BookingDraft = {
  ...emptyDraft,
  name: 'Rahima',
  phone: '01712345678',
  address: 'Sylhet',
  whatsapp: '01812345678',
};

const messages = {
  fillIn: (field: string) => `fill in ${field}`,
  fields: {
    name: 'name',
    phone: 'phone',
    address: 'address',
    email: 'email',
    whatsapp: 'whatsapp',
    imo: 'imo',
    requirements: 'requirements',
  },
  required: 'required',
  missingContact: 'contact',
  invalidEmail: 'odd e-mail',
};

const check = (draft: Partial<BookingDraft>, documents: DraftDocuments = { passport: photo }) =>
  summarize(
    checkBooking(
      { ...complete, ...draft },
      documents,
      messages as unknown as Parameters<typeof checkBooking>[2],
      englishRules,
    ),
  );

it('finds nothing wrong with a booking that has what it needs', () => {
  expect(check({})).toEqual([]);
});

it('tells in the order of the specification, each thing once, and where it is first wrong', () => {
  expect(check(emptyDraft, {})).toEqual([
    { field: 'name', message: 'required' },
    { field: 'whatsapp', message: 'contact' },
    { field: 'passport', message: 'Please upload your passport photo' },
  ]);
});

it('takes spaces for nothing', () => {
  expect(check({ address: '  ' })).toEqual([{ field: 'address', message: 'required' }]);
});

it('asks for the chosen contact, whatever others are filled in', () => {
  expect(check({ preferredContact: 'imo' })).toEqual([{ field: 'imo', message: 'contact' }]);
});

it('refuses an e-mail address that looks like none, also beside another contact', () => {
  expect(check({ email: 'nobody' })).toEqual([{ field: 'email', message: 'odd e-mail' }]);
});

it.each(['01212345678', '0171234567', '11712345678'])('refuses the phone number %s', (phone) => {
  expect(check({ phone })).toEqual([
    { field: 'phone', message: 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)' },
  ]);
});

it('asks for the side of an NID that is missing', () => {
  expect(check({ documentType: 'nid' }, { passport: photo, nidFront: photo })).toEqual([
    { field: 'nidBack', message: 'Please upload both front and back pages of your NID' },
  ]);
});

it('refuses a day on which nobody can travel, as the server does', () => {
  const message = 'Please choose a day from today to three years from now';
  for (const day of ['0026-12-01', '2020-12-01', '2126-12-01']) {
    expect(check({ departureDate: day })).toEqual([{ field: 'departureDate', message }]);
  }
});
