import { apiPrefix } from '@pothik/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { consumeTry } from '../../../http/rate-limit.ts';
import { messages } from '../../../http/messages.ts';
import { RequestError } from '../../../http/request-error.ts';
import { findCallerOfSession } from '../../auth/sessions.ts';
import type { DocumentKeys } from '../../files/document-keys.ts';
import { checkSignature, signatureOf } from '../../files/signed-addresses.ts';
import type { ArchiveOf, Sources } from './archive.ts';

/** How long an address begins a download, in milliseconds. */
export const archiveAddressLifetime = 5 * 60_000;

const day = 24 * 60 * 60;

/** Pictures are read and opened for each: a few a day, with some more for lines that break. */
export const archiveLimits = {
  asked: { tries: 5, seconds: day },
  begun: { tries: 15, seconds: day },
};

const path = `${apiPrefix}/users/data.zip`;

const namesOf = (session: string) => ['data.zip', session];

/** An address at which a session downloads all that is kept of its person, for some minutes. */
export function archiveAddress(keys: DocumentKeys, session: string, now = Date.now()): string {
  const expires = now + archiveAddressLifetime;
  const query = new URLSearchParams({
    session,
    expires: String(expires),
    signature: signatureOf(keys, namesOf(session), expires),
  });
  return `${path}?${query.toString()}`;
}

const addressSchema = z.object({
  session: z.string().max(200),
  expires: z.string().regex(/^\d{1,15}$/),
  signature: z.string().max(200),
});

/**
 * `GET /api/users/data.zip`: what is kept of a person, by a signed address alone, so that the browser
 * itself receives it. An address does not outlive the session it was made for.
 */
export function archiveRoute(
  app: FastifyInstance,
  keys: DocumentKeys,
  archiveOf: ArchiveOf,
  sources: Omit<Sources, 'onLost'>,
): void {
  const { db } = sources;
  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const query = addressSchema.safeParse(request.query);
    const notValid = new RequestError('forbidden', messages.addressNotValid);
    if (!query.success) throw notValid;
    const { session, expires, signature } = query.data;
    const given = { expires: Number(expires), signature };
    const state = checkSignature(keys, namesOf(session), given);
    if (state === 'forged') throw notValid;
    if (state === 'expired') throw new RequestError('gone', messages.addressExpired);
    const person = await findCallerOfSession(db, session);
    if (person?.role !== 'customer') throw notValid;
    await consumeTry(db, `data-begun:user:${person.userId}`, archiveLimits.begun);

    const onLost = (error: unknown) =>
      request.log.error({ err: error }, 'a picture is missing in what somebody downloads');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .send(archiveOf(person.userId, { ...sources, onLost }));
  });
}
