import { toAsciiDigits, travelDays } from '@pothik/contract';
import { TextField } from '@pothik/ui';
import { useState } from 'react';
import { useBookingMessages } from '../../../messages/bookings.ts';
import styles from './booking-form.module.css';
import type { BookingFormState } from './use-booking-form.ts';

const travellers = ['adults', 'children', 'infants'] as const;

interface TravelFieldsProps {
  id: string;
  form: BookingFormState;
  serviceType: 'flight' | 'hotel';
}

/** When, and how many. Nobody has to know it yet. */
export function TravelFields({ id, form, serviceType }: TravelFieldsProps) {
  const { form: messages } = useBookingMessages();
  const { draft, change, errorOf } = form;
  const isHotel = serviceType === 'hotel';
  const [{ first, last }] = useState(() => travelDays(new Date()));
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{messages.travel}</legend>
      <div className={styles.pair}>
        <TextField
          type="date"
          id={`${id}departureDate`}
          label={isHotel ? messages.checkIn : messages.departure}
          value={draft.departureDate}
          min={first}
          max={last}
          onChange={(event) => change('departureDate', event.target.value)}
          error={errorOf('departureDate')}
        />
        <TextField
          type="date"
          id={`${id}returnDate`}
          label={isHotel ? messages.checkOut : messages.returning}
          value={draft.returnDate}
          min={draft.departureDate || first}
          max={last}
          onChange={(event) => change('returnDate', event.target.value)}
          error={errorOf('returnDate')}
        />
      </div>
      <div className={styles.numbers}>
        {travellers.map((kind) => (
          <TextField
            key={kind}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            id={id + kind}
            label={messages[kind]}
            value={draft[kind]}
            onChange={(event) =>
              change(kind, toAsciiDigits(event.target.value).replaceAll(/\D/g, ''))
            }
            error={errorOf(kind)}
          />
        ))}
      </div>
    </fieldset>
  );
}
