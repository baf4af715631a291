import { consumeTry, countTry } from '../rate-limit.ts';
import type { Queries } from '../../platform/database/open.ts';
import { megabyte } from '../../platform/files/free-space.ts';
import { networksOf } from '../network.ts';

/** The limits of one form; what is more is refused while it arrives. */
export const partLimits = {
  fileSize: 10 * megabyte,
  files: 4,
  fields: 40,
  parts: 44,
  fieldNameSize: 100,
  fieldSize: 20_000,
  headerPairs: 20,
};

/** The most that such a form can have, in bytes, with what stands between its parts. */
export const largestForm = partLimits.files * partLimits.fileSize + 2 * megabyte;

/** How many forms arrive at once, and lie on the disk until they are answered. */
export const parallelForms = {
  total: 600,
  /** Thousands of phones share one address at a mobile operator. */
  ofNetwork: 200,
};

/** Forms may fill this share of what is free: whatever comes, more than half of it stays. */
export const shareOfFreeSpace = 1 / 3;

const hour = 60 * 60;

/** Also of parts of uploads that were cut off. */
const tries = {
  /** An IPv4 address, or a /64 of IPv6; a /48 has ten times as many. */
  ofNetwork: { tries: 1_200, seconds: hour },
  ofUser: { tries: 240, seconds: hour },
};

/**
 * Counts a form before the first byte of it is stored. Whoever is signed in has a count of their own,
 * which their network's guests cannot use up.
 *
 * @throws RequestError `rate_limited`
 */
export async function countForm(
  db: Queries,
  address: string,
  userId: string | undefined,
): Promise<void> {
  if (userId === undefined) {
    await consumeTry(db, `form:network:${networksOf(address)[0]}`, tries.ofNetwork);
  } else await consumeTry(db, `form:user:${userId}`, tries.ofUser);
}

/**
 * Counts a part of an upload that was cut off before it had the size that every part must have.
 *
 * @returns whether it may be stored.
 */
export async function countCutOffPart(
  db: Queries,
  address: string,
  userId: string | undefined,
): Promise<boolean> {
  const { excess } = await (userId === undefined
    ? countTry(db, `cut-off-part:network:${networksOf(address)[0]}`, tries.ofNetwork)
    : countTry(db, `cut-off-part:user:${userId}`, tries.ofUser));
  return excess === 0;
}
