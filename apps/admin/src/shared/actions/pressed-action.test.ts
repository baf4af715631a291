import { describe, expect, it } from 'vitest';
import { createActionRegistry } from './action.ts';
import { createKeyReader, keyOf } from './pressed-action.ts';

const run = () => undefined;
const actions = [
  { id: 'canned', label: 'Canned replies', keys: 'c', run },
  { id: 'catalogue', label: 'Catalogue', keys: 'g c', run },
  { id: 'told', label: 'Sends', keys: 'Enter' },
];

/** What each of these keys does, pressed so many milliseconds after the first. */
function pressed(...keys: readonly [key: string, at: number][]) {
  const read = createKeyReader();
  return keys.map(([key, timeStamp]) => read({ key, code: '', timeStamp }, actions)?.id);
}

describe('a key', () => {
  it('does what it is for', () => {
    expect(pressed(['c', 0])).toEqual(['canned']);
    expect(pressed(['x', 0])).toEqual([undefined]);
  });

  it('does another thing right after the one that leads to it', () => {
    expect(pressed(['g', 0], ['c', 900], ['c', 1000])).toEqual([undefined, 'catalogue', 'canned']);
    expect(pressed(['g', 0], ['c', 1600])).toEqual([undefined, 'canned']);
  });

  it('does nothing where the list alone tells of it', () => {
    expect(pressed(['Enter', 0])).toEqual([undefined]);
  });

  it.each([
    ['C', 'KeyC', 'c'],
    ['?', 'Slash', '?'],
    ['চ', 'KeyC', 'c'],
    ['৩', 'Digit3', '3'],
    ['Escape', 'Escape', 'escape'],
  ])('%s at the place of %s is %s', (key, code, expected) => {
    expect(keyOf({ key, code })).toBe(expected);
  });
});

it('what came onto the screen last has a key first, and gives it back', () => {
  const registry = createActionRegistry();
  const [page, dialog] = [{}, {}];
  registry.set(page, [{ id: 'page', label: 'Page', keys: 'n', run }]);
  registry.set(dialog, [{ id: 'dialog', label: 'Dialog', keys: 'n', run }]);
  const idOf = () =>
    createKeyReader()({ key: 'n', code: 'KeyN', timeStamp: 0 }, registry.list())?.id;
  expect(idOf()).toBe('dialog');
  registry.remove(dialog);
  expect(idOf()).toBe('page');
});
