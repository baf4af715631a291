interface Waiting {
  run: () => void;
}

/**
 * Lets so much work run at once. Whatever waits is taken by turns, one of each group: a group that brings a
 * thousand pieces holds up the others by one.
 */
export class FairQueue {
  readonly #atOnce: number;
  /** In the order of their turns. */
  readonly #groups = new Map<string, Waiting[]>();
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<Result>(group: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnce) await this.#turnOf(group);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#handOn();
    }
  }

  #turnOf(group: string): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#groups.get(group) ?? [];
      waiting.push({ run: resolve });
      this.#groups.set(group, waiting);
    });
  }

  /** The place of work that has ended goes to the group whose turn it is. */
  #handOn() {
    const next = this.#groups.entries().next();
    if (next.done) {
      this.#running -= 1;
      return;
    }
    const [group, waiting] = next.value;
    const first = waiting.shift();
    this.#groups.delete(group);
    if (waiting.length > 0) this.#groups.set(group, waiting);
    first?.run();
  }
}
