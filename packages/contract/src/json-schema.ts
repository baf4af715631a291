import { z } from 'zod';

/** A schema as data, in JSON Schema 2020-12. */
export type JsonSchema = Record<string, unknown>;

/**
 * A schema as JSON Schema, as a caller hands a value in or as it comes out. A file is a string of
 * format `binary`; what JSON Schema can't say, such as a rule of our own, is left out.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type !== 'custom') return;
      jsonSchema.type = 'string';
      jsonSchema.format = 'binary';
    },
  });
  return json;
}
