import { errorStatus, type ErrorCode } from '@pothik/contract';

/**
 * Whether a response of this status reports a fault of the server. 501 refuses what the caller asked for, such as an
 * extension of a protocol that is not supported.
 */
export const isServerFault = (status: number): boolean =>
  status >= 500 && status !== errorStatus.not_available;

/** An answer that is not a success, on purpose; its message is for the person who made the call. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  /** What is wrong with each input, by its name. */
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Who was refused, for the log alone. */
  readonly userId: string | undefined;
  /** The API key with which they were, for the log alone. */
  readonly keyId: string | undefined;
  /** The call has another shape than this server takes, as calls of a client of another version may have. */
  readonly isMisshapen: boolean;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      userId?: string;
      keyId?: string;
      isMisshapen?: boolean;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.userId = more.userId;
    this.keyId = more.keyId;
    this.isMisshapen = more.isMisshapen ?? false;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const notFound = (what: string) => new RequestError('not_found', `${what} was not found.`);

/** Nothing more can be stored now; what is there can still be read. */
export const noSpaceLeft = () =>
  new RequestError('unavailable', 'There is no space left to store this. Please try again later.', {
    headers: { 'retry-after': '60' },
  });
