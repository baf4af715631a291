import type { PhotoFault } from './photo/photo-faults.ts';

export type { PhotoFault };

/**
 * Says what makes a photo hard to read. It is looked at beside the page, by a script that is loaded for it;
 * where that can't be had, nothing is said.
 *
 * @param photo as it is sent.
 */
export function judgePhoto(photo: File): Promise<readonly PhotoFault[]> {
  return new Promise((resolve) => {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
      resolve([]);
      return;
    }
    const worker = new Worker(new URL('photo/judge-photo.worker.ts', import.meta.url), {
      type: 'module',
    });
    const end = (faults: readonly PhotoFault[]) => {
      worker.terminate();
      resolve(faults);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoFault[]>) => end(data));
    worker.addEventListener('error', () => end([]));
    worker.postMessage(photo);
  });
}
