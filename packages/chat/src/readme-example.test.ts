import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { initialChatState, transition } from './index.ts';

it('does what the README shows', () => {
  const [state, effects] = transition(initialChatState, {
    type: 'start-asked',
    name: 'Rahim',
    phone: '01712345678',
    message: '',
    clientId: crypto.randomUUID(),
  });
  expect(state.talk.phase).toBe('starting');
  expect(effects).toMatchObject([{ type: 'start', phone: '+8801712345678' }]);
  const source = readFileSync(new URL(import.meta.url), 'utf8');
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const call = /const \[state, effects\][^;]*;/.exec(source)?.[0].replaceAll('\n  ', '\n');
  expect(readme).toContain(call);
});
