/** How much a change asks of those who use the package. */
export type Bump = 'major' | 'minor' | 'patch';

/** What users of the package will notice in the next version. */
export interface Change {
  bump: Bump;
  /** Markdown. */
  text: string;
}

const bumps: readonly Bump[] = ['major', 'minor', 'patch'];

/**
 * The changes that changesets tell of one package, the greatest first.
 *
 * @param changesets texts of files; those that are no changeset, or of other packages, tell nothing.
 */
export function changesOf(packageName: string, changesets: readonly string[]): readonly Change[] {
  const changes = changesets.flatMap((changeset): Change[] => {
    const [, front = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(changeset) ?? [];
    const [, stated] = new RegExp(`^['"]?${packageName}['"]?: *(\\w+)$`, 'm').exec(front) ?? [];
    const bump = bumps.find((one) => one === stated);
    return bump === undefined ? [] : [{ bump, text: text.trim() }];
  });
  return changes.toSorted((one, other) => bumps.indexOf(one.bump) - bumps.indexOf(other.bump));
}
