import type { Queries } from '../../platform/database/open.ts';

/** A number that lies in the database, the same for all processes; it is read whenever a collector asks. */
export interface StoredFigure {
  /** As Prometheus has it: `chats_waiting`. */
  name: string;
  /** One sentence. */
  help: string;
  read(db: Queries): Promise<number>;
}
