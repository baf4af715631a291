/** What became of a picture since the base. */
export type Kind = 'changed' | 'new' | 'removed';

/** One picture that is not as it was at the base. */
export interface ChangedPicture {
  kind: Kind;
  /** The project that draws it, such as `phone-light`. */
  surroundings: string;
  /** The id of its story. */
  story: string;
  /** It is drawn so, but its baseline does not have it yet. */
  unaccepted: boolean;
}

/** Names a picture within the baselines: `phone-light/button--primary`. */
export const keyOf = (surroundings: string, story: string): string => `${surroundings}/${story}`;

const kinds: Readonly<Record<string, Kind>> = { A: 'new', D: 'removed', M: 'changed' };

/**
 * The baselines that a branch changed, by their keys.
 *
 * @param nameStatus of `git diff --no-renames --name-status -z`.
 * @param untracked of `git ls-files --others -z`: they are new as well.
 */
export function changedBaselines(nameStatus: string, untracked: string): Map<string, Kind> {
  const parts = nameStatus.split('\0').filter(Boolean);
  const changed = new Map<string, Kind>();
  const add = (path: string, kind: Kind | undefined) => {
    const [, key] = /baselines\/(.+)\.png$/.exec(path) ?? [];
    if (key !== undefined && kind !== undefined) changed.set(key, kind);
  };
  for (let at = 0; at + 1 < parts.length; at += 2) add(parts[at + 1] ?? '', kinds[parts[at] ?? '']);
  for (const path of untracked.split('\0')) add(path, 'new');
  return changed;
}

/** The report of Playwright, as far as it is read here. */
export interface ComparisonReport {
  suites: readonly Suite[];
}

interface Suite {
  suites?: readonly Suite[];
  specs: readonly {
    title: string;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { attachments: readonly { name: string; path?: string }[] }[];
    }[];
  }[];
}

/** A comparison that failed. */
export interface FailedComparison {
  key: string;
  /** The file with what is drawn now; absent where nothing could be drawn. */
  drawn: string | undefined;
}

/** The comparisons of a report that failed. */
export const failedComparisons = ({ suites }: ComparisonReport): readonly FailedComparison[] =>
  suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => ({
          key: keyOf(projectName, title),
          drawn: results
            .flatMap(({ attachments }) => attachments)
            .findLast(({ name }) => name.endsWith('-actual.png'))?.path,
        })),
    ),
    ...failedComparisons({ suites: suite.suites ?? [] }),
  ]);

/** Everything that differs from the base: what the branch accepted, and what it draws otherwise. */
export function changedPictures(
  baselines: ReadonlyMap<string, Kind>,
  failed: readonly FailedComparison[],
): readonly ChangedPicture[] {
  const drawn = new Set(failed.filter((one) => one.drawn !== undefined).map(({ key }) => key));
  return [...new Set([...baselines.keys(), ...drawn])].toSorted().map((key) => {
    const [surroundings = '', story = ''] = key.split('/');
    const kind = baselines.get(key) ?? 'changed';
    return { kind, surroundings, story, unaccepted: drawn.has(key) && kind !== 'new' };
  });
}
