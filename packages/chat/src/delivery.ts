import type { ChatEffect } from './effects.ts';
import type { ChatEvent } from './events.ts';
import { toFailure } from './failure.ts';
import type { ChatPorts } from './ports.ts';

type Send = Extract<ChatEffect, { type: 'send' }>;

/** How long a message without a line waits before it is tried again, in milliseconds. */
const pauses = { first: 1_000, longest: 5_000 };

/** For how many tries: some two minutes. */
const mostTries = 30;

export interface DeliveryOptions {
  ports: Pick<ChatPorts, 'server' | 'clock'>;
  dispatch: (event: ChatEvent) => void;
  /** Whether the message is still to be sent: it may have arrived, or the chat been left. */
  isWanted: (send: Send) => boolean;
}

/**
 * Sends messages one after the other, in the order in which they were written. A server that gave a
 * visitor token takes the same message twice for one: without a line it is tried again until there is
 * one. Any other is asked once.
 */
export function createDelivery({ ports, dispatch, isWanted }: DeliveryOptions) {
  let queue = Promise.resolve();
  let wake: () => void = () => undefined;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const callOff = ports.clock.after(milliseconds, resolve);
      wake = () => {
        callOff();
        resolve();
      };
    });

  async function deliver(effect: Send) {
    const { chatId, clientId, visitorToken, content } = effect;
    const access = visitorToken === undefined ? { chatId } : { chatId, visitorToken };
    for (let tries = 1; isWanted(effect); tries += 1) {
      try {
        const message = await ports.server.send({ ...access, clientId, content });
        dispatch({ type: 'sent', chatId, clientId, ...(message ? { message } : {}) });
        return;
      } catch (error) {
        const failure = toFailure(error);
        const isPassing = failure.kind === 'unreachable' && visitorToken !== undefined;
        if (!isPassing || tries >= mostTries) {
          dispatch({ type: 'send-failed', chatId, clientId, failure });
          return;
        }
        await pause(Math.min(pauses.first * 2 ** (tries - 1), pauses.longest));
      }
    }
  }

  return {
    send(effect: Send) {
      queue = queue.then(() => deliver(effect));
    },
    /** The line is back: what waits for it is tried at once. */
    wake() {
      wake();
    },
  };
}
