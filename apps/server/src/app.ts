import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { apiPrefix } from '@pothik/contract';
import type { Redis } from 'ioredis';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { AnswerCache, type CachedAnswer } from './http/cache/answer-cache.ts';
import { answerKeys } from './http/cache/answer-key.ts';
import { speakVersion } from './http/calls/api-version.ts';
import { allEndpoints, bindEndpoints, type Binding } from './http/calls/bind-endpoints.ts';
import { acceptJson } from './http/bodies/json-body.ts';
import { nameBuilds } from './http/calls/page-build.ts';
import { faultyParameter } from './http/calls/validate.ts';
import { defaultTimeouts, type ClientTimeouts } from './http/client-timeouts.ts';
import { consoleRoutes } from './http/pages/console-routes.ts';
import { insideAddress } from './http/inside-address.ts';
import { hasEmptySegment, normalAddress } from './http/normal-address.ts';
import { installErrorHandler, sendError } from './http/error-handler.ts';
import { healthRoutes } from './http/observation/health-routes.ts';
import { allowedMethods } from './http/calls/allowed-methods.ts';
import { limitBodyTime } from './http/bodies/body-deadline.ts';
import { allowOrigins } from './http/headers/cross-origin.ts';
import { refuseConnection } from './http/refuse-connection.ts';
import { endSilentConnections } from './http/silent-connections.ts';
import { securityTextRoute } from './http/pages/security-text.ts';
import { referenceRoutes } from './http/reference/reference-routes.ts';
import { acceptForms, incomingDirectory } from './http/bodies/receive-form.ts';
import { messages } from './http/messages.ts';
import { RequestError } from './http/request-error.ts';
import { RequestLog } from './http/observation/request-log.ts';
import { traceRequests } from './http/observation/trace-requests.ts';
import { acceptForwardedPorts } from './http/headers/forwarded-for.ts';
import { securityHeaders } from './http/headers/security-headers.ts';
import {
  storefrontRoutes,
  unreadableAddress,
  type Storefront,
} from './http/pages/storefront-routes.ts';
import { actingKey } from './modules/audit/acting-key.ts';
import { authorize } from './modules/auth/authorize.ts';
import type { Documents } from './modules/files/documents.ts';
import type { Modules } from './modules.ts';
import { assetsFolder } from './platform/data-directory.ts';
import type { Database } from './platform/database/open.ts';
import {
  checkSpace,
  freeSpace as measureSpace,
  type FreeSpace,
} from './platform/files/free-space.ts';
import { jobFigures } from './platform/jobs/job-figures.ts';
import type { Log } from './platform/log.ts';

export interface AppOptions {
  database: Database;
  dataDirectory: string;
  publicOrigin: string;
  documents: Documents;
  /** The parts of the server; see `createModules`. */
  modules: Modules;
  /** Whom to tell of a weakness: an address with `mailto:` or `https:`. Default: security@ this host. */
  securityContact?: string;
  /** Other origins whose pages may call the API. */
  allowedOrigins?: readonly string[];
  /** Peers that may say by X-Forwarded-For whom they call for: addresses, networks or `loopback`. */
  trustedProxies?: readonly string[];
  log: Log;
  /** Shared by several processes. */
  redis?: Redis;
  /** Opens `/metrics` to collectors elsewhere. */
  metricsToken?: string;
  /** How long slow clients are waited for. */
  patience?: ClientTimeouts;
  /** Tells how much room there is on the disk. */
  freeSpace?: FreeSpace;
  /** Holds every result against its declaration, as in tests. */
  checkResults?: boolean;
  /** For built files of earlier versions. Default: in the data directory. */
  assetsDirectory?: string;
  /** The console's built files. */
  consoleDirectory?: string;
  /** Made with the app's own way to itself, which needs no network. */
  storefront?: (fetchInside: typeof fetch) => Promise<Storefront>;
}

const bodyLimit = 1_048_576;

/** `fetch` that goes to this app and nowhere else. */
function fetchInside(
  app: FastifyInstance,
  cachedAnswer: (address: string) => CachedAnswer | undefined,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    // A page asks for a dozen of these; what is kept is for everybody.
    const known = cachedAnswer(pathname + search);
    if (known) {
      return new Response(new Uint8Array(known.plain), {
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
    }
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress: insideAddress,
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
}

/** Puts the whole server together; it listens nowhere. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, redis, patience = defaultTimeouts, freeSpace = measureSpace } = options;
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
    // A proxy gives a visitor the refusal of a process that is closing: what has arrived is answered.
    return503OnClosing: false,
    // Routes, caches and pages see one address for all ways of writing it.
    rewriteUrl: ({ url = '/' }) => normalAddress(url),
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
    clientErrorHandler: refuseConnection(everyAnswer),
  });
  traceRequests(app);
  // A body is JSON, or a form with files where an endpoint says so.
  app.removeContentTypeParser('text/plain');
  acceptJson(app);
  if (options.trustedProxies?.length) acceptForwardedPorts(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyAnswer).header('x-request-id', request.id);
    // The page's script reads the address of the browser, and fails if that begins with two slashes.
    if (hasEmptySegment(request.originalUrl)) reply.redirect(request.url, 308);
    else done();
  });
  allowOrigins(app, options.allowedOrigins ?? []);
  let builds: readonly string[] = [];
  nameBuilds(app, () => builds);
  speakVersion(app);
  app.addHook('onRequest', (request, _reply, done) => done(faultyParameter(request.params)));
  limitBodyTime(app, patience.body);
  endSilentConnections(app);
  installErrorHandler(app);

  const cache = new AnswerCache();
  options.modules.onPublish(() => cache.clear());
  const binding = {
    authorize: (definition, session) => authorize(database.db, definition, session),
    performAs: (caller, call) => (caller?.key ? actingKey.run(caller.key, call) : call()),
    rememberDevice: options.modules.devices.remember,
    publicOrigin: options.publicOrigin,
    cache,
    receiveForm: await acceptForms(app, {
      db: database.db,
      directory: incomingDirectory(options.dataDirectory),
      freeSpace,
      patience,
    }),
    checkResults: options.checkResults ?? false,
  } satisfies Binding;
  for (const { handlers = {}, plugin } of options.modules.modules) {
    bindEndpoints(app, handlers, binding);
    if (plugin) await app.register(plugin);
  }
  referenceRoutes(app, allEndpoints, options.publicOrigin);
  const { hostname } = new URL(options.publicOrigin);
  securityTextRoute(
    app,
    options.securityContact ?? `mailto:security@${hostname}`,
    options.publicOrigin,
  );
  healthRoutes(app, {
    db: database.db,
    figures: [...jobFigures, ...options.modules.modules.flatMap(({ figures = [] }) => figures)],
    metricsToken: options.metricsToken,
    checks: {
      database: async () => {
        for (const { checkReads } of options.modules.modules) await checkReads?.();
      },
      files: () => options.documents.files.check(),
      space: () => checkSpace(options.dataDirectory, freeSpace),
      ...(redis
        ? {
            redis: async () => {
              await redis.ping();
            },
          }
        : {}),
    },
  });

  app.all(`${apiPrefix}/*`, (request) => {
    const allowed = allowedMethods(allEndpoints, request.url);
    if (allowed.length === 0)
      throw new RequestError('not_found', messages.nothingHere, {
        isMisshapen: true,
      });
    throw new RequestError('method_not_allowed', messages.takesMethods(allowed.join(', ')), {
      headers: { allow: allowed.join(', ') },
      isMisshapen: true,
    });
  });
  app.setNotFoundHandler(() => {
    throw new RequestError('not_found', messages.nothingHere);
  });
  const kept = options.assetsDirectory ?? path.join(options.dataDirectory, assetsFolder);
  if (options.consoleDirectory)
    await consoleRoutes(app, options.consoleDirectory, path.join(kept, 'console'));
  const keyOf = answerKeys(allEndpoints.map(({ definition }) => definition));
  const cachedAnswer = (address: string) => {
    const key = keyOf(address);
    return key === undefined ? undefined : cache.get(key);
  };
  const storefront = await options.storefront?.(fetchInside(app, cachedAnswer));
  if (storefront) {
    options.modules.onPublish(() => storefront.forget());
    ({ builds } = storefront);
    const keptAssets = path.join(kept, 'storefront');
    await storefrontRoutes(app, storefront, keptAssets, options.modules.noteMiss);
  }
  return app;
}
