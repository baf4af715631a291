import { describe, expect, it } from 'vitest';
import type { EndpointDefinition } from './define-endpoint.ts';
import { definitions } from './definitions.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { maximumInteger } from './limits.ts';

/** A part of an input: the names that lead to it, where `0` stands for an item of a list. */
interface Part {
  path: (string | number)[];
  schema: JsonSchema;
}

function partsOf(schema: JsonSchema, path: Part['path'] = []): Part[] {
  const options = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return [
    { path, schema },
    ...options.flatMap((option) => partsOf(option, path)),
    ...properties.flatMap(([name, property]) => partsOf(property, [...path, name])),
    ...(schema.items ? partsOf(schema.items as JsonSchema, [...path, 0]) : []),
  ];
}

const inputs = Object.entries(definitions).flatMap(([group, calls]) =>
  Object.entries(calls).flatMap(([name, { query, body }]: [string, EndpointDefinition]) => {
    const schema = query ?? body;
    return schema ? [[`${group}.${name}`, schema, query !== undefined] as const] : [];
  }),
);

describe.each(inputs)('the input of %s', (_call, input, isQuery) => {
  const parts = partsOf(jsonSchemaOf(input, 'input'));
  const faultsOf = (path: Part['path'], time: string) => {
    const given = path.reduceRight<unknown>(
      (value, name) => (name === 0 ? [value] : { [name]: value }),
      time,
    );
    return input.safeParse(given).error?.issues.map((issue) => issue.path.join('.'));
  };

  it('has integers that a database column stores, and texts of a bounded length', () => {
    for (const { path, schema } of parts) {
      const { type, minimum, maximum, maxLength, format, pattern } = schema;
      const name = path.join('.');
      if (type === 'integer') {
        expect(minimum, name).toBeGreaterThanOrEqual(-maximumInteger);
        expect(maximum, name).toBeLessThanOrEqual(maximumInteger);
      }
      if (type === 'string' && !schema.enum && schema.const === undefined) {
        expect(maxLength ?? format ?? pattern, name).toBeDefined();
      }
    }
  });

  it('stores no day of the next century', () => {
    for (const { path, schema } of parts) {
      const time = { date: '2126-12-01', 'date-time': '2126-12-01T09:00:00Z' }[
        String(schema.format)
      ];
      const isFilter = isQuery || path.at(-1) === 'from' || path.at(-1) === 'to';
      if (time === undefined || isFilter) continue;
      expect(faultsOf(path, time), path.join('.')).toContain(path.join('.'));
    }
  });

  it('has no day of the year 0', () => {
    for (const { path, schema } of parts) {
      const time = { date: '0000-01-01', 'date-time': '0000-01-01T00:00:00Z' }[
        String(schema.format)
      ];
      if (time === undefined) continue;
      expect(faultsOf(path, time), path.join('.')).toContain(path.join('.'));
    }
  });
});
