import {
  translatedLanguages,
  type CallInput,
  type CallResult,
  type Endpoint,
} from '@pothik/contract';
import { jsonSchemaOf, type JsonSchema } from '@pothik/contract/schemas';
import { isObject } from '../request/json.ts';
import { definitionOf } from './declared-endpoints.ts';

/** A picture of one white point, for calls that take one. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

const moment = '2026-01-01T00:00:00.000Z';

function exampleText(name: string, schema: JsonSchema): unknown {
  if (schema.format === 'date-time') return moment;
  if (schema.format === 'date') return moment.slice(0, 10);
  if (schema.format === 'binary') {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: 'image/png' });
  }
  const { minLength = 0, maxLength = Infinity } = schema as Record<string, number>;
  return name.padEnd(minLength, '-').slice(0, maxLength);
}

function exampleNumber({ minimum, exclusiveMinimum }: JsonSchema): number {
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
  return typeof minimum === 'number' ? minimum : 1;
}

function exampleObject(schema: JsonSchema, which: Which): object {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const required = (schema.required ?? []) as string[];
  const chosen = properties.filter(([name]) => which === 'all' || required.includes(name));
  return Object.fromEntries(chosen.map(([name, own]) => [name, exampleOf(name, own, which)]));
}

/** Which properties of an object an example has. */
type Which = 'required' | 'all';

/** A value that a schema allows, the same each time; texts are the name of what they stand for. */
function exampleOf(name: string, schema: JsonSchema, which: Which): unknown {
  const { examples, anyOf, const: only, enum: choices, type } = schema;
  if (Array.isArray(examples)) return examples[0];
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(anyOf)) return exampleOf(name, isObject(anyOf[0]) ? anyOf[0] : {}, which);
  if (type === 'object') return exampleObject(schema, which);
  if (type === 'array') return [exampleOf(name, schema.items as JsonSchema, which)];
  if (type === 'string') return exampleText(name, schema);
  if (type === 'boolean') return false;
  return type === 'number' || type === 'integer' ? exampleNumber(schema) : undefined;
}

/**
 * A result of this call as its declaration allows it, the same each time, to start one's own from:
 *
 * ```ts
 * const service = { ...exampleResult(serviceEndpoints.get), name: 'Japan visa' };
 * ```
 *
 * @throws TypeError for an endpoint that is none of the contract.
 */
export function exampleResult<E extends Endpoint>(endpoint: E): CallResult<E> {
  const { result } = definitionOf(endpoint);
  // What the schema allows is what the declaration's type says.
  return exampleOf('', jsonSchemaOf(result, 'output'), 'all');
}

/**
 * What this call takes, the same each time.
 *
 * @param options `fields`: only those that the call demands, or all that it takes. Default `required`.
 * @throws TypeError for an endpoint that is none of the contract.
 */
export function exampleInput<E extends Endpoint>(
  endpoint: E,
  { fields = 'required' }: { fields?: 'required' | 'all' } = {},
): CallInput<E> {
  const { query, body } = definitionOf(endpoint);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(
    // An id can be anything; a language is one that there is.
    ([, name]) => [name, name === 'lang' ? translatedLanguages[0] : name] as const,
  );
  const partOf = (schema: typeof body): object =>
    schema ? exampleObject(jsonSchemaOf(schema, 'input'), fields) : {};
  return { ...Object.fromEntries(inPath), ...partOf(query), ...partOf(body) } as CallInput<E>;
}
