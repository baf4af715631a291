/** Where somebody belongs, from the widest: their network, and who they are in it. */
export type Path = readonly string[];

/** Something of the whole that somebody holds. */
export interface Holding {
  /** Takes so much more. @returns whether there was room; where not, nothing has changed. */
  grow(amount: number): boolean;
  /** Gives everything back. */
  release(): void;
}

interface Held {
  amount: number;
  onEvicted: () => void;
}

interface Node {
  amount: number;
  children: Map<string, Node>;
  /** Of a path's end, the newest last. */
  held: Set<Held>;
}

const createNode = (): Node => ({ amount: 0, children: new Map(), held: new Set() });

export interface ShareLimits {
  /** How much there is; it is asked for anew whenever something is taken. */
  total: () => number;
  /** The most that one network may hold. Default: everything, while nobody else needs it. */
  ofNetwork?: number;
}

/**
 * Shares something limited, such as space, between networks, and what a network has between those in
 * it. When it is full, whoever holds most gives way: the newest of their holdings ends, or they are
 * refused. Whoever holds less than others always finds room.
 */
export class FairShares {
  readonly #root = createNode();
  readonly #limits: ShareLimits;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** How much is held by all together. */
  get amount(): number {
    return this.#root.amount;
  }

  /**
   * @param onEvicted called when the holding has ended because others need the room; it may not throw.
   * @returns nothing where there is no room for whoever asks.
   */
  hold(path: Path, amount: number, onEvicted: () => void): Holding | undefined {
    const held: Held = { amount: 0, onEvicted };
    if (!this.#makeRoom(path, amount)) return undefined;
    this.#nodesOf(path).at(-1)?.held.add(held);
    this.#add(path, held, amount);
    return {
      grow: (more) => {
        if (!this.#isHeld(path, held) || !this.#makeRoom(path, more, held)) return false;
        this.#add(path, held, more);
        return true;
      },
      release: () => this.#release(path, held),
    };
  }

  /** The nodes of a path from the root on, made where they are not there. */
  #nodesOf(path: Path): Node[] {
    const nodes = [this.#root];
    let node = this.#root;
    for (const name of path) {
      const next = node.children.get(name) ?? createNode();
      node.children.set(name, next);
      nodes.push(next);
      node = next;
    }
    return nodes;
  }

  #add(path: Path, held: Held, amount: number) {
    held.amount += amount;
    for (const node of this.#nodesOf(path)) node.amount += amount;
  }

  #leafOf(path: Path): Node | undefined {
    return path.reduce<Node | undefined>((node, name) => node?.children.get(name), this.#root);
  }

  #isHeld(path: Path, held: Held) {
    return this.#leafOf(path)?.held.has(held) ?? false;
  }

  #release(path: Path, held: Held) {
    if (!this.#isHeld(path, held)) return;
    const nodes = this.#nodesOf(path);
    nodes.at(-1)?.held.delete(held);
    for (const node of nodes) node.amount -= held.amount;
    for (let depth = path.length; depth > 0; depth -= 1) {
      const [node, name] = [nodes[depth], path[depth - 1]];
      if (!node || name === undefined || node.held.size > 0 || node.children.size > 0) return;
      nodes[depth - 1]?.children.delete(name);
    }
  }

  /** Ends holdings of whoever holds most until there is room. @returns false where it is the asker. */
  #makeRoom(path: Path, amount: number, own?: Held): boolean {
    for (;;) {
      const full = this.#fullPath(path, amount);
      if (!full) return true;
      const heaviest = this.#heaviest(full, path, amount);
      const leaf = this.#leafOf(heaviest);
      const newest = leaf && [...leaf.held].findLast((held) => held !== own);
      const isAsker = heaviest.join('\n') === path.join('\n');
      if (isAsker || !newest) return false;
      this.#release(heaviest, newest);
      newest.onEvicted();
    }
  }

  /** The beginning of the path that has no room for so much more: everybody's, or the network's. */
  #fullPath(path: Path, amount: number): Path | undefined {
    if (this.#root.amount + amount > this.#limits.total()) return [];
    const network = path.slice(0, 1);
    const held = this.#leafOf(network)?.amount ?? 0;
    return held + amount > (this.#limits.ofNetwork ?? Infinity) ? network : undefined;
  }

  /** Goes on from there to whoever would hold most. The asker counts with what they ask for. */
  #heaviest(from: Path, asker: Path, amount: number): Path {
    const isAskers = from.every((name, index) => asker[index] === name);
    const own = isAskers ? asker[from.length] : undefined;
    const children = this.#leafOf(from)?.children ?? new Map<string, Node>();
    let [name, most] = [own, own === undefined ? -1 : (children.get(own)?.amount ?? 0) + amount];
    for (const [other, node] of children) {
      if (other !== own && node.amount > most) [name, most] = [other, node.amount];
    }
    return name === undefined ? from : this.#heaviest([...from, name], asker, amount);
  }
}
