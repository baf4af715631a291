'use client';
import { ImageOff } from 'lucide-react';
import { useBrokenImage } from '../internal/use-broken-image.ts';
import { useLabels } from '../labels/use-labels.ts';
import './picture.css';

/** A picture in several sizes and formats. */
export interface PictureSource {
  src: string;
  alt: string;
  /** Pixels; they give the shape, not the size that it is shown in. */
  width?: number | undefined;
  height?: number | undefined;
  /**
   * The point that stays in sight where there is room for a part only, in percent from the left and from
   * the top; it is kept to the nearest ten. Default: the middle.
   */
  focus?: { x: number; y: number } | undefined;
  /** The best format first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
}

/** What {@link Picture} is given. */
export interface PictureProps {
  picture: PictureSource | undefined;
  /** How wide it is shown, for choosing the size. */
  sizes: string;
  /** The first picture of a page: loaded at once. All others wait until they are near. */
  priority?: boolean;
  /** Shown where there is no picture, or it cannot be loaded. Default 'No Image'. */
  missing?: string | undefined;
}

/** A picture that never shifts what is around it. Renders a `picture`, or its replacement. */
export function Picture({ picture, sizes, priority = false, missing }: PictureProps) {
  const words = useLabels('Picture', { missing: 'No Image' });
  const { broken, imageProps } = useBrokenImage(picture?.src);
  if (!picture || broken) {
    return (
      <span className="pothik-picture pothik-picture--none">
        <ImageOff size={28} strokeWidth={1.25} aria-hidden />
        <span>{missing ?? words.missing}</span>
      </span>
    );
  }
  const { src, alt, width = 4, height = 3, sources, focus } = picture;
  return (
    <picture className="pothik-picture">
      {sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        // In tenths, as the style sheet knows them: policies of pages forbid styles in attributes.
        data-focus-x={focus && Math.round(focus.x / 10)}
        data-focus-y={focus && Math.round(focus.y / 10)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        {...imageProps}
      />
    </picture>
  );
}
