import type { Path } from '../../platform/fairness/fair-shares.ts';
import { networksOf } from '../network.ts';

/** Who sent a file, and whether they still wait. */
export interface Sender {
  /** Their networks from the widest, then their account or the guests. */
  path: Path;
  /** Aborts once their request is answered, or they have gone; absent: that is not known. */
  signal?: AbortSignal;
}

/**
 * Where a request belongs among all others: phones of one mobile operator share an address, and among
 * these whoever is signed in has a place of their own.
 */
export const senderPath = (address: string, userId: string | undefined): Path => [
  ...networksOf(address).toReversed(),
  userId === undefined ? 'guests' : `user:${userId}`,
];

// Schemas and rules hand files on, and know nothing of them but how they are read.
const senders = new WeakMap<object, Sender>();

export function noteSender(file: object, sender: Sender): void {
  senders.set(file, sender);
}

/** Nobody for a file that came with no request, such as the demonstration's. */
export const senderOf = (file: object): Sender | undefined => senders.get(file);
