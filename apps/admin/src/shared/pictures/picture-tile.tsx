import type { LibraryPicture } from '@pothik/contract';
import { Picture, type PictureSource } from '@pothik/ui';
import { pictureMessages as words } from '../../messages/pictures.ts';
import styles from './picture-tile.module.css';

/** The width that is enough for a tile on a dense screen, in pixels. */
const tileWidth = '480';

/** A picture of the library as a tile shows it. */
const sourceOf = ({ image }: LibraryPicture): PictureSource => ({
  src:
    image.variants?.template.replace('{width}', tileWidth).replace('{format}', 'webp') ??
    image.secure_url,
  // The words stand beneath it.
  alt: '',
  width: image.width,
  height: image.height,
  focus: image.focus,
});

/** A picture of the library, what it shows, and how often it is shown. */
export function PictureTile({ picture }: { picture: LibraryPicture }) {
  const { crop, shownBy } = picture;
  const { alt = '' } = picture.image;
  return (
    <span className={styles.tile}>
      <Picture picture={sourceOf(picture)} sizes="15rem" />
      <span className={alt === '' ? styles.untold : styles.alt}>
        {alt === '' ? words.untold : alt}
      </span>
      <span className={styles.facts}>
        {words.shownBy(shownBy) + (crop ? ` · ${words.cropped}` : '')}
      </span>
    </span>
  );
}
