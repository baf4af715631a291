import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Queries } from '../../platform/database/open.ts';
import { durationBuckets, processMetrics } from '../../platform/metrics.ts';
import type { StoredFigure } from './stored-figure.ts';

collectDefaultMetrics({ register: processMetrics, eventLoopMonitoringPrecision: 20 });
const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

function addGauge(name: string, help: string, read: () => number) {
  new Gauge({
    name,
    help,
    registers: [processMetrics],
    collect() {
      this.set(read());
    },
  });
}
addGauge('process_uptime_seconds', 'Time since the start.', () => Math.round(process.uptime()));
addGauge(
  'event_loop_delay_p99_seconds',
  'Delay that 99 of 100 turns of the event loop stay below, since the start.',
  () => delay.percentile(99) / 1e9,
);

/** How an app and its process are doing, for Prometheus. */
export class Metrics {
  readonly #answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers of each route, and the time until they were sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [],
  });
  readonly #all = Registry.merge([processMetrics]);
  readonly contentType = this.#all.contentType;

  /** @param figures what is read from the database; none of them is told while it is away. */
  constructor(db: Queries, figures: readonly StoredFigure[]) {
    this.#all.registerMetric(this.#answers);
    for (const figure of figures) {
      const { name, help } = figure;
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const value = await figure.read(db).catch(() => undefined);
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
      this.#all.registerMetric(gauge);
    }
  }

  /**
   * @param route the pattern, never the address: there are few.
   * @param duration in milliseconds.
   */
  count(method: string, route: string, status: number, duration: number): void {
    this.#answers.observe({ method, route, status }, duration / 1_000);
  }

  text(): Promise<string> {
    return this.#all.metrics();
  }
}
