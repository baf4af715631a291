import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import { mailEntries } from './case-entries.ts';
import { notificationHandlers } from './notifications.ts';
import { pushJobs } from './push/push-news.ts';
import { sweepPushSubscriptions } from './push/push-subscriptions.ts';
import type { PushLine } from './push/send-push.ts';

interface Needs {
  database: Database;
  secrets: SecretSealer;
  pushLine: PushLine;
  product: ProductFacts;
}

/** Notifications, in the account and by push services of browsers. */
export const notificationsModule = ({ database: { db }, secrets, pushLine, product }: Needs) =>
  ({
    handlers: { notifications: notificationHandlers(db) },
    caseEntries: [mailEntries],
    jobs: () => pushJobs(db, secrets, pushLine, product),
    sweeps: [sweepPushSubscriptions],
  }) satisfies ServerModule;
