import { array, assert, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupCommands } from './command-groups.ts';
import { isCommandKey } from './use-command-key.ts';

const run = () => undefined;
const commands = [
  { id: 'home', label: 'Home', onRun: run },
  { id: 'new', label: 'New booking', group: 'Bookings', keywords: ['add', 'order'], onRun: run },
  { id: 'users', label: 'Users', group: 'People', onRun: run },
  { id: 'list', label: 'All bookings', group: 'Bookings', onRun: run },
  { id: 'catalogue', label: 'Go to catalogue', onRun: run },
  { id: 'log in', label: 'Log in again', group: 'Account', onRun: run },
  { id: 'log', label: 'Log', group: 'People', onRun: run },
];
const found = (words: string) =>
  groupCommands(commands, words).map(({ name, commands: some }) => [
    name,
    ...some.map(({ id }) => id),
  ]);

describe('groupCommands', () => {
  it.each([
    [
      '',
      [
        [undefined, 'home', 'catalogue'],
        ['Bookings', 'new', 'list'],
        ['People', 'users', 'log'],
        ['Account', 'log in'],
      ],
    ],
    ['BOOK', [['Bookings', 'new', 'list']]],
    ['order', [['Bookings', 'new']]],
    ['people', [['People', 'users', 'log']]],
    [
      'log',
      [
        ['People', 'log'],
        ['Account', 'log in'],
        [undefined, 'catalogue'],
      ],
    ],
    ['ag in', [['Account', 'log in']]],
    ['all book', [['Bookings', 'list']]],
    ['passport', []],
  ])('%j', (words, groups) => {
    expect(found(words)).toEqual(groups);
  });

  it('has each command that fits once, and no empty group', () => {
    const some = array(
      record({
        label: string({ unit: 'grapheme' }),
        group: constantFrom('One', 'Two', 'Three'),
      }),
    );
    assert(
      property(some, (all) => {
        const given = all.map((one, index) => ({ ...one, id: String(index), onRun: run }));
        const groups = groupCommands(given, '');
        expect(groups.flatMap((group) => group.commands)).toHaveLength(given.length);
        for (const group of groups) expect(group.commands.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('isCommandKey', () => {
  const none = {
    key: 'k',
    code: 'KeyK',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
  };
  it.each([
    ['Ctrl+K', { ctrlKey: true }, false, true],
    ['Ctrl+K with Caps Lock', { ctrlKey: true, key: 'K' }, false, true],
    ['the same key of a Bangla keyboard', { ctrlKey: true, key: 'ক' }, false, true],
    ['another letter on that key', { ctrlKey: true, key: 't' }, false, false],
    ['K alone', {}, false, false],
    ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, false, false],
    ['Ctrl+Alt+K', { ctrlKey: true, altKey: true }, false, false],
    ['Cmd+K', { metaKey: true }, true, true],
    ['Ctrl+K, which deletes a line on a Mac', { ctrlKey: true }, true, false],
    ['the Windows key', { metaKey: true }, false, false],
  ])('%s', (_, pressed, onMac, expected) => {
    expect(isCommandKey({ ...none, ...pressed }, onMac)).toBe(expected);
  });
});
