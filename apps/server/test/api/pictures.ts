import sharp from 'sharp';

const plain = sharp({
  create: { width: 64, height: 32, channels: 3, background: { r: 12, g: 92, b: 83 } },
});
export const png = await plain.clone().png().toBuffer();
export const jpeg = await plain.clone().jpeg().toBuffer();
/** A bomb: 50,000 × 50,000 pixels in a header, without the data. */
const bomb = (() => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(50_000, 16);
  bytes.writeUInt32BE(50_000, 20);
  return bytes;
})();
const animated = await sharp([png, await plain.clone().negate().png().toBuffer()], {
  join: { animated: true },
})
  .webp()
  .toBuffer();

export interface Part {
  name?: string;
  filename?: string;
  type?: string;
  bytes: Buffer | string;
}

export const boundary = 'a-boundary';

/** A form as it travels. */
export function toBody(parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer {
  const chunks = parts.flatMap(({ name = 'image', filename, type = 'image/jpeg', bytes }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\ncontent-type: ${type}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n')];
  });
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

/** A file of a form. */
export const file = (
  bytes: Buffer | string,
  filename = 'photo.jpg',
  type = 'image/jpeg',
): Part => ({
  bytes,
  filename,
  type,
});

/**
 * Forms that are refused wherever a picture is due.
 *
 * @param field the one that the picture is due in.
 */
export function hostileForms(field: string): [what: string, parts: Part[]][] {
  const due = (...given: Parameters<typeof file>): Part => ({ ...file(...given), name: field });
  return [
    [
      'an SVG with a script',
      [due('<svg><script>alert(1)</script></svg>', 'a.svg', 'image/svg+xml')],
    ],
    ['HTML that is called a picture', [due('<!doctype html><script>1</script>')]],
    ['a PDF that is called a picture', [due('%PDF-1.7 …', 'scan.png', 'image/png')]],
    ['a GIF', [due('GIF89a\x01\x00\x01\x00', 'a.gif', 'image/gif')]],
    ['a HEIC', [due('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'a.heic', 'image/heic')]],
    ['a picture that moves', [due(animated, 'a.webp', 'image/webp')]],
    ['50,000 × 50,000 pixels', [due(bomb, 'bomb.png', 'image/png')]],
    ['half a picture', [due(jpeg.subarray(0, jpeg.length / 2))]],
    ['one byte', [due('\xff')]],
    ['nothing in the file', [due('')]],
    ['12 MB', [due(Buffer.concat([jpeg, Buffer.alloc(12_000_000)]))]],
    ['no file', [{ name: 'other', bytes: 'x' }]],
    ['text where the file is due', [{ name: field, bytes: 'x' }]],
    ['two files of one name', [due(png), due(png)]],
    ['five files', ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...file(png), name }))],
    [
      '200 parts',
      Array.from({ length: 200 }, (_, index) => ({ name: `f${String(index)}`, bytes: 'x' })),
    ],
    ['a field that is called like a prototype', [{ name: '__proto__', bytes: 'x' }, due(png)]],
  ];
}
