import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type {
  CallInput,
  CallResult,
  EndpointDeclaration,
  EndpointSchemas,
} from './define-endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorStatus } from './errors.ts';
import type { Service } from './catalogue/service.ts';
import { endpointSchemas } from './schemas.ts';
import { wireSchema } from './wire-schema.ts';

const declared: [id: string, declaration: EndpointDeclaration, schemas: EndpointSchemas][] =
  Object.entries(endpoints).flatMap(([group, calls]) => {
    const schemas: Record<string, EndpointSchemas> =
      endpointSchemas[group as keyof typeof endpointSchemas];
    return Object.entries(calls).map(([name, declaration]: [string, EndpointDeclaration]) => {
      const own = schemas[name];
      if (!own) throw new Error(`no schemas for ${group}.${name}`);
      return [`${group}.${name}`, declaration, own] as [
        string,
        EndpointDeclaration,
        EndpointSchemas,
      ];
    });
  });

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

  it.each(declared)('%s has schemas that fit its declaration', (_id, declaration, schemas) => {
    const parameters = [...declaration.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inputs = Object.keys({ ...schemas.query?.shape, ...schemas.body?.shape });
    // Callers hand in parameters, query and body as one object.
    expect(inputs.filter((name) => parameters.includes(name))).toEqual([]);
    expect(schemas.query && declaration.method !== 'GET').toBeFalsy();
    expect(schemas.body && declaration.method === 'GET').toBeFalsy();
    const tellsNothing =
      declaration.envelope === 'fields' &&
      [{}, { message: '' }].some((nothing) => schemas.result.safeParse(nothing).success);
    expect(declaration.mayBeEmpty ?? false, 'mayBeEmpty').toBe(tellsNothing);
    const bringsToken = schemas.result instanceof z.ZodObject && 'token' in schemas.result.shape;
    expect(declaration.signsIn !== undefined, 'signsIn').toBe(bringsToken);
    for (const code of declaration.errors ?? []) expect(errorStatus).toHaveProperty(code);
    const schema = z.toJSONSchema(wireSchema(declaration.envelope, schemas.result));
    expect(schema).toMatchObject({ properties: { success: { const: true } } });
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

describe('the types of a call', () => {
  it('follow from its declaration', () => {
    expectTypeOf<CallInput<typeof endpoints.services.get>>().toExtend<{ id: string }>();
    expectTypeOf<CallResult<typeof endpoints.services.get>>().toEqualTypeOf<Service>();
    type ListInput = CallInput<typeof endpoints.services.list>;
    expectTypeOf<{ page: number; featured: boolean; search: string }>().toExtend<ListInput>();
    expectTypeOf<{ page: 'one' }>().not.toExtend<ListInput>();
    expectTypeOf<{ email: string }>().not.toExtend<CallInput<typeof endpoints.auth.login>>();
  });
});
