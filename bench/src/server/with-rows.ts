import { fill } from '@pothik/reliability/growth/fill.ts';
import { startMeasuredServer } from './measured-server.ts';
import { staff } from './staff-account.ts';
import { withPostgres } from './with-postgres.ts';

/** A server whose database, on the PostgreSQL at hand, holds so many rows of each kind. */
export const withRows = <Result>(
  size: number,
  measure: (origin: string, url: string) => Promise<Result>,
): Promise<Result> =>
  withPostgres(async (url) => {
    const running = await startMeasuredServer({ DATABASE_URL: url, ...staff });
    try {
      await fill(url, size);
      console.log(`  among ${String(size)}:`);
      return await measure(running.origin, url);
    } finally {
      await running.stop();
    }
  });
