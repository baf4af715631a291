export type { AnsweredCall, CallPromise } from './call-promise.ts';
export { createClient } from './create-client.ts';
export type { Call, Client } from './create-client.ts';
export { createRequester } from './create-requester.ts';
export type { Requester } from './create-requester.ts';
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
} from './options.ts';
export { paginate, paginatePages } from './paginate.ts';
export type { ListCall } from './paginate.ts';
export type { CallResponse } from './read-answer.ts';
export { resolveUrl } from './resolve-url.ts';
export { sessionExpiredMessage } from './session.ts';
export { createStorageToken } from './storage-token.ts';
export type { StorageToken } from './storage-token.ts';
