import { z } from 'zod';
import type { Envelope } from './endpoint.ts';

const flags = { success: z.literal(true), status: z.literal('success') };

/** The schema of the whole body in which a result travels; see `toWire`. */
export function wireSchema(envelope: Envelope, result: z.ZodType): z.ZodType {
  if (envelope === 'data' || !(result instanceof z.ZodObject)) {
    return z.object({ ...flags, data: result });
  }
  if (envelope === 'page') return result.extend(flags);
  const { message: _message, ...fields } = result.shape as z.ZodRawShape;
  // A result with a `status` of its own answers that under its name, not the flag.
  return z.object({ ...flags, ...result.shape, data: z.object(fields) });
}
