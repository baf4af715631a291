import type { EndpointDeclaration } from '@pothik/contract';
import { ResponseFormatError } from '../errors/response-format-error.ts';
import { isObject, textOf } from '../request/json.ts';

/**
 * The token that an answer of signing in brings, held against the conditions of Specification §5:
 * a registration needs status success and a token in its data, any other success and a token.
 *
 * @throws ResponseFormatError with the message of §8.
 */
export function readToken(endpoint: EndpointDeclaration, body: unknown, result: unknown): string {
  const answer = isObject(body) ? body : {};
  if (endpoint.signsIn === 'data.token') {
    const token = isObject(answer.data) ? textOf(answer.data.token) : undefined;
    if (answer.status === 'success' && token !== undefined) return token;
    throw new ResponseFormatError('Registration failed - unexpected response format');
  }
  const token = isObject(result) ? textOf(result.token) : undefined;
  if (answer.success === true && token !== undefined) return token;
  throw new ResponseFormatError(textOf(answer.message) ?? endpoint.failure ?? 'Login failed');
}
