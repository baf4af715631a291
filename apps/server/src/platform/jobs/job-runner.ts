import { errorLine } from '../error-facts.ts';
import type { Queries } from '../database/open.ts';
import type { Log } from '../log.ts';
import { finishJob, postponeJob, sweepJobs, takeJob, TryLater, type Job } from './job-queue.ts';
import { Defect } from '../defect.ts';
import { jobTries } from '../metrics.ts';
import { inSpan } from '../traces/traces.ts';

/** Does one kind of work. What it does twice must be the same as doing it once. */
export type JobHandler = (payload: unknown, id: string) => Promise<void>;

const pollInterval = 1_000;
const sweepInterval = 60 * 60 * 1_000;

/** Removes what nobody needs any more; done now and then. */
export type Sweep = (db: Queries) => Promise<void>;

interface JobRunnerOptions {
  db: Queries;
  handlers: Readonly<Record<string, JobHandler>>;
  sweeps?: readonly Sweep[];
  log: Log;
}

/** Does what is queued, one job after the other, until it is stopped. */
export class JobRunner {
  readonly #db: Queries;
  readonly #handlers: Readonly<Record<string, JobHandler>>;
  readonly #sweeps: readonly Sweep[];
  readonly #log: Log;
  readonly #stop = new AbortController();
  readonly #ended: Promise<void>;
  #wake: () => void = () => undefined;

  constructor({ db, handlers, sweeps = [], log }: JobRunnerOptions) {
    this.#db = db;
    this.#handlers = handlers;
    this.#sweeps = [sweepJobs, ...sweeps];
    this.#log = log;
    this.#ended = this.#run();
  }

  /** Finishes the job that has begun. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wake();
    await this.#ended;
  }

  async #run() {
    let lastSweep = 0;
    while (!this.#stop.signal.aborted) {
      try {
        if (Date.now() - lastSweep > sweepInterval) {
          lastSweep = Date.now();
          for (const sweep of this.#sweeps) await this.#sweep(sweep);
        }
        const job = await takeJob(this.#db);
        if (job) await this.#do(job);
        else await this.#pause();
      } catch (error) {
        // The database is away: it is asked again until it is back.
        this.#log.warn({ err: error }, 'jobs could not be read');
        await this.#pause();
      }
    }
  }

  /** A sweep that fails keeps nobody's mail waiting: it is done again with the next ones. */
  async #sweep(sweep: Sweep) {
    try {
      await sweep(this.#db);
    } catch (error) {
      this.#log.warn({ err: error }, 'a sweep failed');
    }
  }

  async #do(job: Job) {
    const handler = this.#handlers[job.kind];
    try {
      if (!handler) throw new Defect(`there is no handler for jobs of kind ${job.kind}`);
      await inSpan({ name: `job ${job.kind}` }, () => handler(job.payload, job.id));
      await finishJob(this.#db, job);
      jobTries.inc({ kind: job.kind, outcome: 'done' });
    } catch (error) {
      const { id, kind, attempts } = job;
      const details = { err: error, job: id, kind, attempts };
      const pause = error instanceof TryLater ? error.seconds : undefined;
      if (await postponeJob(this.#db, job, errorLine(error), pause)) {
        jobTries.inc({ kind, outcome: 'again' });
        this.#log.warn(details, 'a job failed and is tried again');
      } else {
        jobTries.inc({ kind, outcome: 'failed' });
        this.#log.error(details, 'a job failed for good: staff find it among the settings');
      }
    }
  }

  async #pause() {
    if (this.#stop.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollInterval);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
