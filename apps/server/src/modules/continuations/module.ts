import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import type { Documents } from '../files/documents.ts';
import { sweepContinuations } from './continuation-tokens.ts';
import { continuationHandlers } from './continuations.ts';

interface Needs {
  database: Database;
  documents: Documents;
  secrets: SecretSealer;
}

/** Going on with a chat or a booking on another device. */
export const continuationsModule = ({ database, documents, secrets }: Needs) =>
  ({
    handlers: { continuations: continuationHandlers(database, documents.keys, secrets) },
    sweeps: [sweepContinuations],
  }) satisfies ServerModule;
