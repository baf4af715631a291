import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper ends of the groups in which durations are counted, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Of the process, however many apps are in it. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: 20 });
const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

function addGauge(name: string, help: string, read: () => number) {
  new Gauge({
    name,
    help,
    registers: [ofProcess],
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
    buckets,
    registers: [],
  });
  readonly #all = Registry.merge([ofProcess]);
  readonly contentType = this.#all.contentType;

  constructor() {
    this.#all.registerMetric(this.#answers);
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
