import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import multipart, { type MultipartFields } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { incomingFolder } from '../../platform/data-directory.ts';
import { errorCode } from '../../platform/error-code.ts';
import { RequestError } from '../request-error.ts';

const megabyte = 1_048_576;

/** What a form may hold; what is more is refused while it arrives. */
const formLimits = {
  fileSize: 10 * megabyte,
  files: 4,
  fields: 40,
  parts: 44,
  fieldNameSize: 100,
  fieldSize: 20_000,
  headerPairs: 20,
};

/** What an upload brings at least while it is waited for: half a kilobyte a second, as usual. */
const leastProgress = 16_384;

/** Receives forms with files; they pass through the disk and not through memory. */
export type ReceiveForm = (request: FastifyRequest) => Promise<Record<string, unknown>>;

/**
 * Lets endpoints take forms with files.
 *
 * @param directory where files lie until their request is answered; it is emptied here.
 * @param patience how long an upload may bring next to nothing, in milliseconds.
 */
export async function acceptForms(
  app: FastifyInstance,
  directory: string,
  patience: number,
): Promise<ReceiveForm> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await app.register(multipart, { limits: formLimits });
  return async (request) => {
    const stopWatching = endWhenStalled(request, patience);
    try {
      return await readForm(request, directory);
    } catch (error) {
      throw isUnreadable(error)
        ? new RequestError('malformed_request', 'The form is not valid.')
        : error;
    } finally {
      stopWatching();
    }
  };
}

/** What the parser says of bytes that are no form has no code; all else has one. */
const isUnreadable = (error: unknown) =>
  !(error instanceof RequestError) && error instanceof Error && errorCode(error) === undefined;

async function readForm(request: FastifyRequest, directory: string) {
  const form: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const put = (name: string, value: unknown) => {
    if (name in form) {
      throw new RequestError('validation_failed', `Please check: ${name}.`, {
        fields: { [name]: 'This was sent twice.' },
      });
    }
    form[name] = value;
  };
  const { files, values } = await request.saveRequestFiles({ tmpdir: directory });
  for (const part of Object.values(values as MultipartFields).flat()) {
    if (part?.type !== 'field') continue;
    const { fieldname, value, valueTruncated } = part;
    if (valueTruncated) throw new RequestError('payload_too_large', `${fieldname} is too long.`);
    put(fieldname, value);
  }
  for (const { fieldname, filepath } of files) put(fieldname, await openAsBlob(filepath));
  return form;
}

/** A line that sends nothing more, or a byte now and then, does not hold a place for ever. */
function endWhenStalled({ raw }: FastifyRequest, patience: number): () => void {
  let progress = 0;
  const timer = setInterval(() => {
    if (progress < leastProgress && !raw.complete) raw.destroy();
    progress = 0;
  }, patience);
  const count = (bytes: Buffer) => {
    progress += bytes.length;
  };
  raw.on('data', count);
  return () => {
    clearInterval(timer);
    raw.off('data', count);
  };
}

/** Where forms' files lie until their request is answered. */
export const incomingDirectory = (dataDirectory: string) =>
  path.join(dataDirectory, incomingFolder);
