import { errorStatus, type ErrorCode } from '@pothik/contract';
import type { Message } from './message.ts';
import { messages } from './messages.ts';

/**
 * Whether a response of this status reports a fault of the server. 501 refuses what the caller asked for, such as an
 * extension of a protocol that is not supported.
 */
export const isServerFault = (status: number): boolean =>
  status >= 500 && status !== errorStatus.not_available;

/**
 * An answer that is not a success, on purpose. What it says is for the person who made the call, in their language;
 * `message` is its English, for logs.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly said: Message;
  /** What is wrong with each input, by its name. */
  readonly fields: Readonly<Record<string, Message>> | undefined;
  readonly headers: Record<string, string>;
  /** Who was refused, for the log alone. */
  readonly userId: string | undefined;
  /** The API key with which they were, for the log alone. */
  readonly keyId: string | undefined;
  /** The call has another shape than this server takes, as calls of a client of another version may have. */
  readonly isMisshapen: boolean;

  constructor(
    code: ErrorCode,
    said: Message,
    more: {
      fields?: Readonly<Record<string, Message>>;
      headers?: Record<string, string>;
      userId?: string;
      keyId?: string;
      isMisshapen?: boolean;
    } = {},
  ) {
    super(said.en);
    this.code = code;
    this.said = said;
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

export const notFound = (said: Message) => new RequestError('not_found', said);

/** The refusal of one input. */
export const refuseField = (field: string, said: Message) =>
  new RequestError('validation_failed', said, { fields: { [field]: said } });

/** Nothing more can be stored now; what is there can still be read. */
export const noSpaceLeft = () =>
  new RequestError('unavailable', messages.noSpace, { headers: { 'retry-after': '60' } });
