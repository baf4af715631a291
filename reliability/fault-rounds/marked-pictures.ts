import sharp from 'sharp';

/** A mark is a number of so many bits, drawn as so many black and white fields. */
const fields = { across: 8, down: 3 };
export const markBits = fields.across * fields.down;

const side = 80;

/** A photograph in which a number can be recognised after it was made anew, JPEG. */
export async function drawMark(mark: number): Promise<Buffer> {
  const width = fields.across * side;
  const height = fields.down * side;
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = Math.floor(y / side) * fields.across + Math.floor(x / side);
      // Grain, so that it weighs what a photograph weighs.
      pixels[y * width + x] = ((mark >>> bit) & 1 ? 200 : 40) + ((x * 7_919 + y * 104_729) % 32);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** @throws Error for what is no whole picture. */
export async function readMark(picture: Uint8Array): Promise<number> {
  const { data } = await sharp(picture, { failOn: 'truncated' })
    .greyscale()
    .resize(fields.across, fields.down, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.reduce((mark, light, bit) => (light > 128 ? mark | (1 << bit) : mark), 0);
}
