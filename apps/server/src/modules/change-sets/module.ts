import type { ServerModule } from '../../http/calls/server-module.ts';
import { sweepChangeSets } from './change-sets.ts';

/** Stores bulk changes for undo. The modules that own the records have the endpoints. */
export const changeSetsModule = (): ServerModule => ({ sweeps: [sweepChangeSets] });
