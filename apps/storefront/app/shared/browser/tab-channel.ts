/** Sends to the other tabs of this site, and receives from them. */
export interface TabChannel extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  postMessage: (message: unknown) => void;
}

/** A channel to the other tabs; where the browser has none, or refuses it, nothing is sent and received. */
export function openTabChannel(name: string): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    return {
      addEventListener: channel.addEventListener.bind(channel),
      removeEventListener: channel.removeEventListener.bind(channel),
      postMessage(message) {
        try {
          channel.postMessage(message);
        } catch {
          // The other tabs read the storage when they are looked at.
        }
      },
    };
  } catch {
    return Object.assign(new EventTarget(), { postMessage: () => undefined });
  }
}
