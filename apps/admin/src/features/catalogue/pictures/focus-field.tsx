import type { PicturePoint } from '@pothik/contract';
import { Button } from '@pothik/ui';
import { useId, type MouseEvent } from 'react';
import { pictureMessages } from '../../../messages/pictures.ts';
import type { WholePicture } from './crop-field.tsx';
import styles from './pictures.module.css';

const { page: words } = pictureMessages;

function Slider({
  label,
  value,
  onChange,
}: {
  label: string;
  /** In percent. */
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={words.percent(value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{words.percent(value)}</output>
    </div>
  );
}

interface FocusFieldProps {
  picture: WholePicture;
  focus: PicturePoint | null;
  onChange: (focus: PicturePoint | null) => void;
}

/** The point of a picture that stays in sight: by a press on it, or by two sliders. */
export function FocusField({ picture, focus, onChange }: FocusFieldProps) {
  const { width, height } = picture;
  const left = focus ? Math.round((focus.x / width) * 100) : 50;
  const top = focus ? Math.round((focus.y / height) * 100) : 50;
  const set = (x: number, y: number) =>
    onChange({ x: Math.round((x * width) / 100), y: Math.round((y * height) / 100) });
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const share = (at: number, length: number) =>
      Math.round(Math.min(Math.max(at / length, 0), 1) * 100);
    set(share(clientX - box.left, box.width), share(clientY - box.top, box.height));
  };
  return (
    <>
      <p className={styles.soft}>{words.focusHint}</p>
      {/* The sliders do the same by keys. */}
      <div className={styles.focused} role="presentation" onClick={press}>
        <img src={picture.src} alt="" width={width} height={height} />
        <span
          className={styles.point}
          style={{ insetInlineStart: `${String(left)}%`, insetBlockStart: `${String(top)}%` }}
        />
      </div>
      <Slider label={words.fromLeft} value={left} onChange={(value) => set(value, top)} />
      <Slider label={words.fromTop} value={top} onChange={(value) => set(left, value)} />
      {focus ? (
        <div>
          <Button emphasis="quiet" onClick={() => onChange(null)}>
            {words.middle}
          </Button>
        </div>
      ) : null}
    </>
  );
}
