import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { chatIdentityHandlers } from './prove-identity.ts';

interface Needs {
  database: Database;
  documents: { keys: DocumentKeys };
  bus: ChatBus;
}

/** Proof of who writes in a chat, by an account or a booking. */
export const chatIdentityModule = ({ database, documents, bus }: Needs) =>
  ({
    handlers: { chatIdentity: chatIdentityHandlers(database, documents.keys, bus) },
  }) satisfies ServerModule;
