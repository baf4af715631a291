import {
  authEndpoints,
  bookingEndpoints,
  serviceEndpoints,
  type Booking,
  type ContentLanguage,
  type ErrorCode,
  type Page,
  type Service,
  type ServiceSummary,
  type User,
} from '@pothik/contract';
import { expectTypeOf, it } from 'vitest';
import type { Client } from './create-client.ts';
import { isApiError } from './errors/any-api-error.ts';
import { isHttpError } from './errors/http-error.ts';
import { createRequester } from './request/create-requester.ts';
import { paginate } from './answer/paginate.ts';

declare const client: Client;

it('takes what the declaration takes', () => {
  expectTypeOf<Parameters<Client['services']['get']>[0]>().toEqualTypeOf<{
    id: string;
    lang?: ContentLanguage | undefined;
  }>();
  expectTypeOf<Client['services']['list']>().toBeCallableWith();
  expectTypeOf<Client['services']['list']>().toBeCallableWith({ page: 2, featured: true });
  expectTypeOf<Client['services']['listByCategory']>()
    .parameter(0)
    .toExtend<{ slug: string; page?: number | undefined }>();
  expectTypeOf<Client['bookings']['create']>().toBeCallableWith({
    serviceId: '1',
    name: 'Rahima',
    phone: '01712345678',
    address: 'Sylhet',
  });
  // @ts-expect-error a service is asked for by its id
  expectTypeOf<Client['services']['get']>().toBeCallableWith();
  // @ts-expect-error a page is a number
  expectTypeOf<Client['services']['list']>().toBeCallableWith({ page: '2' });
  // @ts-expect-error a customer may do nothing else with a status
  expectTypeOf<Client['bookings']['update']>().toBeCallableWith({ id: '1', status: 'confirmed' });
});

it('answers what the declaration answers', () => {
  expectTypeOf<Awaited<ReturnType<Client['services']['get']>>>().toEqualTypeOf<Service>();
  expectTypeOf<Awaited<ReturnType<Client['auth']['me']>>>().toEqualTypeOf<{ user: User }>();
  expectTypeOf<Awaited<ReturnType<Client['bookings']['mine']>>>().toEqualTypeOf<{
    bookings: Booking[];
  }>();
  expectTypeOf<Awaited<ReturnType<Client['services']['list']>>>().toExtend<Page<ServiceSummary>>();
});

it('knows a call by its declaration', () => {
  const request = createRequester({ origin: 'https://example.com' });
  const get = () => request(serviceEndpoints.get, { id: '1' });
  expectTypeOf(get).returns.resolves.toEqualTypeOf<Service>();
  const login = () => request(authEndpoints.login, { email: 'a@b.example', password: 'x' });
  expectTypeOf(login).returns.resolves.toHaveProperty('token');
  // @ts-expect-error the id is missing
  const broken = () => request(bookingEndpoints.get, {});
  expectTypeOf(broken).toBeFunction();
});

it('yields the items of a list', () => {
  const walk = () => paginate(client.services.list, { featured: true });
  expectTypeOf(walk).returns.toEqualTypeOf<AsyncGenerator<ServiceSummary, void, undefined>>();
  const ofCategory = () => paginate(client.services.listByCategory, { slug: 'jobs' });
  expectTypeOf(ofCategory).returns.toExtend<AsyncIterable<ServiceSummary>>();
  // @ts-expect-error one service is no list
  const broken = () => paginate(client.services.get, { id: '1' });
  expectTypeOf(broken).toBeFunction();
});

it('narrows an error to what it carries', () => {
  const codeOf = (error: unknown) => (isHttpError(error) ? error.code : null);
  expectTypeOf(codeOf).returns.toEqualTypeOf<ErrorCode | null | undefined>();
});

it('lets a switch know every way in which a call fails', () => {
  const statusOf = (error: unknown): number | null | undefined => {
    if (!isApiError(error)) return null;
    switch (error.name) {
      case 'HttpError':
      case 'ResponseFormatError':
        return error.status;
      case 'NetworkError':
      case 'TimeoutError':
        return undefined;
    }
  };
  expectTypeOf(statusOf).toBeFunction();
});
