import { randomUUID } from 'node:crypto';
import { apiPrefix } from '@pothik/contract';
import type { Redis } from 'ioredis';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { AnswerCache, type CachedAnswer } from './http/answer-cache.ts';
import { answerKeys } from './http/answer-key.ts';
import { bindEndpoints, boundEndpoints } from './http/bind-endpoints.ts';
import { acceptJson } from './http/json-body.ts';
import type { Handlers } from './http/call.ts';
import { usualPatience, type ClientPatience } from './http/client-patience.ts';
import { consoleRoutes } from './http/console-routes.ts';
import { installErrorHandler, sendError } from './http/error-handler.ts';
import { healthRoutes } from './http/health-routes.ts';
import { allowedMethods } from './http/allowed-methods.ts';
import { limitBodyTime } from './http/body-deadline.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { refuseConnection } from './http/refuse-connection.ts';
import { referenceRoutes } from './http/reference-routes.ts';
import { acceptForms, incomingDirectory } from './http/receive-form.ts';
import { RequestError } from './http/request-error.ts';
import { RequestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { storefrontRoutes, unreadableAddress, type Storefront } from './http/storefront-routes.ts';
import { logHandlers } from './modules/audit/log.ts';
import { addressHandlers } from './modules/users/address-calls.ts';
import { authHandlers } from './modules/auth/auth.ts';
import { authorize } from './modules/auth/authorize.ts';
import { googleTokenVerifier, type IdentityProvider } from './modules/auth/google-token.ts';
import { googleHandler } from './modules/auth/google.ts';
import { passwordHandlers } from './modules/auth/password-calls.ts';
import { adoptGuestBookings } from './modules/bookings/adopt-guest-bookings.ts';
import { bookingHandlers } from './modules/bookings/bookings.ts';
import { bookingExportRoute } from './modules/bookings/export-bookings.ts';
import { staffBookingHandlers } from './modules/bookings/staff-bookings.ts';
import { categoryHandlers } from './modules/catalogue/categories.ts';
import { serviceHandlers } from './modules/catalogue/services.ts';
import { staffCategoryHandlers } from './modules/catalogue/staff-categories.ts';
import { staffServiceHandlers } from './modules/catalogue/staff-services.ts';
import { documentRoutes } from './modules/files/document-routes.ts';
import type { Documents } from './modules/files/documents.ts';
import { cannedReplyHandlers } from './modules/chat/canned-replies.ts';
import { createChatBus, type ChatBus } from './modules/chat/chat-bus.ts';
import { chatHoursHandlers } from './modules/chat/chat-hours.ts';
import { openChatSockets } from './modules/chat/chat-sockets.ts';
import { chatHandlers } from './modules/chat/chats.ts';
import { returnUnansweredRegularly } from './modules/chat/return-unanswered.ts';
import { chatPictureRoutes } from './modules/chat/picture-routes.ts';
import { staffChatHandlers } from './modules/chat/staff-chats.ts';
import { insightHandlers } from './modules/insights/insights.ts';
import { staffInsightHandlers } from './modules/insights/staff-insights.ts';
import type { Originals } from './modules/media/originals.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { uploadHandlers } from './modules/media/uploads.ts';
import { Variants } from './modules/media/variants.ts';
import { overviewHandlers } from './modules/overview/overview.ts';
import { serviceViewHandler } from './modules/catalogue/service-views.ts';
import { newsletterHandlers } from './modules/newsletter/newsletter.ts';
import { notificationHandlers } from './modules/notifications/notifications.ts';
import { readProductName, settingsHandlers } from './modules/settings/settings.ts';
import { staffSettingsHandlers } from './modules/settings/staff-settings.ts';
import { acceptInvitationHandlers } from './modules/staff/accept-invitation.ts';
import { invitationHandlers } from './modules/staff/invitations.ts';
import { sessionHandlers } from './modules/staff/staff-sessions.ts';
import { staffHandlers } from './modules/staff/staff.ts';
import { customerHandlers } from './modules/users/customers.ts';
import { userHandlers } from './modules/users/users.ts';
import type { Database } from './platform/database/open.ts';
import type { Log } from './platform/log.ts';

export interface AppOptions {
  database: Database;
  dataDirectory: string;
  publicOrigin: string;
  documents: Documents;
  originals: Originals;
  /** Other origins whose pages may call the API. */
  allowedOrigins?: readonly string[];
  /** Peers that may say by X-Forwarded-For whom they call for: addresses, networks or `loopback`. */
  trustedProxies?: readonly string[];
  log: Log;
  /** What several processes share. Absent: this is the only one. */
  redis?: Redis;
  identityProvider: IdentityProvider;
  /** How long slow clients are waited for. */
  patience?: ClientPatience;
  /** Holds every result against its declaration, as in tests. */
  checkResults?: boolean;
  /** The console's built files. */
  consoleDirectory?: string;
  /** Made with the app's own way to itself, which needs no network. */
  storefront?: (fetchInside: typeof fetch) => Promise<Storefront>;
}

const bodyLimit = 1_048_576;

function handlersOf(
  { database, publicOrigin, identityProvider, documents, originals }: AppOptions,
  chatBus: ChatBus,
  publish: () => void,
): Handlers {
  const { db } = database;
  const product = { publicOrigin, productName: () => readProductName(db) };
  return {
    auth: {
      ...authHandlers(database),
      ...passwordHandlers(database, product, adoptGuestBookings),
      ...addressHandlers(database),
      google: googleHandler(database, googleTokenVerifier(identityProvider), adoptGuestBookings),
    },
    users: userHandlers(database, product),
    notifications: notificationHandlers(db),
    uploads: uploadHandlers(database, originals),
    bookings: bookingHandlers(database, documents, product),
    categories: categoryHandlers(db),
    services: { ...serviceHandlers(db), countView: serviceViewHandler(db) },
    insights: insightHandlers(db),
    newsletter: newsletterHandlers(database, product),
    settings: settingsHandlers(db),
    chats: chatHandlers(database, documents, chatBus),
    chatHours: chatHoursHandlers(database),
    cannedReplies: cannedReplyHandlers(database),
    staffChats: staffChatHandlers(database, documents, chatBus),
    staffCatalogue: {
      ...staffServiceHandlers(database, publish),
      ...staffCategoryHandlers(database, publish),
      ...staffInsightHandlers(database, publish),
    },
    staffSettings: staffSettingsHandlers(database, publish),
    staffOverview: overviewHandlers(db),
    staffBookings: staffBookingHandlers(database, { keys: documents.keys, product, bus: chatBus }),
    staffCustomers: customerHandlers(database, documents.keys),
    staffAccounts: { ...staffHandlers(database, chatBus), ...invitationHandlers(database) },
    staffLog: logHandlers(db),
    staffSessions: sessionHandlers(database, chatBus),
    invitations: acceptInvitationHandlers(database),
  };
}

/** `fetch` that goes to this app and nowhere else. */
function fetchInside(
  app: FastifyInstance,
  keptAnswer: (address: string) => CachedAnswer | undefined,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    // A page asks for a dozen of these; what is kept is for everybody.
    const known = keptAnswer(pathname + search);
    if (known) {
      return new Response(new Uint8Array(known.plain), {
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
    }
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
}

/** Puts the whole server together; it listens nowhere. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, redis, patience = usualPatience } = options;
  const loggerInstance: FastifyBaseLogger = options.log;
  const everyAnswer = securityHeaders(options.publicOrigin);
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new RequestLog(options.log),
    // A logger of its own for each request would cost more than its line: lines name the request.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    bodyLimit,
    // Where there is none, nobody is believed: limits count by the address of the connection.
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
    connectionTimeout: patience.silence,
    keepAliveTimeout: patience.nextRequest,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1_000, ignoreDuplicateSlashes: false },
    frameworkErrors(error, request, reply) {
      reply.headers(everyAnswer);
      // An address that can't be read may be a person's: they get a page, at one that can be.
      if (options.storefront && !request.url.startsWith(`${apiPrefix}/`)) {
        void reply.redirect(unreadableAddress);
      } else {
        void sendError(error, request, reply);
      }
    },
    clientErrorHandler: refuseConnection,
  });
  // A body is JSON, or a form with files where an endpoint says so.
  app.removeContentTypeParser('text/plain');
  acceptJson(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyAnswer).header('x-request-id', request.id);
    done();
  });
  allowOrigins(app, options.allowedOrigins ?? []);
  limitBodyTime(app, patience.body);
  installErrorHandler(app);

  const cache = new AnswerCache();
  const chatBus = createChatBus();
  /** What lets go of what it has kept when something is published. */
  const keepers = [() => cache.clear()];
  const handlers = handlersOf(options, chatBus, () => {
    for (const forget of keepers) forget();
  });
  const listed = boundEndpoints(handlers);
  bindEndpoints(app, {
    handlers,
    authorize: (access, authorization) => authorize(database.db, access, authorization),
    cache,
    receiveForm: await acceptForms(app, incomingDirectory(options.dataDirectory), patience.upload),
    checkResults: options.checkResults ?? false,
  });
  referenceRoutes(app, listed, options.publicOrigin);
  healthRoutes(app, {
    database: async () => {
      await database.db.execute(sql`select 1`);
    },
    files: () => options.documents.files.check(),
    ...(redis
      ? {
          redis: async () => {
            await redis.ping();
          },
        }
      : {}),
  });
  mediaRoutes(app, new Variants(database.db, options.originals, options.dataDirectory));
  documentRoutes(app, database, options.documents);
  chatPictureRoutes(app, database.db, options.documents);
  bookingExportRoute(app, database.db, options.documents.keys);
  const closeSockets = openChatSockets(app.server, {
    db: database.db,
    keys: options.documents.keys,
    bus: chatBus,
    log: options.log,
    publicOrigin: options.publicOrigin,
    allowedOrigins: options.allowedOrigins ?? [],
    redis,
    patience: patience.socket,
  });
  const endReturning = returnUnansweredRegularly(database.db, chatBus, options.log);
  app.addHook('preClose', (done) => {
    endReturning();
    closeSockets();
    done();
  });

  app.all(`${apiPrefix}/*`, (request) => {
    const allowed = allowedMethods(listed, request.url);
    if (allowed.length === 0)
      throw new RequestError('not_found', 'There is nothing at this address.');
    throw new RequestError('method_not_allowed', `This address takes ${allowed.join(', ')}.`, {
      headers: { allow: allowed.join(', ') },
    });
  });
  app.setNotFoundHandler(() => {
    throw new RequestError('not_found', 'There is nothing at this address.');
  });
  if (options.consoleDirectory) await consoleRoutes(app, options.consoleDirectory);
  const keyOf = answerKeys(listed.map(({ definition }) => definition));
  const keptAnswer = (address: string) => {
    const key = keyOf(address);
    return key === undefined ? undefined : cache.get(key);
  };
  const storefront = await options.storefront?.(fetchInside(app, keptAnswer));
  if (storefront) {
    keepers.push(() => storefront.forget());
    await storefrontRoutes(app, storefront);
  }
  return app;
}
