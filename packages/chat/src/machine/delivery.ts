import type { ChatFailure } from './events.ts';
import { toFailure } from './failure.ts';
import type { ChatClock } from './ports.ts';

/** How long a message without a line waits before it is tried again, in milliseconds. */
const pauses = { first: 1_000, longest: 15_000 };

export interface DeliveryOptions<Item> {
  clock: ChatClock;
  /** Makes the call, and tells what came of it. */
  send: (item: Item) => Promise<void>;
  failed: (item: Item, failure: ChatFailure) => void;
  /** Whether the server takes the same one twice for one, so that it can be tried again. */
  isRepeatable: (item: Item) => boolean;
  /** Whether it is still to be sent: it may have arrived, or the chat been left. */
  isWanted: (item: Item) => boolean;
}

/**
 * Sends messages one after the other, in the order in which they were written. What finds no line is
 * tried again until there is one, however long it takes, where the server takes that for the same message;
 * else it is asked once.
 */
export function createDelivery<Item>(options: DeliveryOptions<Item>) {
  const { clock, send, failed, isRepeatable, isWanted } = options;
  let queue = Promise.resolve();
  let wake: () => void = () => undefined;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(milliseconds, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });

  async function deliver(item: Item) {
    for (let tries = 1; isWanted(item); tries += 1) {
      try {
        await send(item);
        return;
      } catch (error) {
        const failure = toFailure(error);
        const isPassing = failure.kind === 'unreachable' && isRepeatable(item);
        if (!isPassing) {
          failed(item, failure);
          return;
        }
        await pause(Math.min(pauses.first * 2 ** (tries - 1), pauses.longest));
      }
    }
  }

  return {
    send(item: Item) {
      queue = queue.then(() => deliver(item));
    },
    /** The line is back: what waits for it is tried at once. */
    wake() {
      wake();
    },
  };
}
