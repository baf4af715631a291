import { createWriteStream, openAsBlob } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';
import type { FormSpace } from './spool.ts';

type Form = Record<string, unknown>;

/**
 * Reads a form to its end; its files lie in its space.
 *
 * @throws RequestError for what is sent twice or too long, and the space's own once it has to end.
 */
export async function readForm(request: FastifyRequest, space: FormSpace): Promise<Form> {
  // Its room may have been needed by others since it was admitted.
  space.signal.throwIfAborted();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const { signal } = space;
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([ended, readParts(request, space)]);
}

async function readParts(request: FastifyRequest, space: FormSpace): Promise<Form> {
  const form = Object.create(null) as Form;
  let files = 0;
  for await (const part of request.parts()) {
    const { fieldname: name } = part;
    if (name in form) {
      throw new RequestError('validation_failed', messages.pleaseCheck(name), {
        fields: { [name]: messages.sentTwice },
      });
    }
    if (part.type === 'file') {
      files += 1;
      form[name] = await save(part, path.join(space.folder, String(files)), space.signal);
    } else if (part.valueTruncated) {
      throw new RequestError('payload_too_large', messages.fieldTooLong(name));
    } else form[name] = part.value;
  }
  return form;
}

async function save({ file }: MultipartFile, target: string, signal: AbortSignal): Promise<Blob> {
  await pipeline(file, createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal });
  if (file.truncated) throw new RequestError('payload_too_large', messages.fileTooLarge);
  return openAsBlob(target);
}
