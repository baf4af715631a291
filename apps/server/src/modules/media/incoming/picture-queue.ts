import { FairShares, type Path } from '../../../platform/fairness/fair-shares.ts';
import { FairTurns } from '../../../platform/fairness/fair-turns.ts';
import { RequestError } from '../../../http/request-error.ts';
import { messages } from '../messages.ts';
import { usualCost } from './picture-limits.ts';
import type { PictureAnswer, PictureOrder } from './picture-order.ts';
import type { PictureWorker } from './picture-worker.ts';

/** Work that waits at once, as {@link costOf} counts it: on one core about a minute and a half. */
const mostWaiting = { total: 6_000_000_000, ofNetwork: 3_000_000_000 };

/** A picture that waits for its turn. */
interface Job {
  /** Reads the picture only now: what waits lies on the disk. */
  read: () => Promise<PictureOrder>;
  answer: (making: Promise<PictureAnswer>) => void;
}

type Maker = Pick<PictureWorker, 'make'>;

/** Who waits for a picture. */
interface Waiter {
  path: Path;
  /** Takes the picture out of the line; its reason is what the waiting ends with. */
  signal?: AbortSignal;
}

const crowded = () =>
  new RequestError('rate_limited', messages.tooManyWaiting, { headers: { 'retry-after': '60' } });

/** Makes pictures in turns between networks, each of which has one turn at a time. */
export class PictureQueue {
  readonly #busyNetworks = new Set<string>();
  readonly #usual = new FairTurns<Job>(this.#busyNetworks);
  readonly #large = new FairTurns<Job>(this.#busyNetworks);
  readonly #waiting = new FairShares({
    total: () => mostWaiting.total,
    ofNetwork: mostWaiting.ofNetwork,
  });
  /** Each with the lines that it serves; one is there for usual pictures alone. */
  readonly #stations: { worker: Maker; lines: FairTurns<Job>[]; isBusy: boolean }[];

  constructor(anything: Maker, usual: Maker) {
    this.#stations = [
      { worker: usual, lines: [this.#usual], isBusy: false },
      { worker: anything, lines: [this.#large, this.#usual], isBusy: false },
    ];
  }

  /**
   * @param cost of the picture; see `costOf`.
   * @throws RequestError `rate_limited` for whose network most waits; what reading the picture throws.
   */
  async make(
    { path, signal }: Waiter,
    cost: number,
    read: () => Promise<PictureOrder>,
  ): Promise<PictureAnswer> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer>();
    const room = this.#waiting.hold(path, cost, () => leave(crowded()));
    if (!room) throw crowded();
    const line = cost > usualCost ? this.#large : this.#usual;
    const remove = line.add(path, cost, { read, answer: resolve });
    const leave = (reason: unknown) => {
      remove();
      reject(reason);
    };
    const onAbort = () => leave(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    this.#serve();
    return promise.finally(() => {
      signal?.removeEventListener('abort', onAbort);
      room.release();
    });
  }

  #serve() {
    for (const station of this.#stations) {
      if (station.isBusy) continue;
      const turn = nextOf(station.lines);
      if (!turn) continue;
      station.isBusy = true;
      const making = turn.item.read().then((order) => station.worker.make(order));
      turn.item.answer(making);
      making
        .catch(() => undefined)
        .finally(() => {
          station.isBusy = false;
          turn.end();
          this.#serve();
        });
    }
  }
}

function nextOf(lines: readonly FairTurns<Job>[]) {
  for (const line of lines) {
    const turn = line.next();
    if (turn) return turn;
  }
  return undefined;
}
