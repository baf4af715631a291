import type { ModuleData } from '../../platform/module-data.ts';
import { changeSets } from './schema.ts';

/** Which member of staff changed what. */
export const changeSetsData: ModuleData = {
  personal: { tables: { 'for a day at most': [changeSets] } },
};
