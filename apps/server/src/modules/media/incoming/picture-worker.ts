import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { places } from '#places';
import { Defect } from '../../../platform/defect.ts';
import { outOfMemory, type PictureAnswer, type PictureOrder } from './picture-order.ts';

export interface WorkerOptions {
  /** How long one picture may take, in milliseconds. */
  deadline?: number;
  /** After so long without work the process ends, in milliseconds: it has memory of its own. */
  rest?: number;
  /** Of the process, as `nice` counts it: requests go first, at 0. */
  priority?: number;
  /** What runs in the process; another one in tests. */
  script?: URL;
}

/** Makes one picture after the other in a process, which is started when there is work. */
export class PictureWorker {
  readonly #options: Required<WorkerOptions>;
  #child: ChildProcess | undefined;
  #resting: NodeJS.Timeout | undefined;

  constructor(options: WorkerOptions = {}) {
    this.#options = {
      deadline: 30_000,
      rest: 60_000,
      priority: 5,
      script: places.pictureProcess,
      ...options,
    };
  }

  /** The number of the process, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * One at a time: the caller waits for the one before. A picture that takes too long, too much memory
   * or ends the process is refused, and the next one gets a new process.
   *
   * @throws Error where no process can be started.
   */
  async make(order: PictureOrder): Promise<PictureAnswer> {
    clearTimeout(this.#resting);
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    const late = new AbortController();
    const deadline = setTimeout(() => {
      late.abort();
      child.kill('SIGKILL');
    }, this.#options.deadline);
    try {
      return await answerOf(child, order);
    } catch (error) {
      this.#child = undefined;
      child.kill('SIGKILL');
      if (child.pid === undefined || !(error instanceof ProcessEnd)) throw error;
      return {
        refusal: late.signal.aborted || error.status === outOfMemory ? 'too large' : 'damaged',
      };
    } finally {
      clearTimeout(deadline);
      child.unref();
      child.channel?.unref();
      this.#resting = setTimeout(() => this.stop(), this.#options.rest).unref();
    }
  }

  /** Ends the process; the next picture gets a new one. */
  stop(): void {
    clearTimeout(this.#resting);
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = undefined;
  }

  #start(): ChildProcess {
    const child = fork(this.#options.script, {
      serialization: 'advanced',
      // Neither keys nor passwords are in reach of what is decoded.
      env: {},
      execArgv: ['--max-old-space-size=96'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // What fails while there is work is told by its answer.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    try {
      if (child.pid !== undefined) os.setPriority(child.pid, this.#options.priority);
    } catch {
      // Where it may not be changed, or the process has ended already, nothing depends on it.
    }
    return child;
  }
}

class ProcessEnd extends Defect {
  readonly status: number | null;

  constructor(status: number | null) {
    super('the process ended in the middle of a picture');
    this.status = status;
  }
}

/** @throws ProcessEnd, or what kept the process from starting. */
async function answerOf(child: ChildProcess, order: PictureOrder): Promise<PictureAnswer> {
  const over = new AbortController();
  const { signal } = over;
  try {
    const ended = once(child, 'exit', { signal }).then(([status]) => {
      throw new ProcessEnd(status as number | null);
    });
    const answered = once(child, 'message', { signal }).then(([answer]) => answer as PictureAnswer);
    // A process that has just ended is told by its exit.
    child.send(order, () => undefined);
    return await Promise.race([answered, ended]);
  } finally {
    over.abort();
  }
}
