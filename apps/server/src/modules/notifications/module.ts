import type { ServerModule } from '../../http/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { notificationHandlers } from './notifications.ts';

/** What people are told of. */
export const notificationsModule = ({ database }: { database: Database }) =>
  ({ handlers: { notifications: notificationHandlers(database.db) } }) satisfies ServerModule;
