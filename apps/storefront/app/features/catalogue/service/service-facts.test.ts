import { expect, it } from 'vitest';
import { typeName } from './service-facts.ts';

it('names the kinds of services that it knows, jobs as such, and leaves others as they are', () => {
  const words = { types: { visa: 'Visa', other: 'Other' }, job: 'Job' };
  const nameOf = (serviceType: string, jobTitle?: string) =>
    typeName({ serviceType, ...(jobTitle === undefined ? {} : { jobTitle }) }, words);
  expect(['visa', 'other', 'permit', 'constructor'].map((type) => nameOf(type))).toEqual([
    'Visa',
    'Other',
    'permit',
    'constructor',
  ]);
  expect(nameOf('other', 'Cook')).toBe('Job');
});
