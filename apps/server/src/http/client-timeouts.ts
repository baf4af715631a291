/** How long clients that are slow are waited for, in milliseconds. */
export interface ClientTimeouts {
  /** Until the headers of a request are there. */
  headers: number;
  /** Until a JSON body is there. */
  body: number;
  /** Until an upload has moved on; see `upload-speed.ts`. */
  upload: number;
  /** Until an upload's average speed counts; see `upload-speed.ts`. */
  pace: number;
  /** Until a request is there, whatever it brings: an upload on a slow line takes minutes. */
  request: number;
  /**
   * Until something moves on a line: whose pictures wait for those of others hears nothing meanwhile,
   * and clients wait two minutes.
   */
  silence: number;
  /** Until the next request on a line that is kept open. */
  nextRequest: number;
  /** Until a socket says that it is one of the chat's. */
  socket: number;
  /** How often headers and requests that are late are looked for. */
  look: number;
}

export const defaultTimeouts: ClientTimeouts = {
  headers: 30_000,
  body: 15_000,
  upload: 30_000,
  pace: 60_000,
  request: 15 * 60_000,
  silence: 150_000,
  nextRequest: 65_000,
  socket: 10_000,
  look: 10_000,
};
