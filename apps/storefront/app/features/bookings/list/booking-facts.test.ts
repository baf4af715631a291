import type { Booking } from '@pothik/contract';
import { expect, it } from 'vitest';
import { messages as formats } from '../../../messages/en/formats.ts';
import { allFacts, canCancel, cardFacts, statusName, titleOf } from './booking-facts.ts';

const words = {
  formats,
  fallbackTitle: 'Booking',
  serviceTypes: { visa: 'Visa', job: 'Job', other: 'Other' },
  statuses: { pending: 'Pending' },
  documentNames: {},
  passengers: 'passengers',
  dates: 'dates',
  email: 'email',
  notes: 'notes',
  serviceType: 'service type',
} as unknown as Parameters<typeof titleOf>[1];

const booking = (more: Partial<Booking> = {}): Booking => ({
  _id: 'b',
  serviceType: 'visa',
  status: 'pending',
  createdAt: '2026-11-01T20:00:00.000Z',
  ...more,
});

it.each([
  [{ serviceId: { jobTitle: 'Welder', name: 'N' } }, 'Welder'],
  [{ serviceId: { jobTitle: '', name: 'N' }, destination: 'Rome' }, 'N - Rome'],
  [{ serviceId: null }, 'Visa'],
  [{ serviceType: 'river_cruise' }, 'River cruise'],
  [{ serviceType: '' }, 'Booking'],
])('calls a booking with %j "%s"', (more, title) => {
  expect(titleOf(booking(more), words)).toBe(title);
});

it.each([
  [{ serviceId: { jobTitle: 'Welder' } }, 'Job'],
  [{ serviceId: { name: 'Sundarbans by Boat', kind: 'Tour' } }, 'Tour'],
  [{ serviceId: { name: 'Sundarbans by Boat' } }, 'Other'],
])('tells the kind of a booking with %j as %s', (more, value) => {
  const facts = allFacts(booking({ serviceType: 'other', ...more }), words);
  expect(facts).toContainEqual({ label: 'service type', value });
});

it.each([
  ['pending', true],
  ['confirmed', true],
  ['cancelled', false],
  ['completed', false],
  ['awaiting_visa', true],
  ['constructor', true],
])('a booking that is %s can be cancelled: %j', (status, can) => {
  expect(canCancel(booking({ status }))).toBe(can);
});

it('shows an unknown status as readable words', () => {
  expect(statusName('awaiting_visa', words)).toBe('Awaiting visa');
  expect(statusName('toString', words)).toBe('ToString');
});

it.each([
  ['2026-11-01T20:00:00.000Z', '2 Nov 2026'],
  ['2027-01-10', '10 Jan 2027'],
  ['soon', 'soon'],
])('tells the day %s as it is in Dhaka, and leaves alone what is none', (departureDate, dates) => {
  expect(cardFacts(booking({ departureDate }), words)).toContainEqual({
    label: 'dates',
    value: dates,
  });
});

it('counts all passengers, also where a server leaves some out', () => {
  const passengers = { adults: 2, infants: 1 } as Booking['passengers'];
  const facts = allFacts(booking(passengers ? { passengers } : {}), words);
  expect(facts).toContainEqual({ label: 'passengers', value: '3' });
});

it('reads contact and notes wherever a server puts them', () => {
  const facts = allFacts(
    booking({ email: 'old@example.com', contactInfo: { email: 'new@example.com' }, notes: 'N' }),
    words,
  );
  expect(facts).toContainEqual({ label: 'email', value: 'new@example.com' });
  expect(facts).toContainEqual({ label: 'notes', value: 'N' });
});

it('leaves out what is not there', () => {
  expect(cardFacts(booking(), words).map(({ label }) => label)).not.toContain('dates');
});
