import type { CachePolicy } from '@pothik/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../headers/add-vary.ts';
import { encodings, type CachedAnswer } from '../cache/answer-cache.ts';

export const cacheControl = ({ maxAge, staleWhileRevalidate }: CachePolicy) =>
  `public, max-age=${String(maxAge)}, stale-while-revalidate=${String(staleWhileRevalidate)}`;

/** What a search finds changes at once: whoever keeps it asks each time whether it is still so. */
export const askEachTime = 'public, no-cache';

/** Whether the client has this very answer already. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Sends a public answer in the form that the client understands best. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  cacheHeader: string,
) {
  reply.header('etag', answer.etag).header('cache-control', cacheHeader);
  addVary(reply, 'accept-encoding');
  if (isUnchanged(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = encodings.find((known) => accepted.includes(known));
  const compressed = encoding && answer.compressed(encoding);
  if (!compressed) return reply.send(answer.plain);
  return reply.header('content-encoding', encoding).send(compressed);
}
