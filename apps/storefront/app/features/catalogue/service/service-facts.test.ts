import { expect, it } from 'vitest';
import { typeName } from './service-facts.ts';

it('names the kinds of services that it knows, jobs as such, and leaves others as they are', () => {
  const words = { types: { visa: 'Visa', other: 'Other' }, job: 'Job' };
  const nameOf = (serviceType: string, more: { jobTitle?: string; kind?: string } = {}) =>
    typeName({ serviceType, ...more }, words);
  expect(['visa', 'other', 'permit', 'constructor'].map((type) => nameOf(type))).toEqual([
    'Visa',
    'Other',
    'permit',
    'constructor',
  ]);
  expect(nameOf('other', { jobTitle: 'Cook' })).toBe('Job');
  expect(nameOf('other', { kind: 'Tour' })).toBe('Tour');
  // A word for what has a name already is not shown.
  expect(nameOf('visa', { kind: 'Tour' })).toBe('Visa');
});
