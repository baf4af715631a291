import {
  consentWordings,
  currentWordings,
  documentParts,
  documentTypes,
  type DocumentPart,
} from '@pothik/contract';
import { FileDrop, RadioCards } from '@pothik/ui';
import { useRef, useState } from 'react';
import { useBookingMessages } from '../../../messages/bookings.ts';
import styles from './booking-form.module.css';
import { preparePhoto, type PhotoProblem } from './prepare-photo.ts';
import type { PhotoFault } from './photo-quality.ts';
import type { BookingFormState } from './use-booking-form.ts';

/** A card that lies straight in the light, all of it seen. */
function GoodPhoto() {
  return (
    <svg viewBox="0 0 72 54" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path d="M3 14V5a2 2 0 0 1 2-2h9M58 3h9a2 2 0 0 1 2 2v9M69 40v9a2 2 0 0 1-2 2h-9M14 51H5a2 2 0 0 1-2-2v-9" />
      <rect x="13" y="12" width="46" height="30" rx="3" fill="var(--pothik-color-background)" />
      <circle cx="24" cy="24" r="4.5" />
      <path d="M17 36c1-4 3.5-6 7-6s6 2 7 6M37 21h16M37 27h16M37 33h10" />
    </svg>
  );
}

interface Look {
  /** It is being looked at. */
  busy?: boolean;
  fault?: PhotoFault | undefined;
  problem?: PhotoProblem;
}

function DocumentPhoto({
  part,
  id,
  form,
}: {
  part: DocumentPart;
  id: string;
  form: BookingFormState;
}) {
  const { form: messages } = useBookingMessages();
  const [look, setLook] = useState<Look>({});
  /** What was chosen last: a large photo may be ready after a small one that replaced it. */
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
    form.changeDocument(part, prepared.file);
  };
  const said = look.busy ? messages.preparing : look.fault && messages.photo[look.fault];
  return (
    <div className={styles.document}>
      <FileDrop
        id={id + part}
        label={messages.documents[part]}
        accept="image/*,.heic,.heif"
        file={form.documents[part]}
        onFile={(file) => void choose(file)}
        onRemove={() => {
          latest.current = undefined;
          setLook({});
          form.changeDocument(part, undefined);
        }}
        disabled={form.busy}
        error={look.problem ? messages.photo[look.problem] : form.errorOf(part)}
        labels={messages.fileDrop}
      />
      <p role="status" className={styles.warning}>
        {said}
      </p>
    </div>
  );
}

/** The papers that show who books (Specification §5). */
export function DocumentFields({ id, form }: { id: string; form: BookingFormState }) {
  const { form: messages } = useBookingMessages();
  const type = form.draft.documentType;
  return (
    <div className={styles.part}>
      <RadioCards
        label={messages.documentType}
        options={documentTypes.map((value) => ({ value, label: messages.documentTypes[value] }))}
        value={type}
        onValueChange={(value) => form.change('documentType', value)}
      />
      <div className={styles.photoHint}>
        <GoodPhoto />
        <p>{messages.photoHint}</p>
      </div>
      {documentParts[type].map((part) => (
        <DocumentPhoto key={part} part={part} id={id} form={form} />
      ))}
      <p className={styles.consent}>{consentWordings[currentWordings.documents]}</p>
    </div>
  );
}
