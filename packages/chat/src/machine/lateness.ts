import type { ChatClock } from './ports.ts';

/** After how long whoever has written is told that it has not come through yet, in milliseconds. */
const lateAfter = 10_000;

/** Watches what is on its way, by the client's ids. */
export function createLateness(clock: ChatClock) {
  const watched = new Map<string, () => void>();

  function end(clientId: string) {
    watched.get(clientId)?.();
    watched.delete(clientId);
  }

  return {
    /** Counts from now. */
    watch(clientId: string, tell: () => void) {
      end(clientId);
      const cancel = clock.after(lateAfter, () => {
        watched.delete(clientId);
        tell();
      });
      watched.set(clientId, cancel);
    },
    /** Watches no others any more. */
    keepOnly(clientIds: readonly string[]) {
      for (const clientId of watched.keys()) if (!clientIds.includes(clientId)) end(clientId);
    },
  };
}
