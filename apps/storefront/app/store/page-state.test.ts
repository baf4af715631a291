import { expect, it } from 'vitest';
import type { State } from './make-store.ts';
import { toInlineJson, toPageState } from './page-state.ts';

const query = (requestId: string, at: number) => ({
  status: 'fulfilled',
  endpointName: 'branding',
  requestId,
  startedTimeStamp: at,
  fulfilledTimeStamp: at + 5,
  data: { name: 'Pothik' },
});

/** A page for which the queries were answered in this order. */
const rendered = (order: readonly string[], at: number) =>
  ({
    auth: { user: null, isAuthenticated: false, isLoading: true, error: null },
    api: {
      queries: Object.fromEntries(order.map((name) => [name, query(`${name}${String(at)}`, at)])),
      provided: {
        tags: { Service: { __internal_without_id: [...order] } },
        keys: Object.fromEntries(order.map((name) => [name, [{ type: 'Service' }]])),
      },
    },
  }) as unknown as Partial<State>;

it('is the same, however often the same page is rendered', () => {
  const [first, second] = [
    rendered(['branding', 'list'], 1),
    rendered(['list', 'branding'], 2),
  ].map(toPageState);
  expect(toInlineJson(first)).toBe(toInlineJson(second));
  expect(first).toMatchObject({
    api: { queries: { branding: { status: 'fulfilled', data: { name: 'Pothik' } } } },
  });
});

it('leaves what has not been answered to the browser', () => {
  const state = rendered(['branding'], 1);
  Object.assign(state.api?.queries ?? {}, { list: { status: 'pending', requestId: 'list1' } });
  expect(toInlineJson(toPageState(state))).toBe(
    toInlineJson(toPageState(rendered(['branding'], 1))),
  );
});

it('can stand inside a script element whatever it holds', () => {
  expect(toInlineJson({ name: '</script><script>' })).not.toContain('<');
});
