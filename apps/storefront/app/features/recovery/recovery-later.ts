import type * as Recovery from './recovery.ts';
import { whenIdle } from '../../shared/when-idle.ts';

/** The key under which a page stores typed input for the page that replaces it. */
export const typedKey = 'pothik.typed';

let loaded: typeof Recovery | undefined;
const load = async () => (loaded ??= await import('./recovery.ts'));

/**
 * Mounts the page again if others have changed it so that React failed.
 *
 * @param mount renders it.
 */
export function recover(error: unknown, mount: () => void): void {
  // Within the task that failed: otherwise the error screen would be painted.
  if (loaded) loaded.recover(error, mount);
  else
    load().then(
      (recovery) => recovery.recover(error, mount),
      () => undefined,
    );
}

function hasNote() {
  try {
    return typedKey in sessionStorage;
  } catch {
    return false;
  }
}

/** Loads what mends a page before anything fails: later its file may be out of reach. */
export function startRecovery(): void {
  const start = () => {
    // Without it everything works as long as nothing fails.
    load().catch(() => undefined);
  };
  if (hasNote()) start();
  else whenIdle(start);
}
