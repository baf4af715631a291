import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Metrics } from './metrics.ts';

/** Something that must work before requests are worth sending here. */
export type ReadinessCheck = () => Promise<void>;

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

/** Asked from this machine, and by nobody through a proxy on it. */
const isLocal = ({ headers, socket }: FastifyRequest) =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** `/healthz`: the process lives. `/readyz`: its parts work. `/metrics`: how it is doing. */
export function healthRoutes(app: FastifyInstance, checks: Record<string, ReadinessCheck>): void {
  const metrics = new Metrics();

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.count(request.method, route, reply.statusCode, reply.elapsedTime);
    done();
  });

  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const parts = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await state(check)] as const),
    );
    const ready = parts.every(([, part]) => part === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'failing', parts: Object.fromEntries(parts) });
  });

  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) {
      reply.callNotFound();
      return reply;
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
