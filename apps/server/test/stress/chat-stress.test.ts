import process from 'node:process';
import { expect, it } from 'vitest';
import { reachableEngines } from '../databases.ts';
import { hasRedisServer } from '../redis-server.ts';
import { stressChat } from './chat-stress.ts';

const isPossible = hasRedisServer() && reachableEngines().includes('postgres');
if (!isPossible)
  process.stderr.write('Without redis-server and PostgreSQL no chat is put under stress.\n');

it.skipIf(!isPossible)(
  'a chat shows every acknowledged message once and in order, whatever breaks meanwhile',
  async () => {
    const happened = await stressChat({ visitors: 12, staff: 3, messages: 480 });
    expect(happened).toMatchObject({ acknowledged: 480, processesKilled: 4, redisRestarts: 2 });
  },
  300_000,
);
