/**
 * Does something at once, and again and again; never twice at the same time.
 *
 * @param work does not reject.
 * @param interval in milliseconds.
 * @returns a function that ends it, once what has begun is done.
 */
export function runRegularly(work: () => Promise<void>, interval: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  const begin = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  begin();
  const timer = setInterval(begin, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
