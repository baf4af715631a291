import { eq } from 'drizzle-orm';
import type { ModuleData } from '../../platform/module-data.ts';
import { settings } from '../../platform/schema.ts';
import { keptPushKey } from './push-key.ts';
import { uploads } from './schema.ts';

export const filesData: ModuleData = {
  personal: { tables: { 'for a day at most': [uploads], 'of staff alone': [settings] } },
  sealed: [
    {
      table: settings,
      column: settings.value,
      name: settings.name,
      purpose: (name) => name,
      where: eq(settings.name, keptPushKey),
    },
  ],
};
