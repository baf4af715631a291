import type { ModuleData } from '../../platform/module-data.ts';
import { continuationPurpose } from './continuation-tokens.ts';
import { continuations } from './schema.ts';

export const continuationsData: ModuleData = {
  sealed: [
    {
      table: continuations,
      column: continuations.sealed,
      name: continuations.tokenHash,
      purpose: continuationPurpose,
    },
  ],
};
