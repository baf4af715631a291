import { expect, it } from 'vitest';
import { createStorageToken } from './storage-token.ts';

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

it('keeps the token under userToken', () => {
  const storage = memoryStorage();
  const token = createStorageToken(() => storage);
  expect(token.get()).toBeUndefined();
  token.set('t1');
  expect(storage.getItem('userToken')).toBe('t1');
  expect(token.get()).toBe('t1');
  token.remove();
  expect(storage.length).toBe(0);
  expect(token.get()).toBeUndefined();
});

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const keepNothing = () => Object.assign(memoryStorage(), { setItem: () => undefined });

it.each([
  ['refuses its storage', refuse],
  ['keeps nothing in its storage', keepNothing],
])('keeps it for the page where the browser %s', (_how, storage) => {
  const token = createStorageToken(storage);
  token.set('t1');
  expect(token.get()).toBe('t1');
  token.remove();
  expect(token.get()).toBeUndefined();
});
