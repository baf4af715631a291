import type { ChatPictures } from './ports.ts';

/** Holds the bytes of pictures that are on their way, by the client's ids of their messages. */
export function createPendingUploads(pictures: ChatPictures) {
  const held = new Map<string, { file: Blob; preview: string }>();

  /** Lets go of all but these. */
  function keepOnly(clientIds: readonly string[]) {
    for (const [clientId, { preview }] of held) {
      if (clientIds.includes(clientId)) continue;
      held.delete(clientId);
      pictures.forget(preview);
    }
  }

  return {
    /** @returns where this page can show it. */
    hold(clientId: string, file: Blob): string {
      const preview = pictures.show(file);
      held.set(clientId, { file, preview });
      return preview;
    },
    fileOf: (clientId: string) => held.get(clientId)?.file,
    keepOnly,
  };
}

/** How many steps of an upload are told: who looks sees no more. */
const steps = 20;

/** Calls on with the share of an upload that is done when it has become another one. */
export function throttleProgress(tell: (share: number) => void): (share: number) => void {
  let told = -1;
  return (share) => {
    const step = Math.floor(share * steps) / steps;
    if (step === told) return;
    told = step;
    tell(step);
  };
}
