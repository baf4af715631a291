import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { EndpointDefinition, ParamsOf } from './define-endpoint.ts';
import { definitions, type Definitions } from './definitions.ts';
import type { CallInput, CallResult, Endpoint } from './endpoint.ts';
import { errorStatus } from './errors.ts';
import type { endpoints, Endpoints } from './generated/endpoints.ts';
import type { Service } from './generated/entities.ts';
import { wireSchema } from './wire-schema.ts';

const declared = Object.entries(definitions).flatMap(([group, calls]) =>
  Object.entries(calls).map(
    ([name, definition]: [string, EndpointDefinition]) => [`${group}.${name}`, definition] as const,
  ),
);

describe('the registry of endpoints', () => {
  it('declares each method and path once', () => {
    const routes = declared.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('gives every call of the specification its place', () => {
    const routes = new Set(declared.map(([, { method, path }]) => `${method} ${path}`));
    const demanded = `
      POST /auth/register, POST /auth/login, POST /auth/google, POST /auth/logout, GET /auth/me,
      POST /auth/refresh, PUT /auth/change-password, POST /auth/forgot-password,
      POST /auth/reset-password, GET /settings/branding/public, GET /categories, GET /services,
      GET /services/category/{slug}, GET /services/subcategory/{slug}, GET /services/{id},
      GET /insights, GET /settings/contact/public, POST /bookings, GET /bookings/my-bookings,
      GET /bookings/{id}, PUT /bookings/{id}, GET /bookings/{id}/status, DELETE /bookings/{id},
      GET /bookings/availability, POST /bookings/calculate-price, GET /bookings/service-types,
      GET /users/profile, PUT /users/profile, POST /upload/profile-picture, POST /upload/image,
      DELETE /users/account, GET /users/preferences, PUT /users/preferences,
      GET /users/notifications, PATCH /users/notifications/{id}/read,
      PATCH /users/notifications/read-all, POST /chats/start, GET /chats/{id},
      POST /chats/{id}/messages/customer`;
    for (const route of demanded.split(',')) expect(routes).toContain(route.trim());
  });

  it.each(declared)('%s has schemas that fit what else is said of it', (_id, definition) => {
    const parameters = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inputs = Object.keys({ ...definition.query?.shape, ...definition.body?.shape });
    // Callers hand in parameters, query and body as one object.
    expect(inputs.filter((name) => parameters.includes(name))).toEqual([]);
    expect(definition.query && definition.method !== 'GET').toBeFalsy();
    expect(
      definition.provides && definition.invalidates,
      'a hook reads or changes',
    ).toBeUndefined();
    expect(definition.body && definition.method === 'GET').toBeFalsy();
    const tellsNothing =
      definition.envelope === 'fields' &&
      [{}, { message: '' }].some((nothing) => definition.result.safeParse(nothing).success);
    expect(definition.mayBeEmpty ?? false, 'mayBeEmpty').toBe(tellsNothing);
    const bringsToken =
      definition.result instanceof z.ZodObject && 'token' in definition.result.shape;
    expect(definition.signsIn !== undefined, 'signsIn').toBe(bringsToken);
    for (const code of definition.errors ?? []) expect(errorStatus).toHaveProperty(code);
    const schema = z.toJSONSchema(wireSchema(definition.envelope, definition.result));
    expect(schema).toMatchObject({ properties: { success: { const: true } } });
  });
});

describe('a call that is made by a link, a picture or a form of another page', () => {
  const safe = declared.filter(([, { method }]) => method === 'GET');

  it.each(safe)('%s changes nothing, and begins or ends no session', (_id, definition) => {
    expect(definition.invalidates).toBeUndefined();
    expect(definition.signsIn).toBeUndefined();
    expect(definition.signsOut).toBeUndefined();
  });
});

describe('the main entry', () => {
  it('loads no schema library', () => {
    // Follows the value imports of the entry's own files.
    const seen = new Set<string>();
    const visit = (file: URL) => {
      if (seen.has(file.href)) return;
      seen.add(file.href);
      const source = readFileSync(file, 'utf8');
      for (const [, specifier] of source.matchAll(
        /^(?:import|export) (?!type\b)[^;]*?from '([^']+)';/gms,
      )) {
        expect(specifier, `${file.pathname} loads a library`).toMatch(/^\./);
        visit(new URL(specifier ?? '', file));
      }
    };
    visit(new URL('index.ts', import.meta.url));
    expect(seen.size).toBeGreaterThan(15);
  });
});

/** The input that zod infers of a definition, for comparison with the generated type. */
type InferredInput<D extends EndpointDefinition> = ParamsOf<D> &
  (D extends { query: infer Query extends z.ZodType } ? z.input<Query> : unknown) &
  (D extends { body: infer Body extends z.ZodType } ? z.input<Body> : unknown);

/** `true` where each of two types takes the other. */
type Agree<One, Other> = [One, Other] extends [Other, One] ? true : [One, Other];

/** `true` for each call whose generated type agrees with its definition. */
type AgreeOn<Part extends 'input' | 'result'> = {
  [Group in keyof Endpoints]: {
    [
      Name in keyof Endpoints[Group] & keyof Definitions[Group]
    ]: Endpoints[Group][Name] extends Endpoint
      ? Definitions[Group][Name] extends EndpointDefinition
        ? Part extends 'input'
          ? Agree<CallInput<Endpoints[Group][Name]>, InferredInput<Definitions[Group][Name]>>
          : Agree<CallResult<Endpoints[Group][Name]>, z.output<Definitions[Group][Name]['result']>>
        : never
      : never;
  };
};

type EveryCall = { [Group in keyof Definitions]: { [Name in keyof Definitions[Group]]: true } };

describe('the types of a call', () => {
  it('are those that its schemas infer', () => {
    expectTypeOf<AgreeOn<'input'>>().toEqualTypeOf<EveryCall>();
    expectTypeOf<AgreeOn<'result'>>().toEqualTypeOf<EveryCall>();
  });

  it('follow from its declaration', () => {
    expectTypeOf<CallInput<typeof endpoints.services.get>>().toExtend<{ id: string }>();
    expectTypeOf<CallResult<typeof endpoints.services.get>>().toEqualTypeOf<Service>();
    type ListInput = CallInput<typeof endpoints.services.list>;
    expectTypeOf<{ page: number; featured: boolean; search: string }>().toExtend<ListInput>();
    expectTypeOf<{ page: 'one' }>().not.toExtend<ListInput>();
    expectTypeOf<{ email: string }>().not.toExtend<CallInput<typeof endpoints.auth.login>>();
  });
});
