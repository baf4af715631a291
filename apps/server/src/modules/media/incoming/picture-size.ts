import type { PictureSize } from './picture-limits.ts';

/** The reading of a picture's file; a Blob can do as much. */
export interface PictureFile {
  slice(start: number, end: number): Pick<PictureFile, 'arrayBuffer'>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Photos carry some dozens of segments before their size; so many are looked at. */
const mostSegments = 200;

const read = async (file: PictureFile, start: number, length: number) =>
  Buffer.from(await file.slice(start, start + length).arrayBuffer());

/** By its first bytes: what a file is called or says of itself does not count. */
export function formatOf(head: Uint8Array): PictureSize['format'] | undefined {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' ? 'webp' : undefined;
}

/**
 * Reads no more of a picture than tells its size, and decodes nothing.
 *
 * @returns nothing where it cannot be told.
 */
export async function sizeOf(file: PictureFile): Promise<PictureSize | undefined> {
  const head = await read(file, 0, 32);
  const format = formatOf(head);
  if (format === 'jpeg') return sizeOfJpeg(file);
  if (format === undefined || head.length < 30) return undefined;
  return format === 'png' ? sizeOfPng(head) : sizeOfWebp(head);
}

/** Channels of each colour type; a palette counts as what it is turned into. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

function sizeOfPng(head: Buffer): PictureSize | undefined {
  if (head.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [depth, colour, , , interlace] = head.subarray(24, 29);
  return {
    format: 'png',
    width: head.readUInt32BE(16),
    height: head.readUInt32BE(20),
    bytesPerPixel: (channels[colour ?? 6] ?? 4) * (depth === 16 ? 2 : 1),
    isInterlaced: interlace !== 0,
  };
}

function sizeOfWebp(head: Buffer): PictureSize | undefined {
  const size = { format: 'webp', bytesPerPixel: 4, isInterlaced: false } as const;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        ...size,
        width: head.readUInt16LE(26) & 0x3fff,
        height: head.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { ...size, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { ...size, width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** Tables that share the numbers of frames. */
const noFrames = new Set([0xc4, 0xc8, 0xcc]);
const progressive = new Set([0xc2, 0xc6, 0xca, 0xce]);

async function sizeOfJpeg(file: PictureFile): Promise<PictureSize | undefined> {
  let position = 2;
  for (let segment = 0; segment < mostSegments; segment += 1) {
    const bytes = await read(file, position, 10);
    const marker = bytes[1] ?? 0;
    if (bytes.length < 10 || bytes[0] !== 0xff) return undefined;
    if (marker === 0xff) {
      position += 1;
    } else if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker)) {
      return {
        format: 'jpeg',
        width: bytes.readUInt16BE(7),
        height: bytes.readUInt16BE(5),
        bytesPerPixel: 3,
        isInterlaced: progressive.has(marker),
      };
    } else position += 2 + bytes.readUInt16BE(2);
  }
  return undefined;
}
