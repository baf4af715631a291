import { toSafePath } from '@pothik/contract';

/**
 * The page to open after signing in and the like: the given one if it is a path of this site, otherwise the start
 * page.
 */
export function safePath(given: string | null | undefined): string {
  const path = toSafePath(given);
  // Back to the form would be a circle.
  return path === undefined || /^\/(login|register)(?![\w-])/.test(path) ? '/' : path;
}
