import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `full`: only when it is asked for, for it takes long. */
    scale: 'usual' | 'full';
  }
}

/** How often something is tried: in every run, and when all of it is asked for. */
export const atScale = (usual: number, full: number): number =>
  inject('scale') === 'full' ? full : usual;
