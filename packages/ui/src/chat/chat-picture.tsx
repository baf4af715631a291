'use client';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { iconStyle } from '../internal/icon-style.ts';
import { useBrokenImage } from '../internal/use-broken-image.ts';
import { useLabels } from '../labels/use-labels.ts';
import { Modal } from '../modal/modal.tsx';
import { ProgressBar } from '../progress/progress.tsx';
import './chat.css';

/** What {@link ChatPicture} is given. */
export interface ChatPictureProps {
  src: string;
  /** Who shows it, such as 'Picture from Admin': nobody knows what is on it. */
  alt: string;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
  /** How much of it was sent, from 0 to 1, while it is on its way. */
  progress?: number;
  /** It could not be loaded; called once for each `src`, of which another one may be had. */
  onBroken?: () => void;
  labels?: Partial<ChatPictureLabels>;
}

/** The words of {@link ChatPicture}, for another language than English. */
export interface ChatPictureLabels {
  uploading: string;
  broken: string;
  /** Default: as `Modal` has it. */
  close: string;
}

const chatPictureLabels: Omit<ChatPictureLabels, 'close'> = {
  uploading: 'Sending the picture',
  broken: 'This picture cannot be shown',
};

/** A picture in a chat bubble, small; a press shows it large. Renders a `button` named by `alt`. */
export function ChatPicture({
  src,
  alt,
  width,
  height,
  progress,
  onBroken,
  labels,
}: ChatPictureProps) {
  const words = useLabels('ChatPicture', chatPictureLabels, labels);
  const [isOpen, setOpen] = useState(false);
  const { broken, imageProps } = useBrokenImage(src);
  if (broken) {
    return (
      <span className="pothik-chat-picture pothik-chat-picture--broken">
        <ImageOff {...iconStyle} />
        <span>{words.broken}</span>
      </span>
    );
  }
  const handleError = () => {
    imageProps.onError();
    onBroken?.();
  };
  return (
    <div className="pothik-chat-picture">
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <img
          {...imageProps}
          src={src}
          alt={alt}
          width={width}
          height={height}
          onError={handleError}
        />
      </button>
      {progress === undefined ? null : <ProgressBar label={words.uploading} value={progress} />}
      <Modal title={alt} open={isOpen} onClose={() => setOpen(false)} closeLabel={labels?.close}>
        <img
          className="pothik-chat-picture__large"
          src={src}
          alt=""
          width={width}
          height={height}
          onError={handleError}
        />
      </Modal>
    </div>
  );
}
