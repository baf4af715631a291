import type { ContentLanguage } from '@pothik/contract';
import type { AnyApiError } from '../errors/any-api-error.ts';

/** Where the session token is kept. Each may answer later. */
export interface TokenSource {
  get(): string | undefined | Promise<string | undefined>;
  /** Called with the token of a sign-in or a renewal. Without it the session can't be renewed. */
  set?(token: string): void | Promise<void>;
  remove?(): void | Promise<void>;
}

/** A short message for the person (Specification §7, §8). */
export interface ToastMessage {
  type: 'error' | 'info';
  message: string;
}

/** What one exchange with the server was, for a log; it holds no credentials and no inputs. */
export interface CallRecord {
  method: string;
  /** With its parameters unfilled: `/services/{id}`. */
  path: string;
  /** From 1; more where the call was made again. */
  attempt: number;
  /** As sent, with the values of credentials taken out. */
  headers: Record<string, string>;
  /** Absent when no answer came. */
  status?: number;
  /** Names the call in the server's log. */
  requestId?: string | undefined;
  /** The name of the error that it ended with. */
  error?: string;
  /** In milliseconds. */
  duration: number;
}

/**
 * How often a call is made again after the network or a gateway failed, or after the server asked to
 * wait for at most ten seconds, where that is safe: it only reads, or the server knows it by its
 * idempotency key.
 */
export interface RetryOptions {
  /** Beside the first one. */
  attempts: number;
  /** In milliseconds; doubled each time, then shortened by chance. Default 300. */
  baseDelay?: number;
}

/** An exchange with the server that is about to be made, for a log or a trace. */
export interface AttemptRecord {
  method: string;
  /** With its parameters unfilled: `/services/{id}`. */
  path: string;
  /** From 1; more where the call is made again. */
  attempt: number;
}

/** How a client or a requester reaches the API, and what it tells of its calls. */
export interface ClientOptions {
  /**
   * The API's origin without a slash at its end, such as `https://example.com`; the prefix `/api`
   * is added. Empty: the page's own. Default empty.
   *
   * @throws TypeError when the client is made, where it has no scheme or ends with a slash, or where it
   *   is empty and there is no page.
   */
  origin?: string;
  /** Default: the platform's. */
  fetch?: typeof fetch;
  /**
   * Without one all calls are made as nobody. `cookie`: the session lies in the cookie of the console, which
   * no script reads, so that none can be lost; for pages of the API's own origin alone.
   */
  token?: TokenSource | 'cookie';
  /** Sent with every call. */
  headers?: Record<string, string>;
  /** Whether cookies travel to another origin. Default: the platform's, which is that they don't. */
  credentials?: RequestCredentials;
  /**
   * The language of the person: texts are asked for in it where the server has them and it is not English,
   * and what it writes to the person later, such as mails, is in it. Default: none is asked for, and the
   * platform names the person's.
   */
  language?: ContentLanguage;
  /**
   * Words a failure for the person, in another language for instance, before anybody is told of it: what it
   * returns stands in `message`, in the toast, and in `serverMessage` where the server said something. Words
   * that have to be loaded may be promised: the call fails once they are there. Default, and for `undefined`
   * or where it fails: what the server said, else the words of the SDK.
   */
  describe?: ((error: AnyApiError) => string | undefined | Promise<string | undefined>) | undefined;
  /** Default: nothing is made again. */
  retry?: RetryOptions;
  onToast?: (toast: ToastMessage) => void;
  /**
   * The session has expired. Without it the token is removed. With a cookie it is told by this alone, for
   * every call that is refused.
   */
  onUnauthorized?: () => void;
  /**
   * Told of each exchange with the server before it is made, a repeated one as well. What it answers is
   * sent as further headers, such as `traceparent`.
   */
  onAttempt?: (record: AttemptRecord) => Record<string, string> | undefined;
  /** Told of each exchange with the server once it has ended, a repeated one as well. */
  onCall?: (record: CallRecord) => void;
}

/** How far an upload has come, in bytes. */
export interface UploadProgress {
  loaded: number;
  /** Of the whole body; absent where it is not known. */
  total?: number;
}

/** What one call may have of its own, beside its input. */
export interface CallOptions {
  /** Ends the call; it then throws the signal's reason. */
  signal?: AbortSignal;
  /**
   * Of each exchange, in milliseconds; `Infinity` for none. Default 10,000 until the answer is whole;
   * for an upload 20,000 without progress, and 120,000 for the answer once all of it was handed over
   * (Specification §9).
   */
  timeout?: number;
  /**
   * Makes sending again safe where the endpoint says so. With `retry` such a call gets one of its own
   * where none is handed in.
   */
  idempotencyKey?: string;
  /** In place of the client's. */
  retry?: RetryOptions;
  /** Beside those that every call has. */
  headers?: Record<string, string>;
  onUploadProgress?: (progress: UploadProgress) => void;
  /**
   * No toast for this failure, as for what fails in silence (Specification §8). A function tells of which
   * errors there is none.
   */
  quiet?: boolean | ((error: unknown) => boolean);
}
