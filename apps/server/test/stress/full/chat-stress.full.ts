import process from 'node:process';
import { expect, it } from 'vitest';
import { stressChat } from '../chat-stress.ts';

it('two hundred visitors, twenty staff and twenty thousand messages', async () => {
  const happened = await stressChat({ visitors: 200, staff: 20, messages: 20_000 });
  process.stdout.write(`${JSON.stringify(happened)}\n`);
  expect(happened.acknowledged).toBe(20_000);
}, 3_000_000);
