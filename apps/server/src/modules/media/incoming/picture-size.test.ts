import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { costOf, hasTooManyPixels, usualCost, type PictureSize } from './picture-limits.ts';
import { sizeOf } from './picture-size.ts';

const side = fc.integer({ min: 1, max: 300 });
const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#0c5c53' } });
const sizeOfBytes = (bytes: Uint8Array) => sizeOf(new Blob([new Uint8Array(bytes)]));

const exif = { IFD0: { Copyright: 'x'.repeat(60_000) } };
const kinds: [kind: string, make: (width: number, height: number) => Promise<Buffer>][] = [
  ['JPEG', (width, height) => blank(width, height).jpeg().toBuffer()],
  [
    'JPEG in passes',
    (width, height) => blank(width, height).jpeg({ progressive: true }).toBuffer(),
  ],
  ['JPEG after its EXIF', (width, height) => blank(width, height).withExif(exif).jpeg().toBuffer()],
  ['PNG', (width, height) => blank(width, height).png().toBuffer()],
  ['PNG in passes', (width, height) => blank(width, height).png({ progressive: true }).toBuffer()],
  ['WebP', (width, height) => blank(width, height).webp().toBuffer()],
  [
    'WebP without loss',
    (width, height) => blank(width, height).webp({ lossless: true }).toBuffer(),
  ],
  ['WebP with an alpha channel', (width, height) => blank(width, height, 4).webp().toBuffer()],
  ['WebP with EXIF', (width, height) => blank(width, height).withExif(exif).webp().toBuffer()],
];

describe('the size of a picture', () => {
  it.each(kinds)('is read from the head of a %s as its decoder reads it', async (kind, make) => {
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        const size = await sizeOfBytes(await make(width, height));
        expect(size).toMatchObject({ width, height, isInterlaced: kind.endsWith('passes') });
        expect(kind.toLowerCase().startsWith(size?.format ?? 'none')).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it('of 16 bits a channel takes twice the room', async () => {
    const deep = await blank(9, 9).toColourspace('rgb16').png().toBuffer();
    expect(await sizeOfBytes(deep)).toMatchObject({ bytesPerPixel: 6 });
  });

  it('is nothing for bytes that are none, whatever comes after a right beginning', async () => {
    const beginnings = ['', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\x00\x00\x00\x00WEBPVP8X'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ maxLength: 400 }),
        async (beginning, rest) => {
          const size = await sizeOfBytes(Buffer.concat([Buffer.from(beginning, 'latin1'), rest]));
          expect(size === undefined || size.width >= 0).toBe(true);
        },
      ),
    );
  });

  it('of a JPEG of endless fill and empty segments is given up on', async () => {
    const start = Buffer.from('\xff\xd8\xff', 'latin1');
    const segments = Buffer.from('\xff\xe0\x00\x02'.repeat(10_000), 'latin1');
    expect(await sizeOfBytes(Buffer.concat([start, Buffer.alloc(10_000, 0xff)]))).toBeUndefined();
    expect(await sizeOfBytes(Buffer.concat([start.subarray(0, 2), segments]))).toBeUndefined();
  });
});

const photo = (width: number, height: number, more: Partial<PictureSize> = {}): PictureSize => ({
  format: 'jpeg',
  width,
  height,
  bytesPerPixel: 3,
  isInterlaced: false,
  ...more,
});

describe('limits of pictures', () => {
  it.each([
    ['a 12-megapixel photo', photo(4_000, 3_000)],
    ['a 50-megapixel photo', photo(8_160, 6_120)],
    ['a 12-megapixel photo in passes', photo(4_000, 3_000, { isInterlaced: true })],
    ['a screenshot', photo(1_440, 3_200, { format: 'png', bytesPerPixel: 4 })],
    ['a page scanned at 300 dpi', photo(2_480, 3_508, { format: 'png' })],
    ['a 12-megapixel WebP', photo(4_000, 3_000, { format: 'webp', bytesPerPixel: 4 })],
  ])('%s goes the usual way', (_what, size) => {
    expect(hasTooManyPixels(size)).toBe(false);
    expect(costOf(size)).toBeLessThanOrEqual(usualCost);
  });

  it.each([
    ['a JPEG of 51 megapixels', photo(8_500, 6_000)],
    ['a PNG of 25 megapixels', photo(5_000, 5_000, { format: 'png' })],
    [
      'a PNG of 20 megapixels with 16 bits a channel',
      photo(5_000, 4_000, { format: 'png', bytesPerPixel: 6 }),
    ],
    ['a WebP of 25 megapixels', photo(5_000, 5_000, { format: 'webp', bytesPerPixel: 4 })],
  ])('%s is too large', (_what, size) => {
    expect(hasTooManyPixels(size)).toBe(true);
  });

  it.each([
    ['a 50-megapixel photo in passes', photo(8_160, 6_120, { isInterlaced: true })],
    ['a PNG of 24 megapixels', photo(6_000, 4_000, { format: 'png' })],
  ])('%s waits beside those that cost as much', (_what, size) => {
    expect(hasTooManyPixels(size)).toBe(false);
    expect(costOf(size)).toBeGreaterThan(usualCost);
  });
});
