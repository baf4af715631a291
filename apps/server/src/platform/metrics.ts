import { Counter, Histogram, Registry } from 'prom-client';

/** What is counted in this process, however many apps are in it; `/metrics` hands it out. */
export const processMetrics = new Registry();

const registers = [processMetrics];

/** Upper ends of the groups in which durations are counted, in seconds. */
export const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Answers that are errors, by the code that they carry. */
export const errorsTold = new Counter({
  name: 'errors_total',
  help: 'Answers that are errors, by their code.',
  labelNames: ['code'],
  registers,
});

/** Answers of the API that are for everybody: `kept` ones were made for an earlier request. */
export const keptAnswers = new Counter({
  name: 'kept_answers_total',
  help: 'Answers of the API that are for everybody, by whether they were kept or made.',
  labelNames: ['outcome'],
  registers,
});

/** Pages that were rendered and not kept from before, in seconds. */
export const pageRenders = new Histogram({
  name: 'page_render_duration_seconds',
  help: 'Pages that were rendered, and the time that they took.',
  labelNames: ['outcome'],
  buckets: durationBuckets,
  registers,
});

/** Queries of the database until they are answered, in seconds. */
export const queryDurations = new Histogram({
  name: 'database_query_duration_seconds',
  help: 'Queries, and the time until they were answered.',
  labelNames: ['outcome'],
  buckets: durationBuckets,
  registers,
});

/** Jobs by their kind, such as `mail`, and what came of a try. */
export const jobTries = new Counter({
  name: 'job_tries_total',
  help: 'Tries of jobs by kind: done, to be tried again, or failed for good.',
  labelNames: ['kind', 'outcome'],
  registers,
});

/** Mails that were dropped, because their mailbox has got enough of their class. */
export const mailsOverLimit = new Counter({
  name: 'mails_over_limit_total',
  help: 'Mails that were dropped over the limit of their mailbox, by class.',
  labelNames: ['class'],
  registers,
});

/** Pictures that were sent, until they are decoded or refused, in seconds. */
export const pictureDurations = new Histogram({
  name: 'picture_duration_seconds',
  help: 'Pictures that were sent, and the time until they were decoded or refused, waiting included.',
  labelNames: ['outcome'],
  buckets: durationBuckets,
  registers,
});

/**
 * Times some work and tells how it ended.
 *
 * @returns what the work does.
 */
export async function timed<Result>(
  histogram: Histogram<'outcome'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const stop = histogram.startTimer();
  try {
    const result = await work();
    stop({ outcome: 'done' });
    return result;
  } catch (error) {
    stop({ outcome: 'failed' });
    throw error;
  }
}
