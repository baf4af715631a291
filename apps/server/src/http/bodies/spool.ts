import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { FairShares, type Holding, type Path } from '../../platform/fairness/fair-shares.ts';
import { megabyte, type FreeSpace } from '../../platform/files/free-space.ts';
import { messages } from '../messages.ts';
import { noSpaceLeft, RequestError } from '../request-error.ts';
import { largestForm, parallelForms, shareOfFreeSpace } from './form-limits.ts';

/** Room is taken in such steps by a form that does not say how long it is. */
const step = megabyte;

/** The refusal of whoever holds most of what all share. */
export const crowded = () =>
  new RequestError('rate_limited', messages.tooMuchAtOnce, { headers: { 'retry-after': '60' } });

/** The room of one form. */
export interface FormSpace {
  /** Where its files go; it is removed with everything in it. */
  folder: string;
  /** Aborts when the form has to end, with the reason as a RequestError where there is one to tell. */
  signal: AbortSignal;
  /** Says that so many bytes have come. */
  receive(bytes: number): void;
  /** Gives the room back and removes the files; a second call does nothing. */
  discard(): Promise<void>;
}

/**
 * Where forms' files lie until their request is answered. How many forms there are and how much of the
 * disk they take is shared between networks: whoever holds most gives way, and nobody else is refused.
 */
export class Spool {
  readonly #directory: string;
  readonly #freeSpace: FreeSpace;
  #free = 0;
  readonly #forms = new FairShares({
    total: () => parallelForms.total,
    ofNetwork: parallelForms.ofNetwork,
  });
  readonly #bytes: FairShares = new FairShares({ total: () => this.#total() });

  private constructor(directory: string, freeSpace: FreeSpace) {
    this.#directory = directory;
    this.#freeSpace = freeSpace;
  }

  /** Empties the directory, or makes it. */
  static async open(directory: string, freeSpace: FreeSpace): Promise<Spool> {
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return new Spool(directory, freeSpace);
  }

  #total(): number {
    return (this.#free + this.#bytes.amount) * shareOfFreeSpace;
  }

  /**
   * @param length of the body as it was told, in bytes; unknown, room is taken as it arrives.
   * @throws RequestError `payload_too_large`, `rate_limited` for who holds most of what there is, or
   *   `unavailable` where the disk is full.
   */
  async admit(sender: Path, length: number | undefined): Promise<FormSpace> {
    if (length !== undefined && length > largestForm) {
      throw new RequestError('payload_too_large', messages.tooLarge);
    }
    const first = length ?? step;
    this.#free = await this.#freeSpace(this.#directory);
    const ending = new AbortController();
    const evict = () => ending.abort(crowded());
    // The disk is too small, whoever gives way.
    if (first > this.#total()) throw noSpaceLeft();
    const place = this.#forms.hold(sender, 1, evict);
    const room = place && this.#bytes.hold(sender, first, evict);
    if (!room) {
      place?.release();
      throw crowded();
    }
    const folder = path.join(this.#directory, randomUUID());
    try {
      await mkdir(folder, { mode: 0o700 });
    } catch (error) {
      place.release();
      room.release();
      throw error;
    }
    return this.#space(folder, ending, { place, room, first });
  }

  #space(
    folder: string,
    ending: AbortController,
    { place, room, first }: { place: Holding; room: Holding; first: number },
  ): FormSpace {
    let [received, taken] = [0, first];
    let discarding: Promise<void> | undefined;
    return {
      folder,
      signal: ending.signal,
      receive(bytes) {
        received += bytes;
        while (received > taken && !ending.signal.aborted) {
          if (taken > largestForm) {
            ending.abort(new RequestError('payload_too_large', messages.tooLarge));
          } else if (room.grow(step)) taken += step;
          else ending.abort(crowded());
        }
      },
      discard() {
        ending.abort();
        discarding ??= rm(folder, { recursive: true, force: true }).finally(() => {
          place.release();
          room.release();
        });
        return discarding;
      },
    };
  }
}
