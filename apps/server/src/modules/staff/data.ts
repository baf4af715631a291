import type { ModuleData } from '../../platform/module-data.ts';
import { secretPurpose } from '../second-factor/secrets.ts';
import {
  apiKeys,
  dailyMails,
  defaultViews,
  presences,
  recoveryCodes,
  savedViews,
  secondFactors,
  staffInvitations,
} from './schema.ts';

export const staffData: ModuleData = {
  personal: {
    tables: {
      'of staff alone': [
        apiKeys,
        dailyMails,
        defaultViews,
        presences,
        recoveryCodes,
        savedViews,
        secondFactors,
        staffInvitations,
      ],
    },
  },
  sealed: [
    {
      table: secondFactors,
      column: secondFactors.secret,
      name: secondFactors.userId,
      purpose: secretPurpose,
    },
  ],
};
