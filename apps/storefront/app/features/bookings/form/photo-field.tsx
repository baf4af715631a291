import { FileDrop } from '@pothik/ui';
import { useRef, useState } from 'react';
import { useBookingMessages } from '../../../messages/bookings.ts';
import styles from './booking-form.module.css';
import type { PhotoFault } from './photo-quality.ts';
import { preparePhoto, type PhotoProblem } from './prepare-photo.ts';

interface PhotoFieldProps {
  id?: string;
  label: string;
  /** The photo as it is sent; the owner keeps it. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  disabled: boolean;
  /** The share that has been sent, from 0 to 1. */
  progress?: number | undefined;
  error?: string | undefined;
}

interface Look {
  /** It is being looked at. */
  busy?: boolean;
  fault?: PhotoFault | undefined;
  problem?: PhotoProblem;
}

/** A photo of a paper, made small enough to send, with a word where it may be hard to read. */
export function PhotoField({ file, onFile, error, ...rest }: PhotoFieldProps) {
  const { form: messages } = useBookingMessages();
  const [look, setLook] = useState<Look>({});
  /** The last choice: a large photo may be ready after a small one that replaced it. */
  const latest = useRef<File>(undefined);
  const choose = async (chosen: File) => {
    latest.current = chosen;
    setLook({ busy: true });
    const prepared = await preparePhoto(chosen);
    if (latest.current !== chosen) return;
    if ('problem' in prepared) {
      setLook({ problem: prepared.problem });
      return;
    }
    setLook({ fault: prepared.fault });
    onFile(prepared.file);
  };
  // Of a photo that has been sent there is nothing to be said.
  const advice = file && look.fault && messages.photo[look.fault];
  return (
    <div className={styles.document}>
      <FileDrop
        {...rest}
        accept="image/*,.heic,.heif"
        file={file}
        onFile={(chosen) => void choose(chosen)}
        onRemove={() => {
          latest.current = undefined;
          setLook({});
          onFile(undefined);
        }}
        error={look.problem ? messages.photo[look.problem] : error}
        labels={messages.fileDrop}
      />
      <p role="status" className={styles.warning}>
        {look.busy ? messages.preparing : advice}
      </p>
    </div>
  );
}
