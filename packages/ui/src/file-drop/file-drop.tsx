'use client';
import { FileText, Upload } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import { FieldNotes, useFieldControl } from '../internal/field-frame.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { useLabels } from '../labels/use-labels.ts';
import { ProgressBar } from '../progress/progress.tsx';
import { fileSize } from './file-size.ts';
import '../field/field.css';
import './file-drop.css';

/** The words of {@link FileDrop}, for another language than English. */
export interface FileDropLabels {
  /** On the empty place. */
  choose: string;
  replace: string;
  remove: string;
  uploading: string;
}

/** What {@link FileDrop} is given. */
export interface FileDropProps {
  label: string;
  /** What is there; the owner keeps it. */
  file: File | undefined;
  /** `more`: what was chosen or dropped together with it; nothing without `multiple`. */
  onFile: (file: File, more: readonly File[]) => void;
  /** Whether several can be chosen at once. Default: one. */
  multiple?: boolean;
  /** Without it a file can be replaced and not removed. */
  onRemove?: () => void;
  /** Types as an `input` takes them. Default `image/*`. */
  accept?: string;
  /** Opens the camera of a phone: `environment` is the one at its back. */
  capture?: 'environment' | 'user';
  /** How much of it has been sent, from 0 to 1. */
  progress?: number | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  name?: string;
  id?: string;
  disabled?: boolean;
  labels?: Partial<FileDropLabels>;
}

const fileDropLabels: FileDropLabels = {
  choose: 'Choose a photo or drop it here',
  replace: 'Replace',
  remove: 'Remove',
  uploading: 'Uploading',
};

/** A picture of the file, for as long as it is shown. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const url = URL.createObjectURL(file);
    // The address belongs to the browser, so it can only be made once this is shown.
    // oxlint-disable-next-line react/set-state-in-effect
    setPreview({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return preview && preview.file === file ? preview.url : undefined;
}

/** A file, chosen or dropped, with its picture; several go to the owner at once. Renders an `input` of type file with its label. */
export function FileDrop({
  label,
  file,
  onFile,
  onRemove,
  multiple = false,
  accept = 'image/*',
  capture,
  progress,
  hint,
  error,
  name,
  id,
  disabled = false,
  labels,
}: FileDropProps) {
  const words = useLabels('FileDrop', fileDropLabels, labels);
  const control = useFieldControl({ label, hint, error }, id);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const preview = usePreview(file);
  const busy = progress !== undefined && progress < 1;

  const take = (files: FileList | null) => {
    const [first, ...more] = files ?? [];
    if (first && !disabled) onFile(first, multiple ? more : []);
  };
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };

  return (
    <div
      className="pothik-field"
      role="presentation"
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={(event) => {
        handleDrag(event);
        take(event.dataTransfer.files);
      }}
    >
      <label className="pothik-field__label" htmlFor={control.id}>
        {label}
      </label>
      <FieldNotes id={control.id} hint={hint} />
      <div className={classNames('pothik-file', over && 'pothik-file--over')}>
        <input
          ref={input}
          className="pothik-file__input"
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          capture={capture}
          disabled={disabled}
          {...control}
          onChange={(event) => {
            take(event.target.files);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        {file ? (
          <div className="pothik-file__shown">
            {preview ? (
              <img className="pothik-file__picture" src={preview} alt="" />
            ) : (
              <span className="pothik-file__picture">
                <FileText {...iconStyle} />
              </span>
            )}
            <span className="pothik-file__text">
              <span className="pothik-file__name">{file.name}</span>
              <span>{fileSize(file.size)}</span>
            </span>
            <span className="pothik-file__actions">
              <Button
                emphasis="secondary"
                disabled={disabled || busy}
                onClick={() => input.current?.click()}
              >
                {words.replace}
              </Button>
              {onRemove ? (
                <Button
                  emphasis="quiet"
                  disabled={disabled || busy}
                  onClick={() => {
                    onRemove();
                    input.current?.focus();
                  }}
                >
                  {words.remove}
                </Button>
              ) : null}
            </span>
          </div>
        ) : (
          <span className="pothik-file__empty" aria-hidden="true">
            <Upload {...iconStyle} />
            <span>{words.choose}</span>
          </span>
        )}
        {busy ? <ProgressBar label={`${words.uploading}: ${label}`} value={progress} /> : null}
      </div>
      <FieldNotes id={control.id} error={error} />
    </div>
  );
}
