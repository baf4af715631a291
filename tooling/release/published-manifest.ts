/** The name of the condition under which entries lead to the sources, for the workspace alone. */
const sources = '@pothik/source';

type Target = string | { [condition: string]: Target };

function withoutSources(target: Target): Target {
  if (typeof target === 'string') return target;
  return Object.fromEntries(
    Object.entries(target)
      .filter(([condition]) => condition !== sources)
      .map(([condition, next]) => [condition, withoutSources(next)]),
  );
}

/** Where a package comes from. */
export interface Origin {
  /** An address without a slash at its end: `https://github.com/OWNER/NAME`. */
  repository: string;
  /** Of the package, in the repository: `packages/chat`. */
  folder: string;
}

/**
 * A package's manifest as it is published: it leads to what is built alone, and names the repository, without which
 * nobody believes its provenance. A checkout without GitHub's environment has no such address, and names none.
 */
export function publishedManifest(
  manifest: Record<string, unknown>,
  origin?: Origin,
): Record<string, unknown> {
  const { prepack } = manifest.scripts as Record<string, string>;
  const published = {
    ...manifest,
    exports: withoutSources(manifest.exports as Target),
    // Runs when it is packed; pnpm leaves it out of what is published.
    scripts: { prepack },
    devDependencies: undefined,
  };
  if (!origin) return published;
  const { repository, folder } = origin;
  return {
    ...published,
    homepage: `${repository}/tree/main/${folder}#readme`,
    bugs: { url: `${repository}/issues` },
    repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
  };
}
