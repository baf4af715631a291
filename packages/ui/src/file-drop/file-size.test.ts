import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_400, '1.4 kB'],
  [600_000, '600 kB'],
  [999_600, '1.0 MB'],
  [4_194_304, '4.2 MB'],
  [2_500_000_000, '2.5 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
