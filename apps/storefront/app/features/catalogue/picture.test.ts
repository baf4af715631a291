import type { Image } from '@pothik/contract';
import { expect, it } from 'vitest';
import { toPicture, toSmallPicture } from './picture.ts';

const image: Image = {
  secure_url: '/media/sea/960.webp',
  alt: 'The sea',
  width: 1200,
  height: 900,
  variants: {
    template: '/media/sea/{width}.{format}',
    widths: [160, 320, 480, 640, 960],
    formats: ['avif', 'webp'],
  },
};

it('offers every size and format that the server has', () => {
  const sources = toPicture('', image)?.sources;
  expect(sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources?.[1]?.srcSet).toBe(
    '/media/sea/160.webp 160w, /media/sea/320.webp 320w, /media/sea/480.webp 480w, ' +
      '/media/sea/640.webp 640w, /media/sea/960.webp 960w',
  );
});

it('offers a small picture for plain and for dense screens, and one for browsers that know no AVIF', () => {
  const picture = toSmallPicture('https://api.example', image, 288);
  expect(picture?.src).toBe('https://api.example/media/sea/640.webp');
  expect(picture?.sources).toEqual([
    {
      type: 'image/avif',
      srcSet:
        'https://api.example/media/sea/320.avif 320w, https://api.example/media/sea/640.avif 640w',
    },
  ]);
});

it('takes the widest for a picture that is shown wider than any', () => {
  const picture = toSmallPicture('', image, 1_000);
  expect(picture?.src).toBe('/media/sea/960.webp');
  expect(picture?.sources?.[0]?.srcSet).toBe('/media/sea/960.avif 960w');
});

it('shows the only size of a server that offers no others', () => {
  const plain = { secure_url: 'uploads/sea.jpg' };
  const picture = toSmallPicture('https://api.example', plain, 288);
  expect(picture?.src).toBe('https://api.example/uploads/sea.jpg');
  expect(picture?.sources).toBeUndefined();
});

it('keeps the point in sight that editors have chosen', () => {
  const focus = { x: 20, y: 0 };
  expect(toPicture('', { ...image, focus })?.focus).toEqual(focus);
  expect(toSmallPicture('', { ...image, focus }, 288)?.focus).toEqual(focus);
});
