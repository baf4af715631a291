import type { FastifyRequest } from 'fastify';

/** What the line of a request tells beside its route: names of ours, and never a value of anybody. */
interface RequestFacts {
  /** The account that made the call, by its id. */
  userId?: string;
  /** The API key that it was made with, by its id. */
  keyId?: string;
  /** Why it was refused: the code of the error. */
  code?: string;
}

const known = new WeakMap<FastifyRequest, RequestFacts>();

/** Notes something for the line of this request. */
export function noteFacts(request: FastifyRequest, facts: RequestFacts): void {
  known.set(request, { ...known.get(request), ...facts });
}

export const factsOf = (request: FastifyRequest): RequestFacts | undefined => known.get(request);
