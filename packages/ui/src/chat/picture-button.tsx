'use client';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { useLabels } from '../labels/use-labels.ts';

/** What {@link PictureButton} is given. */
export interface PictureButtonProps {
  /** Takes the picture that was chosen. */
  onFile: (file: File) => void;
  /** Names the button. Default 'Add a picture'. */
  label?: string;
  disabled?: boolean;
}

/** Chooses a picture for a message. Renders a `button` that opens the file chooser. */
export function PictureButton({ onFile, label, disabled = false }: PictureButtonProps) {
  const words = useLabels('PictureButton', { label: 'Add a picture' });
  const name = label ?? words.label;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={name}
        icon={<ImagePlus {...iconStyle} />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*,.heic,.heif"
        disabled={disabled}
        aria-label={name}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
