import type { Complaint, SourceFile } from './source-file.ts';

/** Its time is that of a token, or none. */
const isStillOnDemand = (motion: string) =>
  /var\(--pothik-motion[\w-]*\)|^none$|^[\w-]+ 0s\b/.test(motion);

/** A stylesheet without its comments and without what applies only where motion is wanted. */
const withoutMotion = (text: string) =>
  text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(
      /@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
      '',
    );

/**
 * Finds motion that nothing stops where less is wanted: its time is not that of a token, which is 0 there, and it stands
 * outside of `no-preference`. No rule for all elements stops it.
 */
export const lintMotion = (stylesheets: readonly SourceFile[]): Complaint[] =>
  stylesheets.flatMap(({ name: file, text }) =>
    [...withoutMotion(text).matchAll(/[\s;{](transition|animation|scroll-behavior):\s*([^;}]+)/g)]
      .filter(
        ([, property, value = '']) =>
          property === 'scroll-behavior' ||
          !value.split(/,(?![^(]*\))/).every((motion) => isStillOnDemand(motion.trim())),
      )
      .map(([, property = '']) => ({
        file,
        message: `moves by ${property} for those who want no motion`,
      })),
  );
