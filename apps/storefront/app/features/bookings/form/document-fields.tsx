import { documentParts, documentTypes } from '@pothik/contract';
import { RadioCards } from '@pothik/ui';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useAskedConsents } from '../../../messages/consents.ts';
import styles from './booking-form.module.css';
import { PhotoField } from './photo-field.tsx';
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

/** The papers that show who books (Specification §5). */
export function DocumentFields({ id, form }: { id: string; form: BookingFormState }) {
  const { form: messages } = useBookingMessages();
  const consent = useAskedConsents().documents;
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
      <div className={styles.documents} onChange={form.tryDocument}>
        {documentParts[type].map((part) => (
          <PhotoField
            key={part}
            id={id + part}
            label={messages.documents[part]}
            file={form.documents[part]}
            onFile={(file) => form.changeDocument(part, file)}
            disabled={form.busy}
            error={form.errorOf(part)}
          />
        ))}
      </div>
      <p className={styles.consent}>{consent.text}</p>
    </div>
  );
}
