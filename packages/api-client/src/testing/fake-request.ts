import { inputMessage, type EndpointDefinition } from '@pothik/contract/schemas';
import type { DeclaredEndpoint } from './declared-endpoints.ts';
import { FakeFailure } from './fake-failure.ts';

type Schema = EndpointDefinition['body'];

function check(schema: Schema, input: unknown): object {
  if (!schema) return {};
  const result = schema.safeParse(input ?? {}, { error: inputMessage });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    fields[issue.path.map(String).join('.')] ??= issue.message;
  }
  const message = `Please check: ${Object.keys(fields).join(', ')}.`;
  throw new FakeFailure('validation_failed', { message, fields });
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new FakeFailure('malformed_request', { message: 'The body is not JSON.' });
  }
}

/**
 * What came in, as a server's handler sees it: parameters, query and body in one object, checked and
 * with defaults.
 *
 * @throws FakeFailure that names each input that is wrong.
 */
export async function readInput(
  { definition, address }: DeclaredEndpoint,
  request: Request,
): Promise<object> {
  const { pathname, searchParams } = new URL(request.url);
  const inPath = Object.entries(address.exec(pathname)?.groups ?? {});
  const params = Object.fromEntries(
    inPath.map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  const query = check(definition.query, Object.fromEntries(searchParams));
  return { ...params, ...query, ...check(definition.body, await bodyOf(request)) };
}
