import type { Status } from './guide.ts';

const statuses: readonly Status[] = ['draft', 'stable', 'deprecated'];

/** The status that the guide in the source of some stories states. */
export function statusIn(source: string): Status | undefined {
  const [, stated] = /\bguide\(\{\s*status: '(\w+)'/.exec(source) ?? [];
  return statuses.find((status) => status === stated);
}

/** What the sidebar says beside a name: nothing about what is stable, as nearly everything is. */
export const markOf = (tags: readonly string[]): Status | undefined =>
  statuses.find((status) => status !== 'stable' && tags.includes(status));
