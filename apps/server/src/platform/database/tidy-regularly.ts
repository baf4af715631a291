import type { Log } from '../log.ts';
import type { Database } from './open.ts';

/**
 * Tidies the embedded database now and then, which PostgreSQL does by itself.
 *
 * @param interval in milliseconds.
 * @returns a function that ends it.
 */
export function tidyRegularly(
  database: Pick<Database, 'engine' | 'tidy'>,
  log: Log,
  interval = 6 * 60 * 60 * 1_000,
): () => void {
  if (database.engine === 'postgres') return () => undefined;
  const timer = setInterval(() => {
    database.tidy().catch((error: unknown) => {
      log.error({ err: error }, 'the database could not be tidied');
    });
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
