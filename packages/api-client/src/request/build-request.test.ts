import { bookingEndpoints, endpoints, serviceEndpoints } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { buildRequest } from './build-request.ts';
import { isHttpError } from '../errors/http-error.ts';

const origin = 'https://api.example';

describe('an address', () => {
  it('holds parameters of any text', () => {
    const { url } = buildRequest(origin, serviceEndpoints.get, { id: 'ভিসা/a?b#c%20 d' });
    expect(url).toBe(`${origin}/api/services/${encodeURIComponent('ভিসা/a?b#c%20 d')}`);
    expect(new URL(url).pathname.split('/')).toHaveLength(4);
  });

  it('puts what is not in the path into the query', () => {
    const { url, body } = buildRequest(origin, serviceEndpoints.listByCategory, {
      slug: 'jobs',
      page: 2,
      search: 'a&b=c +',
      category: '',
      limit: undefined,
    });
    expect(body).toBeUndefined();
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toBe('/api/services/category/jobs');
    expect([...searchParams]).toEqual([
      ['page', '2'],
      ['search', 'a&b=c +'],
    ]);
  });

  it('writes flags as text', () => {
    const { url } = buildRequest('', serviceEndpoints.list, { featured: true, active: false });
    expect(url).toBe('/api/services?featured=true&active=false');
  });

  it.each(['', '.', '..', '\ud800'])('is refused where %j would lead elsewhere', (id) => {
    const build = () => buildRequest(origin, serviceEndpoints.get, { id });
    expect(build).toThrow('Failed to load service');
    try {
      build();
    } catch (error) {
      expect(isHttpError(error) && [error.status, error.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('a body', () => {
  it('is JSON of what is given', () => {
    const { body } = buildRequest(origin, bookingEndpoints.update, {
      id: '7',
      status: 'cancelled',
      email: undefined,
    });
    expect(body).toBe('{"status":"cancelled"}');
  });

  it('is left out where there is nothing to send', () => {
    expect(buildRequest(origin, endpoints.auth.refresh, {}).body).toBeUndefined();
  });

  it('empties a field by null, and leaves out what is undefined', () => {
    const input = { id: '1', categoryId: null, country: undefined };
    const { body } = buildRequest(origin, endpoints.staffServices.update, input);
    expect(body).toBe('{"categoryId":null}');
  });

  it('travels with a deletion too', () => {
    const { url, body } = buildRequest(origin, endpoints.users.deleteAccount, { password: 'p' });
    expect(url).toBe(`${origin}/api/users/account`);
    expect(body).toBe('{"password":"p"}');
  });

  it('is a form where the declaration says so, with flags and numbers as text', () => {
    const passport = new File(['x'], 'passport.jpg', { type: 'image/jpeg' });
    const { body } = buildRequest(origin, bookingEndpoints.create, {
      serviceId: '1',
      isInstantBooking: true,
      passengers: { adults: 2 },
      requirements: null,
      passport,
    });
    if (!(body instanceof FormData)) throw new Error('no form');
    expect(body.get('isInstantBooking')).toBe('true');
    expect(body.get('passengers')).toBe('{"adults":2}');
    expect(body.has('requirements')).toBe(false);
    expect(body.get('passport')).toMatchObject({ name: 'passport.jpg', type: 'image/jpeg' });
  });

  it('is a form wherever there is a file', () => {
    const { body } = buildRequest(origin, endpoints.staffSettings.updateBranding, {
      frontendLogo: new Blob(['x']),
    });
    expect(body).toBeInstanceOf(FormData);
  });
});
