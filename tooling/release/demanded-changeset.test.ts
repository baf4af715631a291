import { expect, it } from 'vitest';
import { withoutChangeset } from './demanded-changeset.ts';

const proposal = { branch: 'a-branch', author: 'rahim', files: [], changesets: [] };
const files = ['packages/ui/src/button/button.tsx', 'packages/chat/src/index.ts', 'README.md'];

it('a change to a published package demands a changeset that names it', () => {
  expect(withoutChangeset({ ...proposal, files })).toEqual(['@pothik/ui', '@pothik/chat']);
  const changesets = ["---\n'@pothik/ui': patch\n---\n\nOf '@pothik/chat' nothing."];
  expect(withoutChangeset({ ...proposal, files, changesets })).toEqual(['@pothik/chat']);
});

it('the pull request that raises versions needs none, nor does a bot', () => {
  expect(withoutChangeset({ ...proposal, files, branch: 'release/versions' })).toEqual([]);
  expect(withoutChangeset({ ...proposal, files, author: 'dependabot[bot]' })).toEqual([]);
});

it('what nobody gets who installs a package needs none', () => {
  const unpublished = [
    'packages/ui/src/button/button.stories.tsx',
    'packages/ui/src/button/button.test.tsx',
    'packages/ui/pictures/stories.ts',
    'packages/chat/src/controller/test-ports.ts',
    'packages/chat/README.md',
    'packages/contract/generator/main.ts',
    'apps/server/src/main.ts',
  ];
  expect(withoutChangeset({ ...proposal, files: unpublished })).toEqual([]);
});
