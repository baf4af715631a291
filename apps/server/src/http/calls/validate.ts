import {
  id,
  inputMessage,
  inputMessageInBangla,
  type EndpointDefinition,
} from '@pothik/contract/schemas';
import type { z } from 'zod';
import type { Message } from '../message.ts';
import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';

/** The first fault of each input: the same input has the same issues in every language. */
function fieldsOf(error: z.ZodError, inBangla: z.ZodError | undefined): Record<string, Message> {
  const fields: Record<string, Message> = {};
  for (const [index, { path, message: en }] of error.issues.entries()) {
    const name = path.map(String).join('.');
    fields[name] ??= { en, bn: inBangla?.issues[index]?.message ?? en };
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
  const inBangla = schema.safeParse(input ?? {}, { error: inputMessageInBangla });
  const fields = fieldsOf(result.error, inBangla.error);
  const names = Object.keys(fields).filter(Boolean);
  const said =
    names.length > 0 ? messages.pleaseCheck(names.join(', ')) : messages.partNotValid(what);
  const isMisshapen = result.error.issues.some(({ code }) => misshapen.has(code));
  throw new RequestError('validation_failed', said, { fields, isMisshapen });
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
  return new RequestError('validation_failed', messages.pleaseCheck(name), {
    fields: { [name]: messages.notValid },
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
