import { expect, it } from 'vitest';
import { pictureTypeOf } from './picture-type.ts';

const fileOf = (head: string, name: string, type: string) =>
  new File([Uint8Array.from(head, (letter) => letter.codePointAt(0) ?? 0)], name, { type });
const jpeg = '\xff\xd8\xff\xe0\0\x10JFIF\0';
const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';

it.each([
  ['a HEIC named like a JPEG', heic, 'IMG_0001.JPG', 'image/jpeg', 'image/heic'],
  ['a HEIC of several pictures', '\0\0\0\x18ftypmif1\0', 'a.heif', '', 'image/heic'],
  ['a JPEG named like a HEIC', jpeg, 'a.heic', 'image/heic', 'image/jpeg'],
  ['a JPEG without a type', jpeg, 'a', '', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'a.jpg', 'image/jpeg', 'image/png'],
  ['a WebP', 'RIFF\0\n\r\0WEBPVP8 ', 'a.jpg', '', 'image/webp'],
  ['an AVIF', '\0\0\0\x1cftypavif\0', 'a.avif', 'image/avif', 'image/avif'],
  ['a PDF named like a JPEG', '%PDF-1.7', 'a.jpg', 'image/jpeg', undefined],
  ['an empty file', '', 'a.jpg', 'image/jpeg', undefined],
])('reads the type of %s from its bytes', async (_what, head, name, type, expected) => {
  expect(await pictureTypeOf(fileOf(head, name, type))).toBe(expected);
});
