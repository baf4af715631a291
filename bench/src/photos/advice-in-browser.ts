import { faultsOfFile } from '@pothik/storefront/app/features/bookings/form/photo/faults-of-file.ts';

const toFile = async (base64: string) => (await fetch(`data:image/jpeg;base64,${base64}`)).blob();

/** The least that looking at a photo takes: it is read, drawn smaller, and its pixels are had. */
async function readPixels(file: Blob) {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = 1_024 / Math.max(picture.width, picture.height);
  const context = new OffscreenCanvas(picture.width * scale, picture.height * scale).getContext(
    '2d',
    { willReadFrequently: true },
  );
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height);
  context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  picture.close();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The functions of the bench's page. */
export const advice = {
  faults: async (base64: string) => faultsOfFile(await toFile(base64)),
  /** In milliseconds: a verdict, and its floor. */
  times: async (base64: string) => {
    const file = await toFile(base64);
    return {
      verdict: await timed(() => faultsOfFile(file)),
      floor: await timed(() => readPixels(file)),
    };
  },
};

Object.assign(globalThis, { advice });
