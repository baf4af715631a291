import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { googleTokenVerifier, type IdentityProvider } from '../auth/google-token.ts';
import { sweepMoves } from '../auth/address-moves.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import type { Documents } from '../files/documents.ts';
import type { Originals } from '../media/originals.ts';
import { addressHandlers } from './address-handlers.ts';
import { customerHandlers } from './customers.ts';
import type { DeletePerson } from './delete-person.ts';
import type { ArchiveOf } from './data-export/archive.ts';
import { archiveRoute } from './data-export/archive-route.ts';
import { sweepUnusedAccounts } from './unused-accounts.ts';
import { ownSessionHandlers } from './own-sessions.ts';
import { userHandlers } from './users.ts';

interface Needs {
  database: Database;
  product: ProductFacts;
  documents: Documents;
  originals: Originals;
  identityProvider: IdentityProvider;
  bus: ChatBus;
  archiveOf: ArchiveOf;
  deletePerson: DeletePerson;
}

/** People with an account, as they and as staff see them. */
export const usersModule = ({
  database,
  product,
  documents,
  originals,
  identityProvider,
  bus,
  archiveOf,
  deletePerson,
}: Needs) =>
  ({
    handlers: {
      auth: addressHandlers(database, deletePerson),
      users: {
        ...userHandlers(
          database,
          product,
          googleTokenVerifier(identityProvider),
          documents.keys,
          deletePerson,
        ),
        ...ownSessionHandlers(database, bus),
      },
      staffCustomers: customerHandlers(database, documents.keys, bus),
    },
    plugin(app, _options, done) {
      archiveRoute(app, documents.keys, archiveOf, { db: database.db, documents, originals });
      done();
    },
    sweeps: [sweepUnusedAccounts, sweepMoves],
  }) satisfies ServerModule;
