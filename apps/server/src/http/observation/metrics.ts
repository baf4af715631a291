/** Upper ends of the groups in which durations are counted, in seconds. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  labels: string;
  /** One for each bound, and one for what took longer. */
  counts: number[];
  sum: number;
}

/** Counts the answers of each route and how long they took, for Prometheus. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>();

  /**
   * @param route the pattern, never the address: there are few.
   * @param duration in milliseconds.
   */
  count(method: string, route: string, status: number, duration: number): void {
    const labels = `method="${method}",route="${route}",status="${String(status)}"`;
    let series = this.#series.get(labels);
    if (!series) {
      series = { labels, counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
      this.#series.set(labels, series);
    }
    const seconds = duration / 1_000;
    const found = bounds.findIndex((bound) => seconds <= bound);
    const index = found === -1 ? bounds.length : found;
    series.counts[index] = (series.counts[index] ?? 0) + 1;
    series.sum += seconds;
  }

  lines(): string[] {
    const name = 'http_request_duration_seconds';
    return [
      `# TYPE ${name} histogram`,
      ...[...this.#series.values()].flatMap(({ labels, counts, sum }) => {
        let total = 0;
        const buckets = counts.map((count, index) => {
          total += count;
          const bound = bounds[index];
          return `${name}_bucket{${labels},le="${bound === undefined ? '+Inf' : String(bound)}"} ${String(total)}`;
        });
        return [
          ...buckets,
          `${name}_sum{${labels}} ${String(sum)}`,
          `${name}_count{${labels}} ${String(total)}`,
        ];
      }),
    ];
  }
}
