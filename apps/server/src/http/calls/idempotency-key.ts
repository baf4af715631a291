import type { IncomingHttpHeaders } from 'node:http';
import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';

const keyForm = /^[\x21-\x7e]{1,200}$/;

/**
 * The header that names a call, so that it can be sent again.
 *
 * @throws RequestError `validation_failed` for one that is no name, or was sent twice.
 */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && keyForm.test(given)) return given;
  throw new RequestError('validation_failed', messages.pleaseCheck('Idempotency-Key'), {
    fields: { 'Idempotency-Key': messages.keyCharacters },
  });
}
