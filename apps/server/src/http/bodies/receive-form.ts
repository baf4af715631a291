import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { incomingFolder } from '../../platform/data-directory.ts';
import type { Queries } from '../../platform/database/open.ts';
import { errorCode } from '../../platform/error-code.ts';
import type { FreeSpace } from '../../platform/files/free-space.ts';
import type { ClientTimeouts } from '../client-timeouts.ts';
import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';
import { countForm, partLimits } from './form-limits.ts';
import { readForm } from './read-form.ts';
import { noteSender, senderPath } from './sender.ts';
import { Spool, type FormSpace } from './spool.ts';
import { endWhenSlow } from './upload-speed.ts';

/**
 * Receives forms with files; they pass through the disk and not through memory.
 *
 * @param userId of whoever is signed in: they have a share of their own.
 */
export type ReceiveForm = (
  request: FastifyRequest,
  userId: string | undefined,
) => Promise<Record<string, unknown>>;

interface FormOptions {
  db: Queries;
  /** Where files lie until their request is answered; it is emptied. */
  directory: string;
  freeSpace: FreeSpace;
  patience: ClientTimeouts;
}

/** Lets endpoints take forms with files. */
export async function acceptForms(
  app: FastifyInstance,
  { db, directory, freeSpace, patience }: FormOptions,
): Promise<ReceiveForm> {
  const spool = await Spool.open(directory, freeSpace);
  const spaces = new WeakMap<FastifyRequest, FormSpace>();
  const gone = new WeakSet<FastifyRequest>();
  await app.register(multipart, { limits: partLimits });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['content-type']?.startsWith('multipart/')) {
      // Answered or broken: what was sent goes at once.
      reply.raw.once('close', () => {
        gone.add(request);
        void spaces.get(request)?.discard();
      });
    }
    done();
  });
  app.addHook('onResponse', async (request) => {
    await spaces.get(request)?.discard();
  });

  async function receive(request: FastifyRequest, userId: string | undefined) {
    await countForm(db, request.ip, userId);
    const sender = senderPath(request.ip, userId);
    const space = await spool.admit(sender, lengthOf(request));
    spaces.set(request, space);
    if (gone.has(request)) await space.discard();
    request.raw.on('data', (bytes: Buffer) => space.receive(bytes.length));
    const stopWatching = endWhenSlow(request.raw, patience);
    const form = await readForm(request, space).catch(tellUnreadable).finally(stopWatching);
    for (const value of Object.values(form)) {
      if (value instanceof Blob) noteSender(value, { path: sender, signal: space.signal });
    }
    return form;
  }

  return async (request, userId) => {
    try {
      return await receive(request, userId);
    } finally {
      dropRest(request.raw);
    }
  };
}

/** What the parser says of bytes that are no form has no code; all else has one. */
function tellUnreadable(error: unknown): never {
  if (
    !(error instanceof Error) ||
    error instanceof RequestError ||
    errorCode(error) !== undefined
  ) {
    throw error;
  }
  throw new RequestError('malformed_request', messages.formNotValid);
}

/** The length of the body as it was told; nothing where it comes in chunks. */
function lengthOf({ headers }: FastifyRequest): number | undefined {
  const { 'content-length': length } = headers;
  return length === undefined ? undefined : Number(length);
}

/** Browsers read the answer once all is sent: what still comes of a refused form is let through. */
function dropRest(raw: IncomingMessage) {
  raw.unpipe();
  raw.resume();
}

/** Where forms' files lie until their request is answered. */
export const incomingDirectory = (dataDirectory: string) =>
  path.join(dataDirectory, incomingFolder);
