import type { ModuleData } from '../../platform/module-data.ts';
import { changeSets } from './schema.ts';

/** Who of the staff has changed what, and what it was before. */
export const changeSetsData: ModuleData = {
  personal: { tables: { 'for a day at most': [changeSets] } },
};
