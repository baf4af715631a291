import type { ModuleData } from '../../platform/module-data.ts';
import { costCapExceptions } from './schema.ts';

/** Which of the owners has allowed what. */
export const costCapsData: ModuleData = {
  personal: { tables: { 'of staff alone': [costCapExceptions] } },
};
