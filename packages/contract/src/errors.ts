/** Every error code that the API answers with, and the HTTP status that goes with it. */
export const errorStatus = {
  validation_failed: 400,
  malformed_request: 400,
  /** Another version of the API was asked for than this server speaks. */
  unsupported_version: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  /** The password is right; the code of the second factor is missing, wrong or was used: sign in with one. */
  second_factor_required: 401,
  forbidden: 403,
  /** The role demands a second factor, and nothing but setting one up is open until there is one. */
  second_factor_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** Somebody has changed the thing since it was looked at. */
  version_conflict: 409,
  idempotency_conflict: 409,
  /** A job costs more than may be asked for in its country, and no owner has allowed it. */
  above_cost_cap: 409,
  gone: 410,
  chat_closed: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  not_available: 501,
  unavailable: 503,
} as const;

/** Why a call was refused, for programs. */
export type ErrorCode = keyof typeof errorStatus;

/** The body of every answer that is not a success. */
export interface ErrorBody {
  success: false;
  /** One sentence for the person who made the call. */
  message: string;
  code: ErrorCode;
  /** What is wrong with each input, by its name. */
  fields?: Record<string, string>;
  /** Names this request in the server's log. */
  requestId: string;
}
