import type { ServiceTranslation, StaffService } from '@pothik/contract';
import { expect, it } from 'vitest';
import { groupsOf, toFields } from './service-words.ts';

const service: StaffService = {
  _id: 'one',
  name: 'Days at sea',
  images: [
    { secure_url: '/beach', alt: 'A beach' },
    { secure_url: '/line' },
    { secure_url: '/boat', alt: 'A boat' },
  ],
  updatedAt: '2026-01-01T00:00:00Z',
  version: 1,
  isActive: true,
  translations: { bn: 'draft' },
};
const translation: ServiceTranslation = {
  state: 'draft',
  isPublished: false,
  isBehind: false,
  ofVersion: 1,
  version: 1,
  pictures: ['সৈকত'],
};

it('asks for what each picture shows, where that is written in English', () => {
  const rows = groupsOf(service).flatMap((group) => group.rows);
  const ofPictures = rows.filter(({ picture }) => picture !== undefined);
  expect(ofPictures.map(({ name, original, picture }) => [name, original, picture])).toEqual([
    ['pictures.0', 'A beach', '/beach'],
    ['pictures.2', 'A boat', '/boat'],
  ]);
});

it('asks for both halves of each fact, and sends as many as there are', () => {
  const tour = { ...service, facts: [{ label: 'Length', value: '3 days' }] };
  const rows = groupsOf(tour).flatMap((group) => group.rows);
  const ofFacts = rows.filter(({ name }) => name.startsWith('facts.'));
  expect(ofFacts.map(({ name, original }) => [name, original])).toEqual([
    ['facts.0.label', 'Length'],
    ['facts.0.value', '3 days'],
  ]);
  expect(toFields(tour, translation).facts).toEqual([{ label: '', value: '' }]);
});

it('sends as many of them as there are pictures', () => {
  expect(toFields(service, translation).pictures).toEqual(['সৈকত', '', '']);
});
