import { expect, it } from 'vitest';
import { changesOf } from './changesets.ts';

const changeset = (packages: string, text: string) => `---\n${packages}\n---\n\n${text}\n`;

it('tells the changes of one package, the greatest first', () => {
  const changesets = [
    '# Changesets\n\nHow to write one.\n',
    changeset("'@pothik/ui': patch", 'A mark stands right.'),
    changeset("'@pothik/chat': minor", 'Of another package.'),
    changeset("'@pothik/chat': patch\n'@pothik/ui': minor", 'There is\n`Tabs`.'),
    changeset('"@pothik/ui": major', 'Props have other names.'),
  ];
  expect(changesOf('@pothik/ui', changesets)).toEqual([
    { bump: 'major', text: 'Props have other names.' },
    { bump: 'minor', text: 'There is\n`Tabs`.' },
    { bump: 'patch', text: 'A mark stands right.' },
  ]);
});
