import type { IncomingMessage } from 'node:http';
import { apiPrefix, maximumDocumentBytes } from '@pothik/contract';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pieceType } from '../../../http/bodies/body-deadline.ts';
import { countForm, parallelForms } from '../../../http/bodies/form-limits.ts';
import { senderPath } from '../../../http/bodies/sender.ts';
import { crowded } from '../../../http/bodies/spool.ts';
import { endWhenSlow } from '../../../http/bodies/upload-speed.ts';
import { readSession } from '../../../http/calls/sent-session.ts';
import { defaultTimeouts } from '../../../http/client-timeouts.ts';
import { messages as general } from '../../../http/messages.ts';
import { networksOf } from '../../../http/network.ts';
import { notFound, RequestError } from '../../../http/request-error.ts';
import type { Database } from '../../../platform/database/open.ts';
import { FairShares } from '../../../platform/fairness/fair-shares.ts';
import type { FreeSpace } from '../../../platform/files/free-space.ts';
import { authorize } from '../../auth/authorize.ts';
import type { Documents } from '../documents.ts';
import { messages } from '../messages.ts';
import { makeRoom } from './make-room.ts';
import { newUploadId, overtaken } from './stored-uploads.ts';
import { TusStore } from './tus-store.ts';

/** Where uploads begin. */
const root = `${apiPrefix}/uploads`;

/** The headers of a request that the protocol reads. */
const protocolHeaders = [
  'content-length',
  'content-type',
  'tus-resumable',
  'upload-concat',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

/** How long whoever holds an upload may go on once somebody else asks for it, in milliseconds. */
const lockDrainTimeout = 100;

/** The refusals of the protocol's server, in the words of the API. */
function refusalOf(status: number): RequestError {
  switch (status) {
    case 404:
    case 410:
      return notFound(messages.uploadNotFound);
    case 409:
      return new RequestError('conflict', messages.otherPlace);
    case 412:
      return new RequestError('malformed_request', messages.otherProtocol, {
        headers: { 'tus-version': '1.0.0' },
      });
    case 413:
      return new RequestError('payload_too_large', general.fileTooLarge);
    case 500:
      // Another request held the upload for too long.
      return overtaken();
    case 501:
      return new RequestError('not_available', messages.uploadNotTaken);
    default:
      return new RequestError('malformed_request', messages.uploadNotValid);
  }
}

/**
 * Ends the line after the answer: a browser goes on sending what nobody takes, and hears of the refusal only
 * afterwards. Browsers send a request again by themselves whose line broke, from the place that it began at.
 */
function stopSender({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  reply.raw.once('finish', () => raw.destroy());
}

async function* bodyOf(raw: IncomingMessage): AsyncGenerator<Uint8Array> {
  const stopWatching = endWhenSlow(raw, defaultTimeouts);
  try {
    yield* raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } finally {
    stopWatching();
  }
}

/** A request as the protocol's server takes it. */
function toWebRequest({ method, headers, params, raw }: FastifyRequest): Request {
  const { id } = params as { id?: string };
  const given = protocolHeaders.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const hasBody = method === 'PATCH' || method === 'POST';
  // The type of a request does not know yet that a stream needs `duplex`.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: given,
    duplex: 'half',
    ...(hasBody ? { body: ReadableStream.from(bodyOf(raw)) } : {}),
  };
  return new Request(`http://inside${root}${id === undefined ? '' : `/${id}`}`, init);
}

interface Needs {
  db: Database['db'];
  documents: Documents;
  publicOrigin: string;
  /** What may still be written to the disk, in bytes. */
  free: () => ReturnType<FreeSpace>;
}

/**
 * `/api/uploads`: files that go on where they stopped, by the protocol tus 1.0.0 with creation, expiration and
 * termination. Nothing of them can be read back; a call that takes files takes the last part of an upload's
 * address in place of one.
 */
export function uploadRoutes(
  app: FastifyInstance,
  { db, documents, publicOrigin, free }: Needs,
): void {
  const locker = new MemoryLocker();
  const arriving = new FairShares({
    total: () => parallelForms.total,
    ofNetwork: parallelForms.ofNetwork,
  });
  app.addContentTypeParser(pieceType, (_request, payload, done) => done(null, payload));

  async function whoSends({ headers }: FastifyRequest): Promise<string | undefined> {
    const session = readSession(headers, publicOrigin);
    const caller = await authorize(db, { method: 'POST', access: 'anyone' }, session);
    if (session.token !== undefined && !caller) {
      throw new RequestError('unauthorized', general.signInFirst);
    }
    return caller?.userId;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { ip, raw, headers: sent } = request;
    const length = sent['content-length'];
    const announced = length === undefined ? undefined : Number(length);
    const userId = await whoSends(request);
    const network = networksOf(ip).at(-1) ?? ip;
    const place = arriving.hold(senderPath(ip, userId), 1, () => raw.destroy());
    if (!place) throw crowded();
    let refused: unknown;
    const server = new Server({
      path: root,
      relativeLocation: true,
      datastore: new TusStore(db, documents, { userId, network, address: ip }, announced),
      locker,
      lockDrainTimeout,
      maxSize: maximumDocumentBytes,
      namingFunction: newUploadId,
      async onUploadCreate(_request, { size: length = 0 }) {
        await countForm(db, ip, userId);
        await makeRoom(db, documents, { network, length, free: await free() });
        return {};
      },
      onResponseError(_request, error) {
        refused = error;
        return undefined;
      },
    });
    try {
      const { status, headers } = await server.handleWeb(toWebRequest(request));
      if (refused instanceof Error && !('status_code' in refused)) throw refused;
      if (status === 409) stopSender(request, reply);
      if (status >= 400) throw refusalOf(status);
      for (const [name, value] of headers) {
        // The pages that may call are told by the API itself.
        if (!name.startsWith('access-control-')) reply.header(name, value);
      }
      return await reply.code(status).header('cache-control', 'no-store').send();
    } finally {
      place.release();
      raw.resume();
    }
  }

  app.route({ method: ['OPTIONS', 'POST'], url: root, handler: answer });
  app.route({
    method: ['OPTIONS', 'HEAD', 'PATCH', 'DELETE'],
    url: `${root}/:id`,
    handler: answer,
  });
}
