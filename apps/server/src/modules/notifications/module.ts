import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { notificationHandlers } from './notifications.ts';

/** Notifications. */
export const notificationsModule = ({ database }: { database: Database }) =>
  ({ handlers: { notifications: notificationHandlers(database.db) } }) satisfies ServerModule;
