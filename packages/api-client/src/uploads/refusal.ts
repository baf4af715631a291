import { DetailedError } from 'tus-js-client';
import { readAnswer } from '../answer/read-answer.ts';

const endpoint = {
  method: 'POST',
  path: '/uploads',
  access: 'anyone',
  envelope: 'fields',
  failure: 'Failed to upload image',
} as const;

const read = ['retry-after', 'x-request-id'];

/** The answer by which an upload failed, as the HttpError of other calls; nothing where none came. */
export function refusalIn(error: unknown): unknown {
  const told = error instanceof Error ? error.cause : undefined;
  const response = told instanceof DetailedError ? told.originalResponse : null;
  if (!response || response.getStatus() === 0) return undefined;
  const headers = new Headers();
  for (const name of read) {
    const value = response.getHeader(name);
    if (value) headers.set(name, value);
  }
  try {
    readAnswer(endpoint, { status: response.getStatus(), headers, text: response.getBody() }, {});
  } catch (refusal) {
    return refusal;
  }
  return undefined;
}
