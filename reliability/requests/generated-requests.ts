import { jsonSchemaOf, type JsonSchema } from '@pothik/contract/schemas';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import {
  toRequest,
  validValues,
  type NamedDefinition,
  type RequestValues,
  type Sample,
} from '@pothik/server/test/api/valid-input.ts';

type Values = fc.Arbitrary<unknown>;

/** Names that every object has, which an object that is indexed by input would answer to. */
const objectKeys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** Texts that some parser, encoder or database reads in its own way. */
const texts = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u200b',
  '\uffff',
  '\u{1f600}'.repeat(50),
  '%',
  '%_\\',
  "'",
  '"',
  '\\',
  '{}',
  '[]',
  'null',
  '..',
  '../..',
  '/',
  '//a:99999/',
  'javascript:alert(1)',
  '=1+1',
  'x'.repeat(201),
  'x'.repeat(5_000),
  '১২৩',
  ...objectKeys,
];

/** Limits of PostgreSQL's types, of JavaScript and of what is counted, each with its neighbours. */
const numbers = [
  ...[0, 1, 100, 2 ** 15, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63].flatMap((limit) => [
    limit - 1,
    limit,
    limit + 1,
    -limit,
    -limit - 1,
  ]),
  0.5,
  -0.5,
  1e-7,
  1e20,
  1e308,
];

const days = [
  '0000-01-01',
  '0001-01-01',
  '0026-11-30',
  '1582-10-10',
  '1969-12-31',
  '1970-01-01',
  '2024-02-29',
  '2026-02-29',
  '2031-05-04',
  '2199-12-31',
  '2200-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  'infinity',
];

const moments = [
  ...days.flatMap((day) => [`${day}T00:00:00Z`, `${day}T23:59:59.999Z`]),
  '2031-05-04T24:00:00Z',
  '2031-05-04T23:59:60Z',
  '2031-05-04T08:00:00+14:00',
  '2031-05-04T08:00:00-23:59',
  '0000-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2031-05-04T08:00:00.123456789Z',
];

const anything: Values = fc.constantFrom<unknown>(
  ...texts,
  ...numbers,
  ...days,
  null,
  true,
  false,
  [],
  [[]],
  {},
  [null],
  Object.fromEntries(objectKeys.map((key) => [key, {}])),
);

const choices = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];

function stringsOf({ format, minLength, maxLength }: JsonSchema): Values {
  if (format === 'date') return fc.constantFrom(...days);
  if (format === 'date-time') return fc.constantFrom(...moments);
  const bounds = [minLength, maxLength]
    .filter((bound) => typeof bound === 'number')
    .flatMap((bound) => [bound - 1, bound, bound + 1])
    .filter((length) => length >= 0)
    .map((length) => 'x'.repeat(length));
  return fc.constantFrom(...texts, ...bounds);
}

function numbersOf({ minimum, maximum }: JsonSchema): Values {
  const bounds = [minimum, maximum]
    .filter((bound) => typeof bound === 'number')
    .flatMap((bound) => [bound - 1, bound, bound + 1]);
  return fc.constantFrom(...numbers, ...bounds);
}

/** Drops some properties, and varies one of those that are left. */
function objectsOf(schema: JsonSchema, valid: Sample): Values {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = (schema.required ?? []) as string[];
  const names = Object.keys(properties).filter((name) => properties[name]?.format !== 'binary');
  const [first, ...rest] = names;
  if (first === undefined) return fc.constant(valid);
  return fc
    .record({
      dropped: fc.subarray(names.filter((name) => !required.includes(name))),
      varied: fc.subarray([first, ...rest], { minLength: 1, maxLength: Math.min(2, names.length) }),
    })
    .chain(({ dropped, varied }) =>
      fc
        .record(
          Object.fromEntries(
            varied.map((name) => [name, valuesOf(properties[name] ?? {}, valid[name])]),
          ),
        )
        .map((changes) => ({
          ...Object.fromEntries(Object.entries(valid).filter(([name]) => !dropped.includes(name))),
          ...changes,
        })),
    );
}

/**
 * Values at and beyond the limits of a schema; some of them are valid.
 *
 * @param valid a value that fits it.
 */
function valuesOf(schema: JsonSchema, valid: unknown): Values {
  const limits = limitsOf(schema, valid);
  return fc.oneof(
    { weight: 8, arbitrary: limits },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: fc.constant(valid) },
  );
}

function limitsOf(schema: JsonSchema, valid: unknown): Values {
  if (schema.const !== undefined) return fc.constantFrom(schema.const, ...objectKeys);
  if (Array.isArray(schema.enum)) {
    return fc.constantFrom<unknown>(...(schema.enum as unknown[]), ...objectKeys);
  }
  const options = choices(schema);
  if (options.length > 0) return fc.oneof(...options.map((one) => valuesOf(one, valid)));
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, Object(valid) as Sample);
    case 'array': {
      const [first] = Array.isArray(valid) ? (valid as unknown[]) : [];
      const items = valuesOf((schema.items ?? {}) as JsonSchema, first);
      return fc.oneof(
        fc.array(items, { maxLength: 3 }),
        fc.constantFrom<unknown>([], Array(3).fill(first), Array(1_000).fill(first)),
      );
    }
    case 'integer':
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.constantFrom<unknown>(true, false, 'true', 'yes', 0, 1);
    default:
      return stringsOf(schema);
  }
}

/** What HTTP lets a header hold: no NUL and no character beyond Latin-1. */
const headerValues = texts.filter((text) => /^[\x20-\x7e]*$/.test(text)).concat('\xff\xfe', 'é');

const headerNames = [
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'if-none-match',
  'origin',
  'pothik-api-version',
  'pothik-console',
  'referer',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
  'x-visitor-token',
];

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom(...headerNames), fc.constantFrom(...headerValues), {
      minKeys: 1,
      maxKeys: 2,
    }),
  },
);

/** A parameter of a path is at least one character, without which the path is another one. */
const parameters = [...texts, ...numbers.map(String), ...days].filter((text) => text !== '');

/** Values of what there is, by the name that stands before them in a path, or that a field has. */
type Existing = Record<string, readonly string[]>;

/** Puts what there is into the fields that name it. */
function withExisting(value: unknown, existing: Existing): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withExisting(item, existing));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      existing[name]?.[0] ?? withExisting(inner, existing),
    ]),
  );
}

function parametersOf(path: string, existing: Existing) {
  const found = [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)];
  const hostile = fc.constantFrom(...parameters);
  return Object.fromEntries(
    found.map(([, resource = '', name = '']) => {
      const known = existing[name] ?? existing[resource] ?? [];
      if (known.length === 0) return [name, hostile];
      return [
        name,
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...known) },
          { weight: 1, arbitrary: hostile },
        ),
      ];
    }),
  );
}

/** Requests of an endpoint with values at and beyond the limits of what it takes. */
export function generatedRequests(
  endpoint: NamedDefinition,
  existing: Existing,
): fc.Arbitrary<InjectOptions & { url: string }> {
  const { path, query, body } = endpoint.definition;
  const sampled = validValues(endpoint, 'none');
  const known = withExisting(sampled, existing) as RequestValues;
  const objects = (schema: typeof query, part: 'query' | 'body') => {
    if (!schema) return fc.constant(sampled[part]);
    const json = jsonSchemaOf(schema, 'input');
    const from = ({ [part]: values = {} }: RequestValues) => objectsOf(json, values);
    return fc.oneof({ weight: 3, arbitrary: from(known) }, { weight: 1, arbitrary: from(sampled) });
  };
  return fc
    .record({
      params: fc.record(parametersOf(path, existing)),
      query: objects(query, 'query'),
      body: objects(body, 'body'),
      headers,
    })
    .map(({ headers, ...values }) => {
      const request = toRequest(endpoint, values as RequestValues);
      return { ...request, headers: { ...headers, ...request.headers } };
    });
}

/** The number of values that an endpoint takes, in its path, query and body. */
export function countParameters({ definition: { path, query, body } }: NamedDefinition): number {
  const count = (schema: JsonSchema): number => {
    const parts = [
      ...choices(schema),
      ...Object.values((schema.properties ?? {}) as Record<string, JsonSchema>),
      ...(schema.items ? [schema.items as JsonSchema] : []),
    ];
    return parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + count(part), 0);
  };
  const schemas = [query, body].filter((schema) => schema !== undefined);
  return schemas.reduce(
    (sum, schema) => sum + count(jsonSchemaOf(schema, 'input')),
    path.split('{').length - 1,
  );
}
