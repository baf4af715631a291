import type { ModuleData } from '../../platform/module-data.ts';
import { costCapExceptions, serviceVersions } from './staff/schema.ts';

/** Who of the staff has changed what. */
export const catalogueData: ModuleData = {
  personal: { tables: { 'of staff alone': [costCapExceptions, serviceVersions] } },
};
