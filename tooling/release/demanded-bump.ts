import type { Change } from './report.ts';

const bumps = ['none', 'patch', 'minor', 'major'] as const;
/** How far a release raises a version. */
export type Bump = (typeof bumps)[number];

/** What a change demands. Before 1.0.0 a minor version may break. */
export function demandedBump(change: Change, version: string): Bump {
  if (change === 'none') return 'none';
  return change === 'breaking' && !version.startsWith('0.') ? 'major' : 'minor';
}

/** Whether a bump is at least another. */
export const isAtLeast = (bump: Bump, other: Bump): boolean =>
  bumps.indexOf(bump) >= bumps.indexOf(other);

/** The largest bump that changesets announce for a package. */
export function announcedBump(changesets: readonly string[], packageName: string): Bump {
  const announced = changesets.map((text) => {
    const heading = /^---\n(.*?)\n---/s.exec(text)?.[1] ?? '';
    const line = heading.split('\n').find((one) => one.includes(`'${packageName}'`));
    return bumps.find((bump) => line?.trim().endsWith(bump)) ?? 'none';
  });
  return announced.reduce<Bump>((most, bump) => (isAtLeast(bump, most) ? bump : most), 'none');
}
