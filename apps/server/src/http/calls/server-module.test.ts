import { expect, it } from 'vitest';
import type { Handlers } from './call.ts';
import { completeModules } from './server-module.ts';

const { newsletter, ...others } = { newsletter: {} } as Handlers;

it('takes modules that handle every call together, also where they share a group', () => {
  const { subscribe, confirm } = newsletter;
  const modules = [
    { handlers: others },
    { handlers: { newsletter: { subscribe } } },
    { handlers: { newsletter: { confirm } } },
    { sweeps: [] },
  ] as const;
  expect(completeModules(modules, (handled) => handled)).toBe(modules);
});

it('does not compile where a call is handled by none', () => {
  const { subscribe } = newsletter;
  const modules = [{ handlers: others }, { handlers: { newsletter: { subscribe } } }] as const;
  // @ts-expect-error newsletter.confirm is handled by none
  expect(completeModules(modules, (handled) => handled)).toBe(modules);
});
