import { contactChannels, toInternationalPhone } from '@pothik/contract';
import { Button, RadioCards, TextField } from '@pothik/ui';
import { useBookingMessages } from '../../../messages/bookings.ts';
import styles from './booking-form.module.css';
import type { BookingFormState } from './use-booking-form.ts';

const input = {
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
  imo: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
} as const;

/** How the person wants to be reached; the chosen way has to be filled in (Specification §5). */
export function ContactFields({ id, form }: { id: string; form: BookingFormState }) {
  const { form: messages } = useBookingMessages();
  const { draft, change, errorOf } = form;
  const chosen = draft.preferredContact;
  return (
    <div className={styles.part}>
      <RadioCards
        className={styles.contacts ?? ''}
        label={messages.contact}
        hint={messages.contactHint}
        options={contactChannels.map((value) => ({ value, label: messages.fields[value] }))}
        value={chosen}
        onValueChange={(value) => change('preferredContact', value)}
      />
      {contactChannels.map((channel) => (
        <div key={channel} className={styles.channel}>
          <TextField
            {...input[channel]}
            id={id + channel}
            label={messages.fields[channel]}
            hint={channel === chosen ? undefined : messages.optional}
            value={draft[channel]}
            onChange={(event) => change(channel, event.target.value)}
            autoCapitalize="none"
            required={channel === chosen}
            error={errorOf(channel)}
          />
          {channel !== 'email' && draft[channel] === '' && toInternationalPhone(draft.phone) ? (
            <Button
              emphasis="quiet"
              onClick={() => {
                change(channel, draft.phone);
                // The button goes with it.
                document.getElementById(id + channel)?.focus();
              }}
            >
              {messages.sameNumber(messages.fields[channel])}
            </Button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
