'use client';
import { FileText, Plane } from 'lucide-react';
import { createElement } from 'react';
import { useBrokenImage } from '../internal/use-broken-image.ts';
import { categoryIcons } from './category-icons.ts';

/** What {@link CategoryIcon} is given. */
export interface CategoryIconProps {
  /** A name of the icon set; one that is unknown is shown as `file-text`. */
  name?: string | undefined;
  /** A picture that wins over the name; one that cannot be loaded is shown as an aeroplane. */
  url?: string | undefined;
  className?: string;
}

/** The sign of a category; it says nothing that its name does not. */
export function CategoryIcon({ name = 'file-text', url, className }: CategoryIconProps) {
  const { broken, imageProps } = useBrokenImage(url);
  if (url && !broken) {
    return <img className={className} src={url} alt="" width={28} height={28} {...imageProps} />;
  }
  return createElement(broken ? Plane : (categoryIcons.get(name) ?? FileText), {
    className,
    strokeWidth: 1.75,
    'aria-hidden': true,
  });
}
