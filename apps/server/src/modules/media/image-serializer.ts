import { focusWithin, type Image, type PictureCrop, type PicturePoint } from '@pothik/contract';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The widths in which pictures are made, in pixels. */
export const imageWidths = [160, 320, 480, 640, 960, 1280] as const;

/** The width that clients get which know only `secure_url`. */
const plainWidth = 960;

/** The part of a picture's row that says where it lies. */
export interface PlacedImage {
  id: string;
  /** Above 0 once it was cropped. */
  revision: number;
}

/** The part of a picture's row that is needed to show it. */
export interface ShownImage extends PlacedImage {
  width: number;
  height: number;
  alt: string;
  crop: PictureCrop | null;
  focus: PicturePoint | null;
}

/** The columns that are needed to show a picture. */
export const shownColumns = <Table extends Record<keyof ShownImage, AnyPgColumn>>(
  table: Table,
): Pick<Table, keyof ShownImage> => ({
  id: table.id,
  revision: table.revision,
  width: table.width,
  height: table.height,
  alt: table.alt,
  crop: table.crop,
  focus: table.focus,
});

/** Where a picture's files are: what is shown of it changes its address, and nothing ever changes under one. */
const pathOf = ({ id, revision }: PlacedImage) =>
  revision === 0 ? `/media/${id}` : `/media/${id}/${String(revision)}`;

/** A picture for programs of mail, some of which show nothing newer than JPEG. */
export const toMailedPicture = (image: PlacedImage) => ({
  picture: `${pathOf(image)}/480.jpg`,
  width: 480,
});

/** The picture that an address shows, if it is one of ours. */
export const imageIdOf = (address: string): string | undefined =>
  /^\/media\/([\w-]+)\/(?:\d+\/)?\d+\.webp$/.exec(address)?.[1];

/** A stored picture as answers carry it. */
export function toImage({ width, height, alt, crop, focus, ...row }: ShownImage): Image {
  const shown = crop ?? { left: 0, top: 0, width, height };
  const path = pathOf(row);
  return {
    secure_url: `${path}/${String(plainWidth)}.webp`,
    alt,
    width: shown.width,
    height: shown.height,
    ...(focus ? { focus: focusWithin(focus, shown) } : {}),
    variants: {
      template: `${path}/{width}.{format}`,
      widths: [...imageWidths],
      formats: ['avif', 'webp'],
    },
  };
}
