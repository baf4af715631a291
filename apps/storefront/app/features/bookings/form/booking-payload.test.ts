import { expect, it } from 'vitest';
import { emptyDraft, type BookingDraft } from './booking-draft.ts';
import { toBookingInput } from './booking-payload.ts';

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
const documents = { passport: photo, nidFront: photo, nidBack: photo };

const input = (draft: Partial<BookingDraft>, serviceType = 'visa') =>
  toBookingInput({ ...emptyDraft, phone: '01712345678', ...draft }, documents, {
    serviceId: 's1',
    serviceType,
    isInstant: true,
    consent: 'documents-1-bn',
  });

it('puts the country before the phone number and trims what was typed', () => {
  expect(input({ name: ' Rahima ' })).toMatchObject({ phone: '+8801712345678', name: 'Rahima' });
});

it('leaves out what is empty', () => {
  const { email, imo, requirements } = input({ email: '  ' });
  expect([email, imo, requirements]).toEqual([undefined, undefined, undefined]);
});

it('sends the pictures of the chosen document alone', () => {
  expect(Object.keys(input({ documentType: 'nid' }))).toEqual(
    expect.arrayContaining(['nidFront', 'nidBack']),
  );
  expect(input({ documentType: 'nid' })).not.toHaveProperty('passport');
  expect(input({})).not.toHaveProperty('nidFront');
});

it('sends dates and passengers where people travel, and nowhere else', () => {
  const travel = { departureDate: '2027-02-01', adults: '2', infants: '1' };
  expect(input(travel, 'flight')).toMatchObject({
    departureDate: '2027-02-01',
    passengers: { adults: 2, children: 0, infants: 1 },
  });
  expect(input(travel)).not.toHaveProperty('departureDate');
  expect(input(travel)).not.toHaveProperty('passengers');
  expect(input({ departureDate: '2027-02-01' }, 'hotel').passengers).toBeUndefined();
});

it.each(['-3', 'many', ''])('takes %j passengers for none', (adults) => {
  expect(input({ adults }, 'hotel').passengers?.adults).toBe(0);
});
