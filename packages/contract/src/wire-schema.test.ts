import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Envelope } from './endpoint.ts';
import { toWire } from './envelope.ts';
import { wireSchema } from './wire-schema.ts';
import { acknowledgement, pageOf } from './wire-types.ts';

const user = z.object({ user: z.object({ name: z.string() }), message: z.string().optional() });
const rahima = { user: { name: 'Rahima' } };
const page = { page: 1, limit: 12, hasNext: false, total: 1, totalIsMinimum: true };

const answers: [envelope: Envelope, result: z.ZodType, answered: unknown][] = [
  ['data', z.array(z.string()), ['visa']],
  ['data', user, rahima],
  ['page', pageOf(z.string()), { data: ['visa'], pagination: page }],
  ['fields', user, rahima],
  ['fields', user, { ...rahima, message: 'Welcome' }],
  ['fields', acknowledgement, { message: 'Done' }],
  // What has no fields to be named stands under `data`.
  ['fields', z.array(z.string()), ['visa']],
  ['page', z.array(z.string()), ['visa']],
];

describe('the schema of a body', () => {
  it.each(answers)('describes all of what is sent as %s: %#', (envelope, result, answered) => {
    const body = toWire(envelope, answered);
    expect(wireSchema(envelope, result).parse(body)).toEqual(body);
  });

  it.each(answers)('refuses what is sent as %s without its flags: %#', (envelope, result, one) => {
    const schema = wireSchema(envelope, result);
    const body = toWire(envelope, one);
    expect(schema.safeParse({ ...body, success: false }).success).toBe(false);
    expect(schema.safeParse({ ...body, status: 'error' }).success).toBe(false);
  });

  it('has a status of the result in the place of the flag', () => {
    const schema = wireSchema('fields', z.object({ status: z.enum(['pending']) }));
    expect(schema.safeParse(toWire('fields', { status: 'pending' })).success).toBe(true);
    expect(schema.safeParse(toWire('fields', { status: 'success' })).success).toBe(false);
  });
});
