import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { SharedSignal } from './shared-signal.ts';

/** In milliseconds. */
const times = {
  /** Between two tries to have a line. */
  pause: 500,
  /** Between two looks at whether the line, on which nobody may say anything for long, is still one. */
  look: 10_000,
  /** The time limit for the end of a line. */
  end: 1_000,
};

/**
 * Says and hears it by NOTIFY and LISTEN, on one line of its own that is opened again whenever it is lost.
 *
 * @param newLine makes a connection that is not open yet.
 */
export function signalOverPostgres(
  newLine: () => pg.Client,
  channel: string,
  hear: () => void,
): SharedSignal {
  const own = randomUUID();
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  const started = Promise.withResolvers<undefined>();
  let isOwed = false;
  let wake: () => void = () => undefined;

  /** Until there is something to say or to look after. */
  const somethingToDo = () =>
    new Promise<void>((resolve) => {
      if (isOwed || isClosing()) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, times.look).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** @throws Error when the line is lost. */
  async function use(line: pg.Client): Promise<void> {
    await line.connect();
    await line.query(`listen ${line.escapeIdentifier(channel)}`);
    // What was said before, or while there was no line, is lost.
    hear();
    started.resolve(undefined);
    while (!isClosing()) {
      if (isOwed) {
        isOwed = false;
        await line.query('select pg_notify($1, $2)', [channel, own]).catch((error: unknown) => {
          isOwed = true;
          throw error;
        });
      } else {
        await line.query('select 1');
      }
      await somethingToDo();
    }
  }

  async function keepListening(): Promise<void> {
    while (!isClosing()) {
      const line = newLine();
      line.on('error', () => wake());
      line.on('end', () => wake());
      line.on('notification', ({ payload }) => {
        if (payload !== own) hear();
      });
      try {
        await use(line);
      } catch {
        // The pools of the same database tell the log.
      }
      started.resolve(undefined);
      await Promise.race([line.end(), delay(times.end, undefined, { ref: false })]);
      // The pause is cut short where all is closed.
      const { signal } = closing;
      await delay(times.pause, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  const ended = keepListening();
  return {
    started: started.promise,
    send() {
      isOwed = true;
      wake();
    },
    async close() {
      closing.abort();
      wake();
      await ended;
    },
  };
}
