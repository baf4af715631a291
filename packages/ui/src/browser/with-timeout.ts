/**
 * Waits a limited time for a browser interface: storage, locks, workers and decoders sometimes fire no event at all.
 *
 * @param start returns the promise; what it throws rejects as well.
 * @param milliseconds until the returned promise rejects. The work goes on, and its late result is dropped.
 * @throws DOMException named `TimeoutError`.
 */
export async function withTimeout<Result>(
  start: () => PromiseLike<Result>,
  milliseconds: number,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new DOMException('The browser does not answer', 'TimeoutError'));
    timer = setTimeout(fail, milliseconds);
  });
  try {
    return await Promise.race([start(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
