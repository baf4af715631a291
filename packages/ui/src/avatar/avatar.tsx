'use client';
import { useBrokenImage } from '../internal/use-broken-image.ts';
import './avatar.css';

/** What {@link Avatar} is given. */
export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'small' | 'large';
}

/** The first letters of the first and the last word, as a reader sees letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const first = (word: string | undefined) => [...segments.segment(word ?? '')][0]?.segment ?? '';
  return first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '');
}

/** A person's picture, or the first letters of the name. Says nothing: the name stands beside it. */
export function Avatar({ name, src, size = 'large' }: AvatarProps) {
  const { broken, imageProps } = useBrokenImage(src);
  const shown = src !== undefined && src !== '' && !broken;
  return (
    <span
      className={`pothik-avatar pothik-avatar--${size}`}
      aria-hidden="true"
      // Drawn, not written: a button with a name in it is called by that name alone.
      data-letters={shown ? undefined : initials(name)}
    >
      {shown ? <img src={src} alt="" {...imageProps} /> : null}
    </span>
  );
}
