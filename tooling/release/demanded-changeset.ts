/** What a pull request is about. */
export interface Proposal {
  /** The name of its branch. */
  branch: string;
  /** Who opened it, as GitHub names them. */
  author: string;
  /** The files that it adds, changes or removes. */
  files: readonly string[];
  /** The texts of the changesets that it adds or changes. */
  changesets: readonly string[];
}

/** Files of a package that nobody gets who installs it. */
const unpublished =
  /\.(?:test|stories)\.|\/readme-example\.|^packages\/chat\/src\/.*test-|\/generated-files\./;

function publishedBy(file: string): string | undefined {
  const [, folder, rest = ''] = /^packages\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const isPublished = rest === 'package.json' || /^(?:src|fonts)\//.test(rest);
  return isPublished && !unpublished.test(file) ? folder : undefined;
}

/**
 * The packages that a proposal changes for their users without a changeset that names them. The pull request that
 * raises the versions has used its changesets up, and bots write none.
 */
export function withoutChangeset({ branch, author, files, changesets }: Proposal): string[] {
  if (branch === 'release/versions' || author.endsWith('[bot]')) return [];
  const changed = new Set(files.map(publishedBy).filter((folder) => folder !== undefined));
  return [...changed]
    .map((folder) => `@pothik/${folder}`)
    .filter((name) => !changesets.some((text) => text.split('\n---')[0]?.includes(`'${name}'`)));
}
