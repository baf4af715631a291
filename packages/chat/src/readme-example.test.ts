import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserPorts, type ChatRequest } from './browser/index.ts';
import { createChatController, initialChatState, transition } from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const source = readFileSync(new URL(import.meta.url), 'utf8');

/** Part of this file as the README has it. */
const part = (pattern: RegExp) => pattern.exec(source)?.[0].replaceAll('\n  ', '\n');

afterEach(() => vi.unstubAllGlobals());

it('does what the first example of the README shows', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('location', new URL('http://127.0.0.1:9/service'));
  vi.stubGlobal('localStorage', undefined);
  const console = { log: vi.fn<(...words: unknown[]) => void>() };
  const sent: unknown[] = [];
  const createRequester = (): ChatRequest => (_endpoint, input) => {
    sent.push(input);
    return Promise.reject(new Error('There is no server here.'));
  };

  const chat = createChatController(
    createBrowserPorts({
      request: createRequester(),
      toast: (tone, message) => console.log(tone, message),
    }),
  );
  chat.subscribe(() => console.log(chat.getState().talk.phase));
  chat.start({ name: 'Rahim', phone: '01712345678', message: 'Is the office open?' });

  await vi.waitFor(
    () =>
      expect(console.log.mock.calls).toEqual([
        ['starting'],
        ['error', 'There is no server here.'],
        ['none'],
      ]),
    { timeout: 30_000 },
  );
  expect(sent).toMatchObject([{ phone: '+8801712345678', page: '/service' }]);
  chat.stop();
  expect(readme).toContain(part(/const chat = [^]*?office open\?' }\);/));
});

it('does what the README shows of the machine', () => {
  const [state, effects] = transition(initialChatState, {
    type: 'startRequested',
    name: 'Rahim',
    phone: '01712345678',
    message: '',
    clientId: crypto.randomUUID(),
  });
  expect(state.talk.phase).toBe('starting');
  expect(effects).toMatchObject([{ type: 'start', phone: '+8801712345678' }]);
  expect(readme).toContain(part(/const \[state, effects\][^;]*;/));
});
