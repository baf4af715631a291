import type { State } from './make-store.ts';

/** The element in which a page carries the state that it was rendered with. */
export const stateElementId = 'page-state';

/** JSON that can stand inside a script element whatever it holds. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The state that the page was rendered with. */
export function readPageState(): Partial<State> {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as Partial<State>) : {};
}
