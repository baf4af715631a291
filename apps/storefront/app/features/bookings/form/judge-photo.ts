import { withTimeout } from '@pothik/ui';
import type { PhotoFault } from './photo/photo-faults.ts';

export type { PhotoFault };

/** A large photo takes a cheap phone some seconds, in milliseconds. */
const timeout = 10_000;

/**
 * Says what makes a photo hard to read. A worker looks at it, whose script is loaded for it; where that fails or takes too
 * long, nothing is said.
 *
 * @param photo as it is sent.
 */
export async function judgePhoto(photo: File): Promise<readonly PhotoFault[]> {
  if (typeof OffscreenCanvas === 'undefined') return [];
  try {
    const worker = new Worker(new URL('photo/judge-photo.worker.ts', import.meta.url), {
      type: 'module',
    });
    return await withTimeout(() => ask(worker, photo), timeout).finally(() => worker.terminate());
  } catch {
    return [];
  }
}

const ask = (worker: Worker, photo: File) =>
  new Promise<readonly PhotoFault[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoFault[]>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker failed')));
    worker.postMessage(photo);
  });
