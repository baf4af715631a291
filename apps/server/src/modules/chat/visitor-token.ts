import { createHash, createHmac, randomBytes } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What is stored of a visitor token. */
export const hashVisitorToken = (token: string): string => sha256(`visitor-token:${token}`);

/** The credential of a new chat, and what makes starting it twice make one. */
export interface StartCredentials {
  visitorToken: string;
  /** Absent: the client told no id that nobody can guess, and every start makes a chat. */
  startKeyHash: string | undefined;
}

/** Ids that nobody guesses: as long as a UUID or longer. */
const unguessable = /^[\w-]{32,100}$/;

/**
 * The id that the client chose for the start, in the body or as its `Idempotency-Key`, is as secret as a
 * token, and only its hash is kept. The token follows from it, so that a repeat whose first answer was lost
 * is answered with the same one.
 */
export function startCredentials(clientId: string | undefined): StartCredentials {
  if (clientId === undefined || !unguessable.test(clientId)) {
    return { visitorToken: randomBytes(32).toString('base64url'), startKeyHash: undefined };
  }
  return {
    visitorToken: createHmac('sha256', clientId).update('visitor-token').digest('base64url'),
    startKeyHash: sha256(`chat-start:${clientId}`),
  };
}
