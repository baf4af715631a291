import { apiPrefix } from '@pothik/contract';
import { jsonSchemaOf, type EndpointDefinition, type JsonSchema } from '@pothik/contract/schemas';
import type { InjectOptions } from 'fastify';
import type { z } from 'zod';
import { daysFromNow } from './booking-forms.ts';
import { boundary, file, png, toBody, type Part } from './pictures.ts';

/** Stands in every text that may hold one. */
export const canary = 'kingfisher';

const canaryPassword = 'heron-by-the-pond';
/** With other values of somebody's, where the canary can't stand. */
export const canaries = [canary, '01798765432', '8801798765432', canaryPassword];

const choices = (schema: JsonSchema): JsonSchema[] =>
  ((schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]).filter(({ type }) => type !== 'null');

function textOf({ format, examples, minLength = 0, maxLength = 200, pattern }: JsonSchema): string {
  const [example] = (examples ?? []) as string[];
  if (example?.startsWith('+880')) return '01798765432';
  if (example?.includes('@') || format === 'email') return `${canary}@example.com`;
  if (format === 'date') return daysFromNow(0);
  if (format === 'date-time') return `${daysFromNow(30)}T08:00:00.000Z`;
  if (format === 'uri') return `https://example.com/${canary}`;
  if (example !== undefined) return example;
  if (pattern === '^[A-Z]{3}$') return 'BDT';
  if (typeof pattern === 'string') return pattern.includes('a-z') ? canary : '09:00';
  return canary.padEnd(Number(minLength), 'x').slice(0, Number(maxLength));
}

/** A value that fits a schema, with the canary in its texts. */
function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown;
  const [first] = choices(schema);
  if (first) return sampleOf(first);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
          .filter(([, { format }]) => format !== 'binary')
          .map(([name, property]) => [name, sampleOf(property)]),
      );
    case 'array':
      return [sampleOf((schema.items ?? {}) as JsonSchema)];
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 1), 1);
    case 'boolean':
      return true;
    default:
      return textOf(schema);
  }
}

export type Sample = Record<string, unknown>;

/** As a browser hands it out. */
const subscription = {
  endpoint: `https://fcm.googleapis.com/${canary}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

/** No place of the catalogue and no picture, which would have to be there. */
const nowhere = { categoryId: null, subcategoryId: null, images: [] };

/** What the rules of a call ask beyond its schemas, by its id: `chatHours.update`. */
const byRule: Record<string, Sample> = {
  // A password holds no part of the name or the address.
  'auth.register': { password: canaryPassword },
  'bookings.create': {
    departureDate: daysFromNow(30),
    returnDate: daysFromNow(37),
    passengers: undefined,
    passportUpload: undefined,
    nidFrontUpload: undefined,
    nidBackUpload: undefined,
  },
  'bookings.answer': { paperUpload: undefined },
  'bookings.answerByLink': { paperUpload: undefined },
  'chatHours.update': { hours: [{ day: 0, opens: '09:00', closes: '18:00' }] },
  'cannedReplies.update': { version: 0 },
  'push.subscribe': { subscription },
  'push.renew': { subscription },
  'staffServices.create': { name: canary, ...nowhere, publishAt: null, unpublishAt: null },
  'staffServices.update': { name: canary, ...nowhere, publishAt: null, unpublishAt: null },
  'staffCategories.create': { parentId: null, image: null },
  'staffCategories.update': { parentId: null, image: null },
  'staffInsights.create': { coverImage: null, relatedCategoryId: null },
  'staffInsights.update': { coverImage: null, relatedCategoryId: null },
  // The others of the staff have none.
  'staffFactors.updateRoles': { roles: [] },
  'staffKeys.issue': { endsOn: daysFromNow(10) },
  'staffSettings.updateBranding': { frontendLogo: null },
};

/** Percent-encodes any text; a lone surrogate, which no encoder takes, as UTF-8 would write it. */
const percentEncode = (text: string): string =>
  text.replaceAll(/./gsu, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80',
  );

const fill = (path: string, params: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => percentEncode(params[name] ?? ''));

const toText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Values that are lists are repeated, as a caller repeats a parameter. */
const asQuery = (query: Sample): string =>
  Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(toText(value))}`)
    .join('&');

const services = file(`Name\n${canary}\n`, `${canary}.csv`, 'text/csv');

/** Files of calls that take no pictures. */
const otherFiles: Record<string, Part> = {
  'staffServiceImports.plan': services,
  'staffServiceImports.apply': services,
};

/** Each file of a form, as a picture unless its call takes another one. */
const filesOf = (id: string, schema: JsonSchema): Part[] =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    .filter(([, { format }]) => format === 'binary')
    .map(([name]) => ({ ...(otherFiles[id] ?? file(png, `${canary}.png`, 'image/png')), name }));

/** An endpoint and its name in the contract. */
export interface NamedDefinition {
  id: string;
  definition: EndpointDefinition;
}

/** The values of a request, before they are encoded. */
export interface RequestValues {
  params: Record<string, string>;
  query: Sample;
  /** Absent where the endpoint takes none. */
  body: Sample | undefined;
}

/**
 * Values that the schemas of an endpoint accept.
 *
 * @param parameter stands for every parameter in the path.
 */
export function validValues({ id, definition }: NamedDefinition, parameter: string): RequestValues {
  const sample = (schema: z.ZodType) => sampleOf(jsonSchemaOf(schema, 'input')) as Sample;
  const { path, query, body } = definition;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    params: Object.fromEntries(names.map((name) => [name, parameter])),
    query: query ? sample(query) : {},
    body: body && { ...sample(body), ...byRule[id] },
  };
}

/** The request that carries these values. */
export function toRequest(
  { id, definition: { method, path, body, bodyType } }: NamedDefinition,
  { params, query, body: payload }: RequestValues,
): InjectOptions & { url: string } {
  const search = asQuery(query);
  const url = `${apiPrefix}${fill(path, params)}${search && `?${search}`}`;
  if (!body || !payload) return { method, url };
  if (bodyType !== 'multipart') return { method, url, payload };
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, bytes: toText(value) }));
  return {
    method,
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: toBody([...fields, ...filesOf(id, jsonSchemaOf(body, 'input'))]),
  };
}

/**
 * A request that its endpoint accepts.
 *
 * @param parameter stands for every parameter in the path.
 * @param more is put over the sampled body.
 */
export function validRequest(
  endpoint: NamedDefinition,
  parameter: string,
  more: Sample = {},
): InjectOptions {
  const values = validValues(endpoint, parameter);
  return toRequest(endpoint, { ...values, body: values.body && { ...values.body, ...more } });
}
