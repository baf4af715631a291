import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import type { Documents } from '../files/documents.ts';
import { cannedReplyHandlers } from './canned-replies.ts';
import { returnChatsRegularly } from './chats-that-return.ts';
import { staffChatHandlers } from './staff-chats.ts';

interface Needs {
  database: Database;
  documents: Documents;
  bus: ChatBus;
  log: Log;
}

/** Live chat, as staff answer it. */
export const chatStaffModule = ({ database, documents, bus, log }: Needs) =>
  ({
    handlers: {
      cannedReplies: cannedReplyHandlers(database),
      staffChats: staffChatHandlers(database, documents, bus),
    },
    plugin(app, _options, done) {
      const endReturning = returnChatsRegularly(database.db, bus, log);
      app.addHook('preClose', (closed) => {
        endReturning();
        closed();
      });
      done();
    },
  }) satisfies ServerModule;
