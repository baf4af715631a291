import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isServerFault } from '../request-error.ts';
import { currentTraces, type End } from '../../platform/traces/traces.ts';

/** Traces each request, where somebody is told of it; by the pattern of its address, which tells of nobody. */
export function traceRequests(app: FastifyInstance): void {
  const traces = currentTraces();
  if (!traces) return;
  const traced = new WeakMap<FastifyRequest, { end: End; resource?: AsyncResource }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? 'none';
    const work = {
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
    } as const;
    const { traceparent } = headers;
    let resource: AsyncResource | undefined;
    const end = traces.beginRequest(
      typeof traceparent === 'string' ? traceparent : undefined,
      work,
      () => (resource = new AsyncResource('request')),
    );
    traced.set(request, { end, ...(resource && { resource }) });
    resource?.runInAsyncScope(done);
  });
  // A body is read by events of its connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    traced.get(request)?.resource?.runInAsyncScope(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    traced.get(request)?.end({
      isFailed: isServerFault(status),
      attributes: { 'http.response.status_code': status },
    });
    done();
  });
}
