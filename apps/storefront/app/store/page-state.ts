import type { State } from './make-store.ts';

/** The element in which a page carries the state that it was rendered with. */
export const stateElementId = 'page-state';

/** What is noted of a query each time that it runs. */
interface QueryRun {
  status?: string;
  requestId?: string;
  startedTimeStamp?: number;
  fulfilledTimeStamp?: number;
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** The same whichever answer came first. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(inOneOrder);
    return items.every((item) => typeof item === 'string') ? items.toSorted() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [
    key,
    inOneOrder(part),
  ]);
  return Object.fromEntries(entries.sort(byKey));
}

/**
 * The state that a page is sent with: without what differs each time that the same is rendered, so
 * that a page which has not changed is the same, byte for byte, and without queries that were not answered
 * yet: the browser asks for them anew.
 */
export function toPageState({ api, ...state }: Partial<State>): object {
  if (!api) return state;
  const runs = Object.entries(api.queries as unknown as Record<string, QueryRun>)
    .filter(([, { status }]) => status !== 'pending')
    .sort(byKey);
  const queries = runs.map(([key, { startedTimeStamp: _started, ...query }]) => [
    key,
    {
      ...query,
      requestId: 'page',
      // That there is one says that there is an answer.
      ...(query.fulfilledTimeStamp === undefined ? {} : { fulfilledTimeStamp: 1 }),
    },
  ]);
  const provided = inOneOrder(api.provided);
  // Of everything else a page begins with nothing.
  return { ...state, api: { queries: Object.fromEntries(queries) as object, provided } };
}

/** JSON that can stand inside a script element whatever it holds. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The state that the page was rendered with. */
export function readPageState(): Partial<State> {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as Partial<State>) : {};
}
