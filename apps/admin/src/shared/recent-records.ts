import { recordKinds } from '@pothik/contract';
import { z } from 'zod';
import type { RecordName } from './record-places.ts';

/** Where this browser keeps what each of the staff has opened: kinds and ids alone, no name or number of anybody. */
const keyPrefix = 'consoleRecent:';

/** So many are kept. */
const most = 12;

const kept = z.array(z.object({ kind: z.enum(recordKinds), _id: z.string() }));

const isSame = (one: RecordName, other: RecordName) =>
  one.kind === other.kind && one._id === other._id;

/** The records that somebody has opened on this device, the last one first. */
export function readRecent(userId: string): RecordName[] {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(keyPrefix + userId) ?? '[]'));
  } catch {
    return [];
  }
}

/** Notes that somebody has opened a record. */
export function noteOpened(userId: string, opened: RecordName): void {
  const others = readRecent(userId).filter((one) => !isSame(one, opened));
  try {
    const records = JSON.stringify([opened, ...others].slice(0, most));
    localStorage.setItem(keyPrefix + userId, records);
  } catch {
    // Where the browser keeps nothing, the palette begins with what can be done.
  }
}

/** Drops what everybody has opened on this device. */
export function forgetRecentRecords(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(keyPrefix)) localStorage.removeItem(key);
    }
  } catch {
    // It keeps nothing.
  }
}
