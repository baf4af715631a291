import { count, eq } from 'drizzle-orm';
import type { StoredFigure } from '../../http/observation/stored-figure.ts';
import { chats } from './schema.ts';

/** What is told of the chat to whoever watches. */
export const chatFigures: readonly StoredFigure[] = [
  {
    name: 'chats_waiting',
    help: 'Chats whose visitors wait for somebody of staff.',
    async read(db) {
      const [row] = await db.select({ n: count() }).from(chats).where(eq(chats.status, 'waiting'));
      return row?.n ?? 0;
    },
  },
];
