import { useCallback, useState, useSyncExternalStore } from 'react';

interface Cell {
  value: unknown;
  listeners: Set<() => void>;
}

const cells = new Map<string, Cell>();

/**
 * State that outlasts its component when the page is mounted again, and that a call under way can still set: the
 * component that replaces the first one shows the result. It is forgotten when the component is gone for good.
 *
 * @param name unique on a page.
 * @returns the value, what sets it, and what reads it between two renders.
 */
export function useKeptState<Value>(
  name: string,
  initial: Value,
): [Value, (next: Value | ((before: Value) => Value)) => void, () => Value] {
  const [first] = useState(initial);
  const subscribe = useCallback(
    (listener: () => void) => {
      const cell = cells.get(name) ?? { value: first, listeners: new Set() };
      cells.set(name, cell);
      cell.listeners.add(listener);
      return () => {
        cell.listeners.delete(listener);
        // The page is mounted again within the same task.
        setTimeout(() => {
          if (cell.listeners.size === 0 && cells.get(name) === cell) cells.delete(name);
        });
      };
    },
    [name, first],
  );
  const read = useCallback(
    () => (cells.has(name) ? cells.get(name)?.value : first) as Value,
    [name, first],
  );
  const value = useSyncExternalStore(subscribe, read, () => first);
  const set = useCallback(
    (next: Value | ((before: Value) => Value)) => {
      const cell = cells.get(name);
      if (!cell) return;
      cell.value =
        typeof next === 'function' ? (next as (before: Value) => Value)(cell.value as Value) : next;
      for (const listener of cell.listeners) listener();
    },
    [name],
  );
  return [value, set, read];
}
