import { Readable } from 'node:stream';
import { apiPrefix, mayCall } from '@pothik/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { csvStart, toCsvLine } from '../../http/csv.ts';
import { messages } from '../../http/messages.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { findCallerOfKeyId } from '../auth/api-keys/api-keys.ts';
import { findCallerOfSession } from '../auth/sessions.ts';
import type { DocumentKeys } from './document-keys.ts';
import { checkSignature, signatureOf } from './signed-addresses.ts';

/** The time in which an address begins an export, in milliseconds. */
export const exportAddressLifetime = 5 * 60_000;

/** The records that are exported; names the file as well. */
type Exported = 'bookings' | 'services';

const pathOf = (what: Exported) => `${apiPrefix}/admin/${what}.csv`;

/** @param filter as JSON, letter for letter. */
const namesOf = (what: Exported, filter: string, session: string) => [
  `${what}.csv`,
  filter,
  session,
];

/** An address that exports the rows that match for a session of staff or an API key, for some minutes. */
export function exportAddress(
  keys: DocumentKeys,
  what: Exported,
  filter: object,
  session: string,
  now = Date.now(),
): string {
  const expires = now + exportAddressLifetime;
  const given = JSON.stringify(filter);
  const query = new URLSearchParams({
    filter: given,
    session,
    expires: String(expires),
    signature: signatureOf(keys, namesOf(what, given, session), expires),
  });
  return `${pathOf(what)}?${query.toString()}`;
}

const addressSchema = z.object({
  filter: z.string().max(2_000),
  session: z.string().max(200),
  expires: z.string().regex(/^\d{1,15}$/),
  signature: z.string().max(200),
});

const dayInDhaka = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short' });

type Line = readonly (string | number | null | undefined)[];

interface Export {
  what: Exported;
  /** The role that it takes. */
  access: 'agent' | 'editor';
  /** The names of the columns, in their order. */
  columns: readonly string[];
  /** The lines of what matches. @param filter as it was signed, of an {@link exportAddress}. */
  lines: (filter: unknown) => AsyncIterable<Line>;
}

async function* toFile(columns: readonly string[], lines: AsyncIterable<Line>) {
  yield csvStart + toCsvLine(columns);
  for await (const line of lines) yield toCsvLine(line);
}

/**
 * `GET /api/admin/bookings.csv` and the like: rows as a file, by a signed address alone, so that the browser
 * itself receives it. An address does not outlive the session, or the API key,
 * that it was made for.
 */
export function exportRoute(
  app: FastifyInstance,
  db: Queries,
  keys: DocumentKeys,
  { what, access, columns, lines }: Export,
): void {
  app.get(pathOf(what), async (request, reply) => {
    const query = addressSchema.safeParse(request.query);
    const notValid = new RequestError('forbidden', messages.addressNotValid);
    if (!query.success) throw notValid;
    const { filter, session, expires, signature } = query.data;
    const given = { expires: Number(expires), signature };
    const state = checkSignature(keys, namesOf(what, filter, session), given);
    if (state === 'forged') throw notValid;
    if (state === 'expired') throw new RequestError('gone', messages.addressExpired);
    const viewer =
      (await findCallerOfSession(db, session)) ?? (await findCallerOfKeyId(db, session));
    if (!mayCall(viewer?.role, access)) throw notValid;

    const name = `${what}-${dayInDhaka.format(new Date())}.csv`;
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(toFile(columns, lines(JSON.parse(filter)))));
  });
}
