import { resolveUrl } from '@pothik/api-client';
import type { Image } from '@pothik/contract';
import type { PictureSource } from '@pothik/ui';

type Variants = NonNullable<Image['variants']>;

const addressOf = (origin: string, { template }: Variants, width: number, format: string) =>
  resolveUrl(origin, template.replace('{width}', String(width)).replace('{format}', format));

const listOf = (origin: string, variants: Variants, widths: readonly number[], format: string) =>
  widths.map((width) => `${addressOf(origin, variants, width, format)} ${String(width)}w`);

/** What a picture is besides where it is loaded from. */
const look = ({ alt = '', width, height, focus }: Image) => ({ alt, width, height, focus });

/** A picture as it is shown: every size and format that the server offers, the best format first. */
export function toPicture(origin: string, image: Image | undefined): PictureSource | undefined {
  if (!image) return undefined;
  const { variants } = image;
  return {
    ...look(image),
    src: resolveUrl(origin, image.secure_url),
    sources: variants?.formats.map((format) => ({
      type: `image/${format}`,
      srcSet: listOf(origin, variants, variants.widths, format).join(', '),
    })),
  };
}

/** How wide the pictures of a list are shown at most, in CSS pixels. */
export const shownInList = 330;

/**
 * A small picture in a list. A page of eighty would repeat every size eighty times: it names one size
 * for plain and one for dense screens in the best format, and one picture for all other browsers.
 *
 * @param shown how wide it is shown, in CSS pixels.
 */
export function toSmallPicture(
  origin: string,
  image: Image | undefined,
  shown: number,
): PictureSource | undefined {
  const variants = image?.variants;
  const [best, ...others] = variants?.formats ?? [];
  const widest = variants?.widths.at(-1);
  if (!variants || best === undefined || widest === undefined) return toPicture(origin, image);
  const atLeast = (width: number) => variants.widths.find((offered) => offered >= width) ?? widest;
  const dense = atLeast(2 * shown);
  const widths = [...new Set([atLeast(shown), dense])];
  return {
    ...look(image),
    src: addressOf(origin, variants, dense, others.at(-1) ?? best),
    sources: [{ type: `image/${best}`, srcSet: listOf(origin, variants, widths, best).join(', ') }],
  };
}
