import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { images } from './schema.ts';
import { atomicWrite } from '../../platform/files/atomic-write.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { imageWidths } from './image-serializer.ts';
import type { Originals } from './originals.ts';

// One picture at a time on one core leaves the other to answer requests.
sharp.concurrency(1);
sharp.cache(false);

/** What a picture can be asked for in; `jpg` is for mails and for previews in chats and on other sites. */
const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const encode = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 3 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 82, mozjpeg: true }),
} satisfies Record<ImageFormat, (image: Sharp) => Sharp>;

/** A picture as it is to be shown. */
type ShownPicture = Pick<typeof images.$inferSelect, 'id' | 'key' | 'crop' | 'revision'>;

/** In what a picture is asked for. */
interface Variant {
  /** Its file; the end of its address. */
  name: string;
  format: ImageFormat;
  make: (shown: Sharp) => Promise<Buffer>;
}

/** Chats show no preview of a larger picture, in bytes. */
const previewBytes = 300_000;

/** The form in which chats and networks show a page: 1200 × 630, around what draws the eye. */
async function makePreview(shown: Sharp): Promise<Buffer> {
  const size = { width: 1_200, height: 630, position: 'attention' } as const;
  const cut = await shown.resize(size).flatten({ background: '#faf6ee' }).png().toBuffer();
  for (const quality of [82, 70, 55]) {
    const bytes = await sharp(cut).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < previewBytes) return bytes;
  }
  return sharp(cut).jpeg({ quality: 30, mozjpeg: true }).toBuffer();
}

const preview: Variant = { name: 'preview.jpg', format: 'jpg', make: makePreview };

/** The picture that is asked for by the end of its address, `{width}.{format}` or `preview.jpg`. */
export function parseVariant(name: string): Variant | undefined {
  if (name === preview.name) return preview;
  const [, digits, extension] = /^(\d{3,4})\.(\w+)$/.exec(name) ?? [];
  const width = imageWidths.find((known) => String(known) === digits);
  const format = imageFormats.find((known) => known === extension);
  if (!width || !format) return undefined;
  const make = (shown: Sharp) =>
    encode[format](shown.resize({ width, withoutEnlargement: true })).toBuffer();
  return { name, format, make };
}

/** Where the variants of a picture are kept. */
export const variantsFolder = (dataDirectory: string, imageId: string): string =>
  path.join(dataDirectory, 'media', 'variants', imageId);

/** Removes the variants of crops before `revision`, which nobody asks for any more. */
async function removePast(folder: string, revision: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const past = entries.filter((entry) => entry.isDirectory() && Number(entry.name) < revision);
  await Promise.all(
    past.map(({ name }) =>
      rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 }),
    ),
  );
}

/**
 * Pictures in the sizes and formats that pages ask for, made from the original when first asked
 * for and kept on disk.
 */
export class Variants {
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #db: Queries;
  readonly #originals: Originals;
  readonly #dataDirectory: string;
  readonly #queue = oneAtATime();

  constructor(db: Queries, originals: Originals, dataDirectory: string) {
    this.#db = db;
    this.#originals = originals;
    this.#dataDirectory = dataDirectory;
  }

  /**
   * @param revision how often it had been cropped when it was asked for; 0: all of it, however it is
   * cropped. One that is past shows what is shown now.
   * @returns `isFinal` where this address will never show anything else.
   * @throws RequestError `not_found` for a picture that is not there.
   */
  async get(
    imageId: string,
    revision: number,
    variant: Variant,
  ): Promise<{ bytes: Buffer; isFinal: boolean }> {
    const [row] = await this.#db
      .select({ id: images.id, key: images.key, crop: images.crop, revision: images.revision })
      .from(images)
      .where(eq(images.id, imageId));
    if (!row || revision > row.revision) throw notFound(messages.pictureNotFound);
    const crop = revision === 0 ? null : row.crop;
    const folder = variantsFolder(this.#dataDirectory, row.id);
    const shown = crop ? path.join(folder, String(row.revision)) : folder;
    const file = path.join(shown, variant.name);
    const making =
      this.#underWay.get(file) ??
      this.#readOrMake(file, { ...row, crop }, variant).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, making);
    return { bytes: await making, isFinal: revision === 0 || revision === row.revision };
  }

  async #readOrMake(
    file: string,
    { id, key, crop, revision }: ShownPicture,
    { make }: Variant,
  ): Promise<Buffer> {
    try {
      return await readFile(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    // One after the other: a page that asks for twenty does not take the machine.
    return this.#queue(async () => {
      const whole = sharp(await this.#originals.get(key), { limitInputPixels: 50_000_000 });
      const shown = crop ? whole.extract(crop) : whole;
      const bytes = await make(shown);
      await atomicWrite(file, bytes);
      await removePast(variantsFolder(this.#dataDirectory, id), revision);
      return bytes;
    });
  }
}
