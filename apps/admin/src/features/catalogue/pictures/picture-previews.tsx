import type { PictureCrop, PicturePoint } from '@pothik/contract';
import { pictureMessages } from '../../../messages/pictures.ts';
import type { WholePicture } from './crop-field.tsx';
import styles from './pictures.module.css';
import { visiblePart } from './visible-part.ts';

const { page: words } = pictureMessages;

const percent = (share: number) => `${String(share * 100)}%`;

/** A picture as it will look where it is shown, before that is saved. */
export function PicturePreviews({
  picture,
  crop,
  focus,
}: {
  picture: WholePicture;
  crop: PictureCrop | null;
  focus: PicturePoint | null;
}) {
  const { src, width, height } = picture;
  const shown = crop ?? { left: 0, top: 0, width, height };
  const boxes = [
    { name: 'card', ratio: 4 / 3 },
    { name: 'wide', ratio: 16 / 9 },
    { name: 'small', ratio: 1 },
  ] as const;
  return (
    <div className={styles.previews}>
      {boxes.map(({ name, ratio }) => {
        const part = visiblePart(shown, focus, ratio);
        return (
          <figure key={name} className={styles[name]}>
            <div className={styles.box} style={{ aspectRatio: ratio }}>
              <img
                src={src}
                alt=""
                style={{
                  width: percent(width / part.width),
                  height: percent(height / part.height),
                  left: percent(-part.left / part.width),
                  top: percent(-part.top / part.height),
                }}
              />
            </div>
            <figcaption>{words.previewOn[name]}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
