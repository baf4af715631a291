import { inputMessage, type EndpointDefinition } from '@pothik/contract/schemas';
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

function check(schema: z.ZodObject | undefined, input: unknown, what: string): object {
  if (!schema) return {};
  const result = schema.safeParse(input ?? {}, { error: inputMessage });
  if (result.success) return result.data;
  const fields = fieldsOf(result.error);
  const names = Object.keys(fields).filter(Boolean);
  const message =
    names.length > 0 ? `Please check: ${names.join(', ')}.` : `The ${what} is not valid.`;
  throw new RequestError('validation_failed', message, { fields });
}

const longestParameter = 200;

function checkParams(params: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(params)) {
    const fits = value.length > 0 && value.length <= longestParameter;
    if (!fits || value.includes('\0') || !value.isWellFormed()) {
      throw new RequestError('validation_failed', `Please check: ${name}.`, {
        fields: { [name]: 'This is not valid.' },
      });
    }
  }
  return params;
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
    params: checkParams(parts.params),
    query: check(query, parts.query, 'query'),
    body: check(body, parts.body, 'body'),
  };
}
