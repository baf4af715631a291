import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonSchemaOf } from './json-schema.ts';
import { fileSchema } from './uploads/file.ts';
import { phone } from './wire-types.ts';

it('describes a file as bytes, and leaves everything else as it is', () => {
  const form = z.object({ picture: fileSchema, name: z.string() });
  expect(jsonSchemaOf(form, 'input')).toMatchObject({
    type: 'object',
    properties: { picture: { type: 'string', format: 'binary' }, name: { type: 'string' } },
  });
  expect(jsonSchemaOf(form, 'input').properties).not.toMatchObject({ name: { format: 'binary' } });
  expect(jsonSchemaOf(form, 'input')).not.toHaveProperty('$schema');
});

it('describes what is handed in, and leaves out a rule of our own that it cannot say', () => {
  expect(jsonSchemaOf(phone, 'input')).toMatchObject({ type: 'string', maxLength: 40 });
  expect(jsonSchemaOf(phone, 'output')).toEqual({});
});
