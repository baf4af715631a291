import { asksForTravel, type Service } from '@pothik/contract';
import { Button, ErrorSummary, PhoneField, ProgressBar, TextArea, TextField } from '@pothik/ui';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useVisitMessages } from '../../../messages/visit.ts';
import { SharedPhone } from '../../../shared/shared-phone.tsx';
import { useIsSharedVisit } from '../../../shared/visit-note.ts';
import styles from './booking-form.module.css';
import { BookingSuccess } from '../booking-success.tsx';
import { WaitingEntry } from '../waiting-entry.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import { TravelFields } from './travel-fields.tsx';
import { useBookingForm } from './use-booking-form.ts';

interface BookingFormProps {
  service: Service;
  /** Whether a press brought it here. */
  takesFocus: RefObject<boolean>;
  /** Only guests have another way. */
  onBack: (() => void) | undefined;
}

/** The application (Specification §3, §5). Loaded when it is shown. */
export function BookingForm({ service, takesFocus, onBack }: BookingFormProps) {
  const { form: messages } = useBookingMessages();
  const { untilLeft } = useVisitMessages();
  const isShared = useIsSharedVisit();
  const form = useBookingForm(service);
  const { draft, change, errorOf, shown } = form;
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus.current) box.current?.focus();
  }, [takesFocus]);
  const errors = shown.summary.map(({ field, message }) => ({ fieldId: id + field, message }));

  if (form.waiting) {
    return <WaitingEntry what="booking" entry={form.waiting} takesFocus={shown.attempt > 0} />;
  }
  return (
    <>
      {onBack ? (
        <Button className={styles.back} emphasis="quiet" onClick={onBack}>
          {messages.back}
        </Button>
      ) : null}
      <form
        ref={box}
        className={styles.form}
        aria-label={messages.name}
        method="post"
        noValidate
        tabIndex={-1}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ErrorSummary key={shown.attempt} title={messages.summary} errors={errors} />
        <SharedPhone />
        <div className={styles.pair}>
          <TextField
            id={`${id}name`}
            label={messages.fields.name}
            value={draft.name}
            onChange={(event) => change('name', event.target.value)}
            autoComplete="name"
            maxLength={120}
            required
            error={errorOf('name')}
          />
          <PhoneField
            id={`${id}phone`}
            label={messages.fields.phone}
            value={draft.phone}
            onValueChange={(digits) => change('phone', digits)}
            required
            error={errorOf('phone')}
          />
        </div>
        <TextArea
          id={`${id}address`}
          label={messages.fields.address}
          value={draft.address}
          onChange={(event) => change('address', event.target.value)}
          autoComplete="street-address"
          rows={2}
          maxLength={500}
          required
          error={errorOf('address')}
        />
        <ContactFields id={id} form={form} />
        <DocumentFields id={id} form={form} />
        {asksForTravel(service.serviceType) ? (
          <TravelFields id={id} form={form} serviceType={service.serviceType} />
        ) : null}
        <div className={styles.part}>
          <TextArea
            id={`${id}requirements`}
            label={messages.fields.requirements}
            hint={messages.requirementsHint}
            value={draft.requirements}
            onChange={(event) => change('requirements', event.target.value)}
            maxLength={4_000}
            error={errorOf('requirements')}
          />
        </div>
        <div className={styles.send}>
          {form.busy ? (
            <ProgressBar
              label={messages.uploading}
              value={form.progress < 1 ? form.progress : undefined}
            />
          ) : null}
          <Button type="submit" busy={form.busy}>
            {form.busy ? messages.submitting : messages.submit}
          </Button>
          <p className={styles.quiet}>{isShared ? untilLeft : messages.kept}</p>
        </div>
      </form>
      <BookingSuccess success={form.success} onClose={form.closeSuccess} />
    </>
  );
}
