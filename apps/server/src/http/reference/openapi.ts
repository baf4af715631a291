import { apiPrefix, apiVersion, errorStatus } from '@pothik/contract';
import {
  jsonSchemaOf,
  wireSchema,
  type EndpointDefinition,
  type JsonSchema,
} from '@pothik/contract/schemas';
import { takesKeys } from '../calls/takes-keys.ts';

/** What the document is made of, an entry for each endpoint. */
export interface DocumentedEndpoint {
  id: string;
  definition: EndpointDefinition;
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'message', 'code', 'requestId'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { enum: Object.keys(errorStatus) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names the call: sent again with the same body, it answers the first result.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parameters({ definition }: DocumentedEndpoint): JsonSchema[] {
  const inPath = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  }));
  const query = definition.query ? jsonSchemaOf(definition.query, 'input') : {};
  const required = (query.required ?? []) as string[];
  const inQuery = Object.entries((query.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }),
  );
  return [...inPath, ...inQuery, ...(definition.idempotent ? [idempotencyKey] : [])];
}

/** The error codes that an endpoint can answer with, by HTTP status. */
export function errorsByStatus({ access, errors = [] }: EndpointDefinition): Map<number, string[]> {
  const codes = new Set<keyof typeof errorStatus>(['validation_failed', 'internal', 'unavailable']);
  if (!['public', 'anyone'].includes(access)) codes.add('unauthorized');
  if (['agent', 'editor', 'owner'].includes(access))
    codes.add('forbidden').add('second_factor_missing');
  for (const code of errors) codes.add(code);
  return Map.groupBy(codes, (code) => errorStatus[code]);
}

function operation(endpoint: DocumentedEndpoint): JsonSchema {
  const { id, definition } = endpoint;
  const result = jsonSchemaOf(wireSchema(definition.envelope, definition.result), 'output');
  const errors = [...errorsByStatus(definition)].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  const mediaType =
    definition.bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary: definition.summary,
    security:
      definition.access === 'public'
        ? []
        : definition.access === 'anyone'
          ? [{}, { session: [] }]
          : [{ session: [] }, ...(takesKeys(definition) ? [{ apiKey: [] }] : [])],
    parameters: parameters(endpoint),
    ...(definition.body
      ? {
          requestBody: {
            required: true,
            content: { [mediaType]: { schema: jsonSchemaOf(definition.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: result } } },
      ...Object.fromEntries(errors),
    },
  };
}

/** The API's description in OpenAPI 3.1, from the declarations of its endpoints. */
export function openApiDocument(listed: readonly DocumentedEndpoint[], origin: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of listed) {
    const { method, path } = endpoint.definition;
    (paths[path] ??= {})[method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Pothik API', version: apiVersion },
    servers: [{ url: origin + apiPrefix }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'ptk_…',
          description: 'A key that an owner has issued for a program, as far as its scope goes.',
        },
      },
    },
  };
}
