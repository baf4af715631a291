import type { ServerModule } from '../../http/calls/server-module.ts';
import { sweepChangeSets } from './change-sets.ts';

/** What undoes changes of several records; the modules of these records have the calls. */
export const changeSetsModule = (): ServerModule => ({ sweeps: [sweepChangeSets] });
