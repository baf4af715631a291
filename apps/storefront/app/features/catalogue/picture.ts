import { resolveUrl } from '@pothik/api-client';
import type { Image } from '@pothik/contract';
import type { PictureSource } from '@pothik/ui';

/** A picture as it is shown: every size and format that the server offers, the best format first. */
export function toPicture(origin: string, image: Image | undefined): PictureSource | undefined {
  if (!image) return undefined;
  const { variants } = image;
  const addressOf = (width: number, format: string) =>
    resolveUrl(
      origin,
      (variants?.template ?? '').replace('{width}', String(width)).replace('{format}', format),
    );
  return {
    src: resolveUrl(origin, image.secure_url),
    alt: image.alt ?? '',
    width: image.width,
    height: image.height,
    sources: variants?.formats.map((format) => ({
      type: `image/${format}`,
      srcSet: variants.widths
        .map((width) => `${addressOf(width, format)} ${String(width)}w`)
        .join(', '),
    })),
  };
}
