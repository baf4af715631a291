import type { ModuleData } from '../../platform/module-data.ts';
import { serviceVersions } from './schema.ts';

/** Who of the staff has changed what. */
export const catalogueStaffData: ModuleData = {
  personal: { tables: { 'of staff alone': [serviceVersions] } },
};
