import type { ServiceSummary } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { matchesFilter, showsThatFilterIsIgnored } from './service-filter.ts';

const service = (more: object = {}): ServiceSummary => ({
  _id: 'a',
  jobTitle: 'Welder',
  serviceType: 'other',
  category: { name: 'Jobs Abroad', slug: 'jobs-abroad' },
  location: { country: 'Romania' },
  provider: { name: 'Delta SRL' },
  ...more,
});
const none = { search: '', category: '' };

describe('matchesFilter', () => {
  it.each([
    ['WELD', true],
    ['roman', true],
    ['delta s', true],
    ['  welder ', true],
    ['plumber', false],
    ['jobs abroad', false],
  ])('searches name or job title, country and provider: %s', (search, found) => {
    expect(matchesFilter(service(), { ...none, search })).toBe(found);
  });

  it('searches the description, and Bangla in whichever form it is written', () => {
    const written = service({ description: '<p>ওয়েল্ডার</p>'.normalize('NFD') });
    expect(matchesFilter(written, { ...none, search: 'ওয়েল্ডার'.normalize('NFC') })).toBe(true);
  });

  it('takes a slug in either encoding of its letters', () => {
    const listed = service({ category: { name: 'Travel', slug: 'পর্যটন-\u09af\u09bc' } });
    expect(matchesFilter(listed, { ...none, category: 'পর্যটন-\u09df' })).toBe(true);
  });

  it.each([
    ['jobs-abroad', true],
    ['other', true],
    ['Jobs Abroad', false],
    ['visa', false],
  ])('takes the slug of a category or a service type: %s', (category, found) => {
    expect(matchesFilter(service(), { ...none, category })).toBe(found);
  });
});

describe('showsThatFilterIsIgnored', () => {
  it('by a service that does not match', () => {
    const services = [service({ description: '' })];
    expect(showsThatFilterIsIgnored(services, { ...none, search: 'plumber' })).toBe(true);
    expect(showsThatFilterIsIgnored(services, { ...none, category: 'visa' })).toBe(true);
  });

  it('not by one that may match by a description which is not sent along', () => {
    expect(showsThatFilterIsIgnored([service()], { ...none, search: 'plumber' })).toBe(false);
  });

  it('not by an empty answer', () => {
    expect(showsThatFilterIsIgnored([], { search: 'x', category: 'y' })).toBe(false);
  });
});
