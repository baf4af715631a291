import type { Redis } from 'ioredis';
import type { ServerModule } from '../../http/calls/server-module.ts';
import { networksOfRequest } from '../../http/network.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import type { Documents } from '../files/documents.ts';
import { openChatSockets } from './chat-sockets.ts';
import type { SocketLimits } from './socket-limits.ts';

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

/** The sockets of the live chat, of visitors and of staff. */
export const chatSocketsModule = ({ database, documents, product, bus, log, ...line }: Needs) =>
  ({
    plugin(app, _options, done) {
      const closeSockets = openChatSockets(app.server, {
        db: database.db,
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
      app.addHook('preClose', (closed) => {
        closeSockets();
        closed();
      });
      done();
    },
  }) satisfies ServerModule;
