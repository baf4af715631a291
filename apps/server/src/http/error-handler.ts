import type { ErrorBody, ErrorCode } from '@pothik/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnanswered } from '../platform/database/unanswered.ts';
import { isOutOfSpace } from '../platform/files/free-space.ts';
import { isOfOtherBuild } from './calls/page-build.ts';
import { omitNullish } from './calls/omit-nullish.ts';
import { askedLanguage } from './headers/asked-language.ts';
import { fieldsIn, type Message } from './message.ts';
import { messages } from './messages.ts';
import { noteFacts } from './observation/request-facts.ts';
import { isServerFault, noSpaceLeft, RequestError } from './request-error.ts';

/** What Fastify itself refuses, in the words of the API. */
const refusals: Record<string, [ErrorCode, Message]> = {
  FST_ERR_BAD_URL: ['malformed_request', messages.addressNotValid],
  FST_ERR_ASYNC_CONSTRAINT: ['malformed_request', messages.addressNotValid],
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', messages.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', messages.bodyNotJson],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed_request', messages.jsonNotValid],
  FST_REQ_FILE_TOO_LARGE: ['payload_too_large', messages.fileTooLarge],
  FST_FILES_LIMIT: ['payload_too_large', messages.tooManyFiles],
  FST_PARTS_LIMIT: ['payload_too_large', messages.tooManyParts],
  FST_FIELDS_LIMIT: ['payload_too_large', messages.tooManyFields],
  FST_PROTO_VIOLATION: ['malformed_request', messages.formNotValid],
  FST_MP_PREMATURE_CLOSE: ['malformed_request', messages.formEnded],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_request', messages.lengthDiffers],
};

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
  '53300',
  '08006',
  // The file store.
  'ESTORAGE',
]);

/** Whether the database could not be reached, as far as the error or what caused it tells. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  // What the driver says of a connection that is not there has no code.
  const isLost = /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(
    error.message,
  );
  return isLost || (typeof code === 'string' && unavailableCodes.has(code)) || isUnavailable(cause);
}

function toRequestError(error: FastifyError): RequestError | undefined {
  if (error instanceof RequestError) return error;
  const refusal = refusals[error.code];
  if (refusal) return new RequestError(...refusal);
  const fault = error instanceof SyntaxError ? 400 : error.statusCode;
  // Of what serves files: a path that leads elsewhere, or to a directory.
  if (fault === 403 || fault === 404) {
    return new RequestError('not_found', messages.nothingHere);
  }
  // 412 and 416 of the same: a condition or a range that the file does not meet.
  if (fault === 400 || fault === 412 || fault === 416) {
    return new RequestError('malformed_request', messages.requestNotValid);
  }
  if (isOutOfSpace(error)) return noSpaceLeft();
  if (isUnavailable(error) || isUnanswered(error)) {
    return new RequestError('unavailable', messages.unavailable, {
      headers: { 'retry-after': '5' },
    });
  }
  return undefined;
}

/** The refusal of a call that fits the server no longer, in words for the person whose page made it. */
const outdated = () => new RequestError('unsupported_version', messages.outdatedPage);

/** Answers an error in the one form that all errors have, in the language of who made the call. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = toRequestError(error);
  const refusal = known?.isMisshapen && isOfOtherBuild(request) ? outdated() : known;
  const answer = refusal ?? new RequestError('internal', messages.internal);
  if (isServerFault(answer.status)) {
    request.log.error({ reqId: request.id, err: error }, answer.message);
  }
  const { code, userId, keyId } = answer;
  noteFacts(request, { code, ...omitNullish({ userId, keyId }) });
  const language = askedLanguage(request.headers['accept-language']);
  const body: ErrorBody = {
    success: false,
    message: answer.said[language],
    code: answer.code,
    ...(answer.fields ? { fields: fieldsIn(language, answer.fields) } : {}),
    requestId: request.id,
  };
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(sendError);
}
