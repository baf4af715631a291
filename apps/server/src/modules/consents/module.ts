import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { consentHandlers } from './consents.ts';

/** What people have agreed to. */
export const consentsModule = ({ database }: { database: Database }) =>
  ({ handlers: { consents: consentHandlers(database) } }) satisfies ServerModule;
