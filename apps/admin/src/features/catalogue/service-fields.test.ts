import type { StaffService } from '@pothik/contract';
import { expect, it } from 'vitest';
import { toFields, toPayload } from './service-fields.ts';

const tour: StaffService = {
  _id: 'one',
  name: 'Sundarbans by Boat',
  serviceType: 'other',
  kind: 'Tour',
  facts: [
    { label: 'Length', value: '3 days' },
    { label: 'Leaves', value: 'Fridays, 20:30' },
  ],
  updatedAt: '2026-01-01T00:00:00Z',
  version: 1,
  isActive: true,
  translations: { bn: 'draft' },
};

it('writes each fact on a line of its own, and sends what stands there', () => {
  const fields = toFields(tour);
  expect(fields.facts).toBe('Length: 3 days\nLeaves: Fridays, 20:30');
  expect(toPayload(fields)).toMatchObject({ kind: 'Tour', facts: tour.facts });
});

it('sends nothing where nothing is written', () => {
  const fields = toFields({ ...tour, kind: undefined, facts: undefined });
  expect(toPayload({ ...fields, facts: ' \n' })).toMatchObject({ kind: null, facts: [] });
});

it('leaves it to the rules of the call to refuse a line without a value', () => {
  const fields = { ...toFields(tour), facts: 'Length' };
  expect(toPayload(fields).facts).toEqual([{ label: 'Length', value: '' }]);
});
