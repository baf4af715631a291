import { expect, it } from 'vitest';
import type { Access } from '../endpoint.ts';
import { mayCall } from './staff-roles.ts';

it.each([
  ['public', ['nobody', 'customer', 'agent', 'editor', 'owner']],
  ['anyone', ['nobody', 'customer', 'agent', 'editor', 'owner']],
  ['visitor', ['nobody', 'customer', 'agent', 'editor', 'owner']],
  ['signed-in', ['customer', 'agent', 'editor', 'owner']],
  ['agent', ['agent', 'editor', 'owner']],
  ['editor', ['editor', 'owner']],
  ['owner', ['owner']],
] as const)('a call for %s lets these past: %s', (access, allowed) => {
  const everybody = [undefined, 'customer', 'agent', 'editor', 'owner'] as const;
  const passing = everybody.filter((role) => mayCall(role, access));
  expect(passing.map((role) => role ?? 'nobody')).toEqual(allowed);
});

it('a call for whom nobody knows lets nobody past', () => {
  for (const role of [undefined, 'customer', 'agent', 'editor', 'owner'] as const) {
    expect(mayCall(role, 'nobody knows' as Access)).toBe(false);
  }
});
