import { faultsOfFile } from './faults-of-file.ts';

/** Asked with a photo, it answers with its faults; one that can't be judged has none. */
addEventListener('message', ({ data }: MessageEvent<File>) => {
  void faultsOfFile(data)
    .catch(() => [])
    .then((faults) => postMessage(faults));
});
