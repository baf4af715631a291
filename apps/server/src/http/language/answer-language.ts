import { consoleHeader, type Access, type ContentLanguage } from '@pothik/contract';
import type { FastifyRequest } from 'fastify';
import { askedLanguage } from '../headers/asked-language.ts';
import { factsOf } from '../observation/request-facts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call of this route. */
    access?: Access;
  }
}

const staffAccess: readonly (Access | undefined)[] = ['agent', 'editor', 'owner'];

/**
 * The language in which a call is answered: that of the visitor or customer who makes it. The staff, in
 * their console and elsewhere, and programs with a key read English.
 */
export function answerLanguage(request: FastifyRequest): ContentLanguage {
  const { headers, routeOptions } = request;
  const isOfStaff =
    staffAccess.includes(routeOptions.config.access) ||
    headers[consoleHeader] !== undefined ||
    factsOf(request)?.keyId !== undefined;
  return isOfStaff ? 'en' : askedLanguage(headers['accept-language']);
}
