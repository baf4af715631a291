import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { findFaults } from '@pothik/storefront/app/features/bookings/form/photo/photo-faults.ts';
import { faults, makePhotos, type MadeFault } from './made-photo.ts';

/** Of neither seed of the bench. */
const seed = 77;

const seen: { name: string; fault: MadeFault | undefined; found: readonly string[] }[] = [];

beforeAll(async () => {
  for await (const { name, fault, jpeg } of makePhotos(seed, 40)) {
    const { width, height } = await sharp(jpeg).metadata();
    const { data, info } = await sharp(jpeg)
      .resize(1_024, 1_024, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = findFaults(new Uint8ClampedArray(data), info, Math.max(width, height));
    seen.push({ name, fault, found });
  }
  // About 20 s of work for a machine that does nothing else.
}, 600_000);

it('says nothing of good photos, but for one of twenty', () => {
  const wrong = seen.filter(({ fault, found }) => fault === undefined && found.length > 0);
  expect(seen.filter(({ fault }) => fault === undefined)).toHaveLength(20);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1);
});

it('advises against bad photos, but for one of twenty', () => {
  const missed = seen.filter(({ fault, found }) => fault !== undefined && found.length === 0);
  expect(seen.filter(({ fault }) => fault !== undefined)).toHaveLength(20);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(1);
});

it.each(faults)('names what is wrong with photos that are %s', (kind) => {
  const named = seen.filter(({ fault, found }) => fault === kind && found.includes(kind));
  expect(named.length).toBeGreaterThanOrEqual(3);
});

it('draws the same photos again', async () => {
  const draw = async () => {
    for await (const { jpeg } of makePhotos(seed, 1)) return jpeg;
    return undefined;
  };
  expect(await draw()).toEqual(await draw());
});
