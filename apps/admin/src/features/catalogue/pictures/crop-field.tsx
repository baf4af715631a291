import type { PictureCrop } from '@pothik/contract';
import { Select } from '@pothik/ui';
import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { pictureMessages } from '../../../messages/pictures.ts';
import styles from './pictures.module.css';
import { middlePart, ratioOf, shapeOf, shapes, within, type Shape } from './shapes.ts';

const { page: words } = pictureMessages;
const { corners, handle } = words;

const labels = {
  cropArea: words.area,
  nwDragHandle: handle(corners.nw),
  nDragHandle: handle(corners.n),
  neDragHandle: handle(corners.ne),
  eDragHandle: handle(corners.e),
  seDragHandle: handle(corners.se),
  sDragHandle: handle(corners.s),
  swDragHandle: handle(corners.sw),
  wDragHandle: handle(corners.w),
};

/** The width from which a picture is sharp on a phone's dense screen, in pixels. */
const sharpFrom = 640;

/** A picture before anything is cropped. */
export interface WholePicture {
  src: string;
  width: number;
  height: number;
}

interface CropFieldProps {
  picture: WholePicture;
  crop: PictureCrop | null;
  onChange: (crop: PictureCrop | null) => void;
  error?: string | undefined;
}

const toPercent = (part: PictureCrop, { width, height }: WholePicture): PercentCrop => ({
  unit: '%',
  x: (part.left / width) * 100,
  y: (part.top / height) * 100,
  width: (part.width / width) * 100,
  height: (part.height / height) * 100,
});

const toPixels = (part: PercentCrop, whole: WholePicture): PictureCrop =>
  within(
    {
      left: (part.x * whole.width) / 100,
      top: (part.y * whole.height) / 100,
      width: (part.width * whole.width) / 100,
      height: (part.height * whole.height) / 100,
    },
    whole,
  );

/** The part of a picture that is shown: its shape by name, its place and size by hand or by keys. */
export function CropField({ picture, crop, onChange, error }: CropFieldProps) {
  const [chosen, setChosen] = useState<Shape>(() => shapeOf(crop));
  // Whoever drops what they have written, or undoes it, is shown the shape of what is there then.
  const shape = crop ? (chosen === 'whole' ? shapeOf(crop) : chosen) : 'whole';
  const choose = (next: Shape) => {
    setChosen(next);
    onChange(middlePart(next, picture));
  };
  const draw = (part: PercentCrop) => {
    // A press beside the part is none.
    if (part.width === 0 || part.height === 0) return;
    if (shape === 'whole') setChosen('free');
    onChange(toPixels(part, picture));
  };
  const shown = crop ?? picture;
  const aspect = ratioOf(shape);
  return (
    <>
      <Select
        label={words.shape}
        value={shape}
        options={shapes.map((value) => ({ value, label: words.shapes[value] }))}
        onChange={({ target }) => choose(target.value as Shape)}
        error={error}
      />
      <ReactCrop
        className={styles.cropped ?? ''}
        {...(crop && { crop: toPercent(crop, picture) })}
        {...(aspect === undefined ? {} : { aspect })}
        keepSelection
        ariaLabels={labels}
        onChange={(_pixels, part) => draw(part)}
      >
        <img src={picture.src} alt="" width={picture.width} height={picture.height} />
      </ReactCrop>
      <p className={styles.soft}>
        {words.size(shown.width, shown.height) +
          (crop && shown.width < Math.min(sharpFrom, picture.width) ? ` · ${words.small}` : '')}
      </p>
      <p className={styles.soft}>{words.cropHint}</p>
    </>
  );
}
