import { Validator } from '@seriousme/openapi-schema-validator';
import { apiPrefix, endpoints } from '@pothik/contract';
import { expect, it } from 'vitest';
import { describeApp } from './app.ts';

describeApp('the reference', (get) => {
  it('is valid OpenAPI 3.1 and has every endpoint', async () => {
    const document = (await get().app.inject(`${apiPrefix}/openapi.json`)).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(document.openapi).toMatch(/^3\.1/);
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const ids = Object.entries(endpoints).flatMap(([group, calls]) =>
      Object.keys(calls).map((name) => `${group}.${name}`),
    );
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(ids.sort());
    const { valid, errors } = await new Validator().validate(document);
    expect(valid, JSON.stringify(errors)).toBe(true);
  });

  it('tells which calls programs make with an API key', async () => {
    const { paths } = (await get().app.inject(`${apiPrefix}/openapi.json`)).json<{
      paths: Record<string, Record<string, { security: object[] }>>;
    }>();
    const takes = (path: string, method: string) =>
      paths[path]?.[method]?.security.some((way) => 'apiKey' in way);
    expect(takes('/admin/bookings', 'get')).toBe(true);
    expect(takes('/upload/image', 'post')).toBe(true);
    expect(takes('/admin/chats/{id}/messages', 'post')).toBe(false);
    expect(takes('/admin/api-keys', 'post')).toBe(false);
    const page = await get().app.inject(`${apiPrefix}/docs`);
    expect(page.body).toContain('staff: agent, API keys');
  });

  it('can be read by people, with nothing from elsewhere and no script', async () => {
    const page = await get().app.inject(`${apiPrefix}/docs`);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/services/{id}');
    expect(page.body).not.toMatch(/<script|https?:\/\/(?!pothik)/);
    expect(String(page.headers['content-security-policy'])).toContain("default-src 'none'");
  });
});
