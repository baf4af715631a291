import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import type { Documents } from '../files/documents.ts';
import type { PushLine } from '../notifications/push/send-push.ts';
import { pushHandlers } from './push.ts';

interface Needs {
  database: Database;
  documents: Documents;
  secrets: SecretSealer;
  pushLine: PushLine;
  /** Origins of push services beside those of browsers. */
  pushOrigins: readonly string[];
}

/** What browsers ask to be told of. */
export const pushModule = ({ database, documents, ...line }: Needs) =>
  ({
    handlers: { push: pushHandlers(database, { keys: documents.keys, ...line }) },
  }) satisfies ServerModule;
