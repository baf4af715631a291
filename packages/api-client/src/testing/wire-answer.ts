import { errorStatus, toWire, type EndpointDeclaration } from '@pothik/contract';
import { isObject, type JsonObject } from '../request/json.ts';
import type { FakeFailure } from './fake-failure.ts';

/**
 * In which of the specification's readings answers are told. `both`: as our own server does;
 * `data`: fields under `data` alone; `fields`: fields by their names alone. The last two tell of a
 * list no more than whether there is more, and how many there are.
 */
export type Reading = 'both' | 'data' | 'fields';

function inReading(reading: Reading, { envelope }: EndpointDeclaration, body: JsonObject) {
  if (reading === 'both') return body;
  if (envelope === 'page' && isObject(body.pagination)) {
    const { hasNext, total } = body.pagination;
    return { ...body, pagination: { hasNext, total } };
  }
  if (envelope !== 'fields') return body;
  const { data, ...fields } = body;
  if (reading === 'fields') return fields;
  const { success, message } = body;
  const flags = { success, status: 'success', data };
  return message === undefined ? flags : { ...flags, message };
}

const json = (status: number, body: object, requestId: string) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId },
  });

/** A result as it goes over the wire. */
export function answerOf(
  endpoint: EndpointDeclaration,
  result: unknown,
  { reading, requestId }: { reading: Reading; requestId: string },
): Response {
  return json(200, inReading(reading, endpoint, toWire(endpoint.envelope, result)), requestId);
}

/** A refusal as it goes over the wire. */
export function refusalOf({ code, message, fields }: FakeFailure, requestId: string): Response {
  const body = { success: false, message, code, ...(fields ? { fields } : {}), requestId };
  return json(errorStatus[code], body, requestId);
}
