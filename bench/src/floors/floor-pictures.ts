/**
 * Nothing but making pictures anew, one after the other, as every picture of a document is: what a
 * booking's pictures cost by themselves. Arguments: the picture's file. For each line with a number
 * it makes so many, and prints how many a second.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);
const [file = ''] = process.argv.slice(2);
const picture = readFileSync(file);
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const started = performance.now();
  for (let made = 0; made < Number(line); made += 1) {
    await sharp(picture)
      .rotate()
      .resize({ width: 2_400, height: 2_400, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer();
  }
  process.stdout.write(`${String((Number(line) * 1_000) / (performance.now() - started))}\n`);
}
