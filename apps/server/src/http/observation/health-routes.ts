import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestMetrics } from './metrics.ts';

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
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const requests = new RequestMetrics();

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requests.count(request.method, route, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    delay.disable();
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

  app.get('/metrics', (request, reply) => {
    if (!isLocal(request)) {
      reply.callNotFound();
      return;
    }
    const lines = [
      `process_resident_memory_bytes ${String(process.memoryUsage.rss())}`,
      `process_uptime_seconds ${String(Math.round(process.uptime()))}`,
      `event_loop_delay_p99_seconds ${String(delay.percentile(99) / 1e9)}`,
      ...requests.lines(),
    ];
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}
