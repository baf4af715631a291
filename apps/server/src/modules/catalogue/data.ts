import type { ModuleData } from '../../platform/module-data.ts';
import {
  costCapExceptions,
  serviceChanges,
  serviceImports,
  serviceVersions,
} from './staff/schema.ts';

/** Who of the staff has changed what. */
export const catalogueData: ModuleData = {
  personal: {
    tables: {
      'of staff alone': [costCapExceptions, serviceVersions],
      'for a day at most': [serviceChanges, serviceImports],
    },
  },
};
