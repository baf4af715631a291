import type { Path } from './fair-shares.ts';

interface Entry<Item> {
  item: Item;
  cost: number;
}

interface Node<Item> {
  /** The cost of what had its turn, counted from where others were when this one came. */
  served: number;
  /** Where whoever comes now begins. */
  now: number;
  waiting: number;
  children: Map<string, Node<Item>>;
  entries: Entry<Item>[];
}

const createNode = <Item>(served: number): Node<Item> => ({
  served,
  now: 0,
  waiting: 0,
  children: new Map(),
  entries: [],
});

/** Something whose turn it is. */
interface Turn<Item> {
  item: Item;
  /** Says that it has ended. */
  end(): void;
}

/**
 * A line for each network, and in it one for each of those in it: the next turn is theirs who had least
 * so far, by cost. Whoever comes with one thing does not wait for the hundred of another. A network has
 * one turn at a time.
 */
export class FairTurns<Item> {
  readonly #root = createNode<Item>(0);
  readonly #busyNetworks: Set<string>;

  /** @param busyNetworks those that have a turn; several lines may share it. */
  constructor(busyNetworks = new Set<string>()) {
    this.#busyNetworks = busyNetworks;
  }

  /** @returns a function that takes it out of the line; after its turn it does nothing. */
  add(path: Path, cost: number, item: Item): () => void {
    const entry = { item, cost };
    let node = this.#root;
    const nodes = [node];
    for (const name of path) {
      const next = node.children.get(name) ?? createNode<Item>(node.now);
      node.children.set(name, next);
      nodes.push(next);
      node = next;
    }
    node.entries.push(entry);
    for (const one of nodes) one.waiting += 1;
    return () => {
      const index = node.entries.indexOf(entry);
      if (index === -1) return;
      node.entries.splice(index, 1);
      for (const one of nodes) one.waiting -= 1;
      this.#forget(path, nodes);
    };
  }

  /** @returns nothing where nobody waits but networks whose turn it is already. */
  next(): Turn<Item> | undefined {
    const nodes = [this.#root];
    const path: string[] = [];
    let node = this.#root;
    while (node.children.size > 0) {
      const found = leastServed(node, node === this.#root ? this.#busyNetworks : undefined);
      if (!found) return undefined;
      const [name, child] = found;
      node.now = child.served;
      path.push(name);
      nodes.push(child);
      node = child;
    }
    const entry = node.entries.shift();
    if (!entry) return undefined;
    const [network] = path;
    for (const one of nodes) {
      one.waiting -= 1;
      one.served += entry.cost;
    }
    if (network !== undefined) this.#busyNetworks.add(network);
    let hasEnded = false;
    return {
      item: entry.item,
      end: () => {
        if (hasEnded) return;
        hasEnded = true;
        if (network !== undefined) this.#busyNetworks.delete(network);
        this.#forget(path, nodes);
      },
    };
  }

  /** Forgets whoever neither waits nor has a turn. */
  #forget(path: Path, nodes: readonly Node<Item>[]) {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const [node, name] = [nodes[depth], path[depth - 1]];
      if (!node || name === undefined || node.waiting > 0) return;
      if (depth === 1 && this.#busyNetworks.has(name)) return;
      const parent = nodes[depth - 1];
      if (parent?.children.get(name) === node) parent.children.delete(name);
    }
  }
}

/** Of equals, the one that came first. */
function leastServed<Item>(
  { children }: Node<Item>,
  busy?: ReadonlySet<string>,
): [string, Node<Item>] | undefined {
  let least: [string, Node<Item>] | undefined;
  for (const [name, node] of children) {
    if (node.waiting === 0 || busy?.has(name)) continue;
    if (!least || node.served < least[1].served) least = [name, node];
  }
  return least;
}
