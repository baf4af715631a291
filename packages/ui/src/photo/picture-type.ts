/** How files of pictures begin, as Latin-1. */
const beginnings: readonly [beginning: RegExp, type: string][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n\x1a\n/, 'image/png'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
  [/^GIF8/, 'image/gif'],
  [/^BM/, 'image/bmp'],
  [/^(?:II\*\0|MM\0\*)/, 'image/tiff'],
  [/^[^]{4}ftypavi[fs]/, 'image/avif'],
  [/^[^]{4}ftyp(?:he[iv]|mif1|msf1)/, 'image/heic'],
];

/**
 * The type of a picture by its first bytes: file managers of phones name a HEIC `.jpg`, and some report no type.
 *
 * @returns undefined for a file that is no picture.
 * @throws DOMException for a file that cannot be read.
 */
export async function pictureTypeOf(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const head = String.fromCodePoint(...bytes);
  return beginnings.find(([beginning]) => beginning.test(head))?.[1];
}
