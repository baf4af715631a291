import { authEndpoints, fromWire } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { readToken } from './sign-in.ts';

const { register, login, google, refresh } = authEndpoints;

const tokenOf = (endpoint: Parameters<typeof readToken>[0], body: unknown) =>
  readToken(endpoint, body, fromWire('fields', body));

describe('a registration', () => {
  it('has succeeded with status success and a token in its data', () => {
    expect(tokenOf(register, { status: 'success', data: { token: 't', user: {} } })).toBe('t');
  });

  it.each([
    { success: true, data: { token: 't' } },
    { status: 'success', token: 't' },
    { status: 'success', data: {} },
    { status: 'success', data: { token: '' } },
    { status: 'ok', data: { token: 't' } },
    undefined,
  ])('has not with %j', (body) => {
    expect(() => tokenOf(register, body)).toThrow(
      'Registration failed - unexpected response format',
    );
  });
});

describe.each([
  { name: 'login', endpoint: login, message: 'Login failed' },
  { name: 'google', endpoint: google, message: 'Google login failed' },
  { name: 'refresh', endpoint: refresh, message: 'Login failed' },
])('$name', ({ endpoint, message }) => {
  it('has succeeded when success is true and a token is present', () => {
    expect(tokenOf(endpoint, { success: true, token: 't' })).toBe('t');
    expect(tokenOf(endpoint, { success: true, data: { token: 't' } })).toBe('t');
  });

  it.each([
    { status: 'success', token: 't' },
    { success: 'true', token: 't' },
    { success: true },
    { success: true, token: 7 },
    [],
  ])('has not with %j', (body) => {
    expect(() => tokenOf(endpoint, body)).toThrow(message);
  });

  it('tells why where the server does', () => {
    expect(() => tokenOf(endpoint, { success: true, message: 'Account locked' })).toThrow(
      'Account locked',
    );
  });
});
