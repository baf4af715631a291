import type { Redis } from 'ioredis';
import { networksOfRequest } from '../../http/network.ts';
import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { Documents } from '../files/documents.ts';
import { cannedReplyHandlers } from './staff/canned-replies.ts';
import type { ChatBus } from './chat-bus.ts';
import { chatHoursHandlers } from './staff/chat-hours.ts';
import type { SocketLimits } from './sockets/socket-limits.ts';
import { openChatSockets } from './sockets/chat-sockets.ts';
import { chatFigures } from './chat-figures.ts';
import { chatHandlers } from './chats.ts';
import { chatEntries } from './case-entries.ts';
import { chatPictureRoutes } from './pictures/picture-routes.ts';
import { replyMailJobs } from './reply-mail.ts';
import { replyPushJobs } from './reply-push.ts';
import { returnChatsRegularly } from './staff/chats-that-return.ts';
import { staffChatHandlers } from './staff/staff-chats.ts';
import { transcriptJobs } from './transcript-mail.ts';
import { sweepOldPictures } from './pictures/sweep-pictures.ts';

interface Needs {
  database: Database;
  documents: Documents;
  product: ProductFacts;
  bus: ChatBus;
  log: Log;
  /** Other origins whose pages may connect. */
  allowedOrigins: readonly string[];
  redis: Redis | undefined;
  /** Peers that may say by X-Forwarded-For whom they call for. */
  trustedProxies: readonly string[];
  socketLimits: SocketLimits;
  /** Time for a socket to say that it is one of the chat's, in milliseconds. */
  socketPatience: number;
}

/** Live chat: its calls, its sockets, its pictures, and how visitors are told of answers. */
export const chatModule = ({ database, documents, product, bus, log, ...line }: Needs) =>
  ({
    handlers: {
      chats: chatHandlers(database, documents, bus),
      chatHours: chatHoursHandlers(database),
      cannedReplies: cannedReplyHandlers(database),
      staffChats: staffChatHandlers(database, documents, bus),
    },
    caseEntries: chatEntries(documents.keys),
    figures: chatFigures,
    plugin(app, _options, done) {
      const { db } = database;
      chatPictureRoutes(app, db, documents, product.publicOrigin);
      const closeSockets = openChatSockets(app.server, {
        db,
        keys: documents.keys,
        bus,
        log,
        publicOrigin: product.publicOrigin,
        allowedOrigins: line.allowedOrigins,
        redis: line.redis,
        patience: line.socketPatience,
        networksOf: networksOfRequest(line.trustedProxies),
        limits: line.socketLimits,
      });
      const endReturning = returnChatsRegularly(db, bus, log);
      app.addHook('preClose', (closed) => {
        endReturning();
        closeSockets();
        closed();
      });
      done();
    },
    jobs: (send) => ({
      ...replyMailJobs(database, product, send),
      ...replyPushJobs(database.db),
      ...transcriptJobs(database, product, send),
    }),
    sweeps: [(db) => sweepOldPictures(db, documents.files)],
  }) satisfies ServerModule;
