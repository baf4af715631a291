import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import type { End, Traces, Work } from './traces.ts';

/** The longest that what is left is waited for at the end, in milliseconds. */
const patience = 2_000;

/** A collector that is away is told of once in so many milliseconds. */
const quiet = 5 * 60 * 1_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

const toOptions = ({ kind, attributes = {} }: Work) => ({
  kind: kind ? kinds[kind] : SpanKind.INTERNAL,
  attributes,
});

const ending =
  (span: Span): End =>
  ({ isFailed = false, attributes = {} } = {}) => {
    span.setAttributes(attributes);
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

/** The share of traces that are told, from 0 to 1: a sender who has decided is followed. */
function readShare({ OTEL_TRACES_SAMPLER_ARG: given }: NodeJS.ProcessEnv): number {
  const share = Number(given ?? 1);
  return share >= 0 && share <= 1 ? share : 1;
}

/** Complains of a collector that does not take what it is sent, and not each time. */
function complainTo(log: Log): void {
  let last = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - last < quiet) return;
    last = performance.now();
    log.warn({ err: error }, 'traces could not be sent');
  });
}

/** Traces by OpenTelemetry, sent in the background: a collector that is slow or away holds nothing up. */
export function openTelemetry(url: string, environment: NodeJS.ProcessEnv, log: Log): Traces {
  complainTo(log);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const propagator = new W3CTraceContextPropagator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': environment.OTEL_SERVICE_NAME ?? 'pothik',
    }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(readShare(environment)),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('pothik');
  return {
    inSpan(work, run) {
      const span = tracer.startSpan(work.name, toOptions(work));
      const end = ending(span);
      return context.with(trace.setSpan(context.active(), span), () => {
        try {
          const result = run();
          if (!(result instanceof Promise)) {
            end();
            return result;
          }
          result.then(
            () => end(),
            () => end({ isFailed: true }),
          );
          return result;
        } catch (error) {
          end({ isFailed: true });
          throw error;
        }
      });
    },
    begin: (work) =>
      trace.getActiveSpan()
        ? ending(tracer.startSpan(work.name, toOptions(work)))
        : () => undefined,
    beginRequest(traceparent, work, goOn) {
      const sent = propagator.extract(
        ROOT_CONTEXT,
        { traceparent },
        {
          keys: () => ['traceparent'],
          get: () => traceparent,
        },
      );
      const parent = trace.getSpan(sent) ? sent : context.active();
      const span = tracer.startSpan(work.name, toOptions(work), parent);
      context.with(trace.setSpan(parent, span), goOn);
      return ending(span);
    },
    async stop() {
      const { promise: isLate, resolve } = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => resolve(undefined), patience);
      await Promise.race([provider.shutdown(), isLate]).catch((error: unknown) => {
        log.warn({ err: error }, 'the last traces could not be sent');
      });
      clearTimeout(timer);
      context.disable();
    },
  };
}
