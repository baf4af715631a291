import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queries } from '../../platform/database/open.ts';
import { errorsTold } from '../../platform/metrics.ts';
import { Metrics } from './metrics.ts';
import { factsOf } from './request-facts.ts';
import type { StoredFigure } from './stored-figure.ts';

/** Something that must work before requests are worth sending here. */
type ReadinessCheck = () => Promise<void>;

/** How long a part may take to say that it works, in milliseconds. */
const readinessTimeout = 2_000;

async function state(check: ReadinessCheck): Promise<'ok' | 'failing'> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), readinessTimeout);
  try {
    await Promise.race([check(), late]);
    return 'ok';
  } catch {
    return 'failing';
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a check once for all requests that arrive while it runs: `/readyz` is public and has no limit. */
function shareState(check: ReadinessCheck): () => ReturnType<typeof state> {
  let running: ReturnType<typeof state> | undefined;
  return () =>
    (running ??= state(check).finally(() => {
      running = undefined;
    }));
}

/** Asked from this machine, and by nobody through a proxy on it. */
const isLocal = ({ headers, socket }: FastifyRequest) =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a collector elsewhere has shown the token. Digests are of one length, whatever was sent. */
const hasToken = ({ headers }: FastifyRequest, token: string) =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

interface Observed {
  /** What must work before requests are worth sending here. */
  checks: Record<string, ReadinessCheck>;
  db: Queries;
  figures: readonly StoredFigure[];
  /** Opens `/metrics` from elsewhere; absent: it is for this machine alone. */
  metricsToken: string | undefined;
}

/** `/healthz`: the process lives. `/readyz`: its parts work. `/metrics`: how it is doing. */
export function healthRoutes(
  app: FastifyInstance,
  { checks, db, figures, metricsToken }: Observed,
): void {
  const metrics = new Metrics(db, figures);
  const states = Object.entries(checks).map(([name, check]) => [name, shareState(check)] as const);

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.count(request.method, route, reply.statusCode, reply.elapsedTime);
    const code = factsOf(request)?.code;
    if (code !== undefined) errorsTold.inc({ code });
    done();
  });

  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const parts = await Promise.all(
      states.map(async ([name, state]) => [name, await state()] as const),
    );
    const ready = parts.every(([, part]) => part === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'failing', parts: Object.fromEntries(parts) });
  });

  app.get('/metrics', async (request, reply) => {
    const isAllowed =
      isLocal(request) || (metricsToken !== undefined && hasToken(request, metricsToken));
    if (!isAllowed) {
      reply.callNotFound();
      return reply;
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
