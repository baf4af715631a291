import process from 'node:process';
import { expect, it } from 'vitest';
import { hasPostgres } from '../databases.ts';
import { hasRedisServer } from '../redis-server.ts';
import { inTier } from '../tier.ts';
import { stressChat } from './chat-stress.ts';

const isPossible = hasRedisServer() && hasPostgres();
if (!isPossible)
  process.stderr.write('Without redis-server and PostgreSQL no chat is put under stress.\n');

const messages = inTier(480, 20_000);

it.skipIf(!isPossible)(
  'a chat shows every acknowledged message once and in order, whatever breaks meanwhile',
  async ({ annotate }) => {
    const happened = await stressChat({
      visitors: inTier(12, 200),
      staff: inTier(3, 20),
      messages,
    });
    await annotate(JSON.stringify(happened));
    expect(happened).toMatchObject({
      acknowledged: messages,
      processesKilled: 4,
      redisRestarts: 2,
    });
  },
  inTier(300_000, 3_000_000),
);
