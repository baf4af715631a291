export type { AnsweredCall, CallPromise } from './answer/call-promise.ts';
export { createClient } from './create-client.ts';
export type { Call, Client } from './create-client.ts';
export { createRequester } from './request/create-requester.ts';
export type { Requester } from './request/create-requester.ts';
export { isApiError } from './errors/any-api-error.ts';
export type { AnyApiError } from './errors/any-api-error.ts';
export { ApiError } from './errors/api-error.ts';
export { HttpError, isHttpError } from './errors/http-error.ts';
export type { HttpFailure } from './errors/http-error.ts';
export { NetworkError, isNetworkError } from './errors/network-error.ts';
export { ResponseFormatError, isResponseFormatError } from './errors/response-format-error.ts';
export { TimeoutError, isTimeoutError } from './errors/timeout-error.ts';
export type {
  AttemptRecord,
  CallOptions,
  CallRecord,
  ClientOptions,
  RetryOptions,
  ToastMessage,
  TokenSource,
  UploadProgress,
} from './request/options.ts';
export { paginate, paginatePages } from './answer/paginate.ts';
export type { ListCall } from './answer/paginate.ts';
export type { CallResponse } from './answer/read-answer.ts';
export { resolveUrl } from './request/resolve-url.ts';
export { supportsVersion } from './request/supports-version.ts';
export { sessionExpiredMessage } from './session/session.ts';
export { createStorageToken } from './session/storage-token.ts';
export type { StorageToken } from './session/storage-token.ts';
