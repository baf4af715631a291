import { expect, it } from 'vitest';
import type { ComponentEntry } from './component-entry.ts';
import { findComponents } from './find-components.ts';

const entry = (title: string, use: string, props: Record<string, string> = {}): ComponentEntry => ({
  title,
  id: title.toLowerCase(),
  guide: { status: 'stable', use, avoid: 'For a link in a text.', names: 'A `dialog`.' },
  components: [title.replaceAll(' ', '')],
  props: Object.entries(props).map(([name, description]) => ({ name, description })),
  stories: [],
  hasBangla: false,
});

const entries = [
  entry('Button', 'To do something here.', { emphasis: 'At most one `primary` a view.' }),
  entry('Modal', 'For something that has to be done before going on.', { onClose: 'By Escape.' }),
  entry('Toast', 'For news in passing, such as that a button did its work.'),
];
const titles = (query: string) => findComponents(entries, query).map((hit) => hit.entry.title);

it.each([
  ['', ['Button', 'Modal', 'Toast']],
  ['   ', ['Button', 'Modal', 'Toast']],
  ['news', ['Toast']],
  ['BUTTON', ['Button', 'Toast']],
  ['primary', ['Button']],
  ['close', ['Modal']],
  ['onclose', ['Modal']],
  ['news button', ['Toast']],
  ['dialog', ['Button', 'Modal', 'Toast']],
  ['news dialog modal', []],
  ['(', []],
])('finds for %j %j', (query, found) => {
  expect(titles(query)).toEqual(found);
});

it('tells in which props the words were found', () => {
  expect(findComponents(entries, 'escape')[0]?.props).toEqual([
    { name: 'onClose', description: 'By Escape.' },
  ]);
  expect(findComponents(entries, '')[0]?.props).toEqual([]);
});
