import { id, inputMessage, type EndpointDefinition } from '@pothik/contract/schemas';
import type { z } from 'zod';
import { RequestError } from '../request-error.ts';

function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.');
    fields[name] ??= issue.message;
  }
  return fields;
}

/** Issues that no input of a person causes: a field is missing, is not known, or has another type. */
const misshapen = new Set<z.core.$ZodIssue['code']>([
  'invalid_type',
  'invalid_value',
  'unrecognized_keys',
]);

function check(schema: z.ZodObject | undefined, input: unknown, what: string): object {
  if (!schema) return {};
  const result = schema.safeParse(input ?? {}, { error: inputMessage });
  if (result.success) return result.data;
  const fields = fieldsOf(result.error);
  const names = Object.keys(fields).filter(Boolean);
  const message =
    names.length > 0 ? `Please check: ${names.join(', ')}.` : `The ${what} is not valid.`;
  const isMisshapen = result.error.issues.some(({ code }) => misshapen.has(code));
  throw new RequestError('validation_failed', message, { fields, isMisshapen });
}

/**
 * The refusal of a parameter in a path, of any route, that the database can't compare. A wildcard is a path
 * and no parameter.
 */
export function faultyParameter(parameters: unknown): RequestError | undefined {
  const faulty = Object.entries(Object(parameters) as Record<string, unknown>).find(
    ([name, value]) => name !== '*' && value !== undefined && !id.safeParse(value).success,
  );
  if (!faulty) return undefined;
  const [name] = faulty;
  return new RequestError('validation_failed', `Please check: ${name}.`, {
    fields: { [name]: 'This is not valid.' },
  });
}

/**
 * The parts of a request as the endpoint declares them.
 *
 * @throws RequestError that names each input that is wrong.
 */
export function validate(
  { query, body }: Pick<EndpointDefinition, 'query' | 'body'>,
  parts: { params: Record<string, string>; query: unknown; body: unknown },
) {
  return {
    params: parts.params,
    query: check(query, parts.query, 'query'),
    body: check(body, parts.body, 'body'),
  };
}
