import type { FastifyReply } from 'fastify';

/** Says that the answer also depends on this request header. */
export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const known = reply.getHeader('vary');
  return reply.header('vary', known === undefined ? name : `${String(known)}, ${name}`);
}
