import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';
import { Defect } from '../defect.ts';

type Init = NodeFS['init'];

/** The parts of the module's file system that are reached for here; they are not public. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Turns Node's errors into those that PostgreSQL gets to see. */
  tryFSOperation(operation: () => void): void;
}

function hasFileSystem(module: unknown): module is { NODEFS: NodeFileSystem } {
  return typeof module === 'object' && module !== null && 'NODEFS' in module;
}

/**
 * PGlite's file system on disk, with an fsync. The one it ships has none: PostgreSQL's order to
 * put the log on the disk before a commit is acknowledged would go nowhere.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onSync: () => void;

  /** @param onSync called after each fsync, so that a test can count them. */
  constructor(directory: string, onSync: () => void) {
    super(directory);
    this.#onSync = onSync;
  }

  override async init(pg: PGlite, options: Parameters<Init>[1]): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: unknown) => {
      if (!hasFileSystem(module)) throw new Defect('PGlite has no NODEFS to give an fsync to');
      const { NODEFS } = module;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        NODEFS.tryFSOperation(() => fsyncSync(nfd));
        this.#onSync();
        return 0;
      };
    };
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addSync] } };
  }
}
