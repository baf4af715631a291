/** Runs work in the order in which it comes, each when the one before it has ended. */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** The same for each key by itself. */
export function oneAtATimeByKey(): <Result>(
  key: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const queues = new Map<string, { run: ReturnType<typeof oneAtATime>; waiting: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { run: oneAtATime(), waiting: 0 };
    queues.set(key, queue);
    queue.waiting += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(key);
    }
  };
}
