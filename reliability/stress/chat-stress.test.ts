import process from 'node:process';
import { expect, it } from 'vitest';
import { hasPostgres } from '@pothik/server/test/databases.ts';
import { hasRedisServer } from '@pothik/server/test/redis-server.ts';
import { howOften } from '../how-often.ts';
import { stressChat } from './chat-stress.ts';

const isPossible = hasRedisServer() && hasPostgres();
if (!isPossible)
  process.stderr.write('Without redis-server and PostgreSQL no chat is put under stress.\n');

const messages = howOften(480, 20_000);

it.skipIf(!isPossible)(
  'a chat shows every acknowledged message once and in order, whatever breaks meanwhile',
  async ({ annotate }) => {
    const happened = await stressChat({
      visitors: howOften(12, 200),
      staff: howOften(3, 20),
      messages,
    });
    await annotate(JSON.stringify(happened));
    expect(happened).toMatchObject({
      acknowledged: messages,
      processesKilled: 4,
      redisRestarts: 2,
    });
  },
  howOften(300_000, 3_000_000),
);
