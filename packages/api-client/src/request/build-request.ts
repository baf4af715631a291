import { apiPrefix, type EndpointDeclaration } from '@pothik/contract';
import { HttpError } from '../errors/http-error.ts';
import { isObject, type JsonObject } from './json.ts';

/** The address and the body of a call; no credentials. */
export interface BuiltRequest {
  url: string;
  body: string | FormData | undefined;
}

const toText = (value: unknown) =>
  isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);

/** Addresses and forms have no null: what is null is left out of them. In JSON it empties a field. */
const isGiven = ([, value]: [string, unknown]) => value !== null;

/**
 * A parameter as one segment of a path. What can't be one, such as `..`, which addresses resolve
 * away, is an id of nothing.
 */
function toSegment(value: unknown, failure: string): string {
  try {
    const segment = encodeURIComponent(String(value));
    if (segment !== '' && !/^\.{1,2}$/.test(segment)) return segment;
  } catch {
    // Half of a surrogate pair has no encoding.
  }
  throw new HttpError(failure, { status: 404, code: 'not_found' });
}

function toFormData(fields: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    form.append(name, value instanceof Blob ? value : toText(value));
  }
  return form;
}

/**
 * What a call looks like on the wire: parameters go into the path, everything else into the query
 * or the body.
 *
 * @throws HttpError 404 for a parameter that no address can hold.
 */
export function buildRequest(
  origin: string,
  endpoint: EndpointDeclaration,
  input: JsonObject,
): BuiltRequest {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const segment = toSegment(rest.get(name) ?? '', endpoint.failure ?? 'Not found');
    rest.delete(name);
    return segment;
  });
  const url = origin + apiPrefix + path;
  const fields = [...rest];
  if (endpoint.method === 'GET') {
    const query = fields.filter(isGiven).filter(([, value]) => value !== '');
    const search = new URLSearchParams(query.map(([name, value]) => [name, toText(value)]));
    return { url: search.size > 0 ? `${url}?${search}` : url, body: undefined };
  }
  if (endpoint.bodyType === 'multipart' || fields.some(([, value]) => value instanceof Blob)) {
    return { url, body: toFormData(fields.filter(isGiven)) };
  }
  return { url, body: fields.length > 0 ? JSON.stringify(Object.fromEntries(fields)) : undefined };
}
