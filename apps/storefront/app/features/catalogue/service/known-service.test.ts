import { expect, it } from 'vitest';
import type { State } from '../../../store/make-store.ts';
import { knownService } from './known-service.ts';

const service = { _id: 'sea-view', name: 'Sea View Hotel' };
const other = { _id: 'hill-side', name: 'Hill Side Hotel' };

const holding = (endpointName: string, data: unknown) =>
  ({ api: { queries: { one: { endpointName, data } } } }) as unknown as Pick<State, 'api'>;

it.each([
  ['a row of the home page', 'serviceFeed', { data: [other, service] }],
  ['a list', 'listing', { kind: 'services', page: { data: [other, service] } }],
  ['the services of an article', 'servicesList', { data: [service] }],
  ['the row below a service', 'servicesSimilar', [other, service]],
])('is told by %s', (_name, endpoint, data) => {
  expect(knownService(holding(endpoint, data), 'sea-view')).toBe(service);
});

it.each([
  ['a list that has not come', 'listing', undefined],
  ['a list of others', 'listing', { kind: 'services', page: { data: [other] } }],
  ['an address that was a service', 'listing', { kind: 'service', id: 'sea-view' }],
  ['other things', 'insightsList', { data: [service] }],
])('is not known from %s', (_name, endpoint, data) => {
  expect(knownService(holding(endpoint, data), 'sea-view')).toBeUndefined();
});
