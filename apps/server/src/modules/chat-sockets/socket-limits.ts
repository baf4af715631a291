import { LRUCache } from 'lru-cache';
import { FairQueue } from '../../platform/fairness/fair-queue.ts';

/** How many sockets there may be, and how much they may ask for. */
export interface SocketLimits {
  /** Of all networks, in one process. */
  inAll: number;
  /** Of one network: a mobile operator's many phones may share one address. */
  perNetwork: number;
  /** Joins that ask the database at once: a part of its connections, the rest is for requests. */
  joinsAtOnce: number;
  /** Joins of one network that are refused in a minute, before none is looked at any more. */
  failedJoins: number;
}

export const defaultSocketLimits: SocketLimits = {
  inAll: 20_000,
  perNetwork: 1_000,
  joinsAtOnce: 3,
  failedJoins: 100,
};

/** A proxy beside the server that names nobody: everybody comes from it. */
const isOwnMachine = (network: string) => /^(?:127\.|0:0:0:0::|0:0:0::)/.test(network);

const minute = 60_000;
const mostNetworks = 10_000;

/** Counts the sockets of one process and what they ask for, by the networks that they come from. */
export class SocketCounts {
  readonly #limits: SocketLimits;
  readonly #open = new Map<string, number>();
  readonly #failures = new LRUCache<string, number>({
    max: mostNetworks,
    ttl: minute,
    noUpdateTTL: true,
  });
  readonly #joins: FairQueue;
  #inAll = 0;

  constructor(limits: SocketLimits) {
    this.#limits = limits;
    this.#joins = new FairQueue(limits.joinsAtOnce);
  }

  hasPlace(networks: readonly string[]): boolean {
    const { inAll, perNetwork } = this.#limits;
    const isFull = (network: string) =>
      !isOwnMachine(network) && (this.#open.get(network) ?? 0) >= perNetwork;
    return this.#inAll < inAll && !networks.some(isFull);
  }

  opened(networks: readonly string[]): void {
    this.#inAll += 1;
    for (const network of networks) this.#open.set(network, (this.#open.get(network) ?? 0) + 1);
  }

  closed(networks: readonly string[]): void {
    this.#inAll -= 1;
    for (const network of networks) {
      const left = (this.#open.get(network) ?? 1) - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
    }
  }

  /** Whether a network has guessed too often: its joins are refused unseen. */
  isGuessing([network]: readonly [string, ...string[]]): boolean {
    return (this.#failures.get(network) ?? 0) >= this.#limits.failedJoins;
  }

  /** Runs a join when it is its network's turn, and counts it where it is refused. */
  async join<Result extends { success: boolean }>(
    [network]: readonly [string, ...string[]],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const result = await this.#joins.run(network, work);
    if (!result.success) this.#failures.set(network, (this.#failures.get(network) ?? 0) + 1);
    return result;
  }
}
