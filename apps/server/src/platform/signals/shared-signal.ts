import type { Redis } from 'ioredis';
import type { Database } from '../database/open.ts';
import { signalOverPostgres } from './signal-over-postgres.ts';
import { signalOverRedis } from './signal-over-redis.ts';

/**
 * A sign that all processes give each other. One that cannot be given now is given later, and a process
 * that may have missed one hears one.
 */
export interface SharedSignal {
  /** Gives it to the others. */
  send(): void;
  /** Ends with the first try to listen, however that goes. */
  started: Promise<undefined>;
  close(): Promise<void>;
}

/** The services that the processes have in common. */
interface Common {
  redis?: Redis | undefined;
  database: Pick<Database, 'newLine'>;
}

/**
 * Goes over Redis where there is one, else over the database; on the embedded one there is one process,
 * and nobody to hear it.
 *
 * @param hear is called for each sign that another process gives.
 */
export function shareSignal(
  { redis, database }: Common,
  channel: string,
  hear: () => void,
): SharedSignal | undefined {
  if (redis) return signalOverRedis(redis, channel, hear);
  return database.newLine && signalOverPostgres(database.newLine, channel, hear);
}
