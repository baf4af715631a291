import type { Image } from '@pothik/contract';

/** The widths in which pictures are made, in pixels. */
export const imageWidths = [160, 320, 480, 640, 960, 1280] as const;

/** The width that clients get which know only `secure_url`. */
const plainWidth = 960;

/** A picture for programs of mail, some of which show nothing newer than JPEG. */
export const toMailedPicture = (id: string) => ({ picture: `/media/${id}/480.jpg`, width: 480 });

/** The picture that an address shows, if it is one of ours. */
export const imageIdOf = (address: string): string | undefined =>
  /^\/media\/([\w-]+)\/\d+\.webp$/.exec(address)?.[1];

/** A stored picture as answers carry it. */
export function toImage(row: { id: string; width: number; height: number; alt: string }): Image {
  return {
    secure_url: `/media/${row.id}/${String(plainWidth)}.webp`,
    alt: row.alt,
    width: row.width,
    height: row.height,
    variants: {
      template: `/media/${row.id}/{width}.{format}`,
      widths: [...imageWidths],
      formats: ['avif', 'webp'],
    },
  };
}
