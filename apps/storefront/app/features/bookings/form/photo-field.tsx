import { FileDrop, shrinkPhoto, useAfterPress, type PhotoProblem } from '@pothik/ui';
import { useRef, useState } from 'react';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { loadSending } from '../documents/with-documents.ts';
import styles from './booking-form.module.css';
import { judgePhoto, type PhotoFault } from './judge-photo.ts';

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
  faults?: readonly PhotoFault[];
  problem?: PhotoProblem;
}

/** A photo of a paper, made small enough to send, with advice where it may be hard to read. Advice stops nobody. */
export function PhotoField({ file, onFile, error, ...rest }: PhotoFieldProps) {
  const { form: messages } = useBookingMessages();
  const [look, setLook] = useState<Look>({});
  /** The last choice: a large photo may be ready after a small one that replaced it. */
  const latest = useRef<File>(undefined);
  // Advice on it moves the button that sends the form.
  const afterPress = useAfterPress();
  const choose = async (chosen: File) => {
    latest.current = chosen;
    setLook({ busy: true });
    const tell = (show: () => void) =>
      afterPress(() => {
        if (latest.current === chosen) show();
      });
    const shrunk = await shrinkPhoto(chosen);
    if (latest.current !== chosen) return;
    if ('problem' in shrunk) {
      tell(() => setLook({ problem: shrunk.problem }));
      return;
    }
    tell(() => onFile(shrunk.file));
    // What can't be loaded now is asked for again when it is needed.
    loadSending().catch(() => undefined);
    const faults = await judgePhoto(shrunk.file);
    tell(() => setLook({ faults }));
  };
  // Of a photo that has been sent there is nothing to be said.
  const faults = (file && look.faults) ?? [];
  return (
    <div className={styles.document} data-busy={look.busy}>
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
      <div role="status" className={styles.warning}>
        {look.busy && <span>{messages.preparing}</span>}
        {faults.map((fault) => (
          <p key={fault}>{messages.photo[fault]}</p>
        ))}
        {faults.length > 0 && <p>{messages.sendAnyway}</p>}
      </div>
    </div>
  );
}
