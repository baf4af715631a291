import { Markdown } from '@storybook/addon-docs/blocks';
import { changesOf, type Bump } from './changesets.ts';

const changesets = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const headings: Record<Bump, string> = {
  major: 'To change where it is used',
  minor: 'New',
  patch: 'Put right',
};

const bumps: readonly Bump[] = ['major', 'minor', 'patch'];

/** What comes with the next version, and what came with each before: read when Storybook is built. */
export function ChangeList() {
  const coming = changesOf('@pothik/ui', Object.values(changesets));
  const [changelog] = Object.values(changelogs);
  const sections = bumps
    .map((bump) => ({ bump, texts: coming.filter((change) => change.bump === bump) }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ bump, texts }) =>
      [
        `### ${headings[bump]}`,
        ...texts.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`),
      ].join('\n\n'),
    );
  return (
    <>
      {sections.length > 0 ? (
        <Markdown>{['## In the next version', ...sections].join('\n\n')}</Markdown>
      ) : null}
      {changelog === undefined ? null : <Markdown>{changelog.replace(/^# .*\n/, '')}</Markdown>}
    </>
  );
}
