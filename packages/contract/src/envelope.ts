import type { Envelope } from './endpoint.ts';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A handler's result as it goes over the wire. Both of the specification's readings are
 * answered: `success: true` and `status: 'success'`, fields by name and under `data`.
 */
export function toWire(envelope: Envelope, result: unknown): JsonObject {
  const flags = { success: true, status: 'success' };
  if (envelope === 'data' || !isObject(result)) return { ...flags, data: result };
  if (envelope === 'page') return { ...flags, ...result };
  const { message, ...data } = result;
  return { ...flags, ...data, ...(message === undefined ? {} : { message }), data };
}

/**
 * The result out of an answer's body, whichever reading the server follows; `undefined` where
 * the body holds none.
 */
export function fromWire(envelope: Envelope, body: unknown): unknown {
  if (!isObject(body)) return undefined;
  if (envelope === 'data') return body.data;
  const { success: _success, status, data, ...fields } = body;
  if (envelope === 'fields') {
    // A body may have a field of its own that is called `status`: only the flag is dropped.
    const own = status === undefined || status === 'success' ? fields : { ...fields, status };
    return { ...(isObject(data) ? data : {}), ...own };
  }
  if (!Array.isArray(data)) return undefined;
  const pagination = isObject(body.pagination) ? body.pagination : {};
  return {
    ...fields,
    data,
    pagination: { page: 1, limit: data.length, hasNext: false, total: data.length, ...pagination },
  };
}
