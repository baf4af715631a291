import { useBookingsTrackMutation, type Failure } from '@pothik/api-client/rtk-query';
import {
  type bookingEndpoints,
  type CallResult,
  toAsciiDigits,
  toInternationalPhone,
  trimWritten,
} from '@pothik/contract';
import { Button, PhoneField, TextField } from '@pothik/ui';
import { useLocation, useSearchParams } from 'react-router';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useRules } from '../../../messages/rules.ts';
import { NeedsScript } from '../../../shared/needs-script.tsx';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { useForm, type FormValues } from '../../../shared/use-form.ts';
import { useKeptState } from '../../../shared/use-kept-state.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { forgetLink, keepLink, readKeptLinks } from '../../../shared/kept-links.ts';
import styles from './my-bookings-page.module.css';
import { BookingByLink, TrackedBooking } from './tracked-booking.tsx';

const fields = ['reference', 'phone'] as const;
type Field = (typeof fields)[number];

/** The bookings that this device remembers, each a press away. */
function KeptBookings({ shown, onOpen }: { shown: string; onOpen: (link: string) => void }) {
  const { track } = useBookingMessages();
  const others = readKeptLinks().filter(({ link }) => link !== shown);
  if (others.length === 0) return null;
  return (
    <section className={`${styles.files ?? ''} ${styles.kept ?? ''}`}>
      <h2>{track.kept}</h2>
      <div className={styles.actions}>
        {others.map(({ reference, link }) => (
          <Button key={reference} emphasis="secondary" onClick={() => onOpen(link)}>
            {track.open(reference)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Shows a booking to who knows its reference and phone number, or has a link to it. */
export function TrackPage() {
  const { track } = useBookingMessages();
  const rules = useRules();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const [find] = useBookingsTrackMutation();
  const [data, setData] = useKeptState<CallResult<(typeof bookingEndpoints)['track']> | undefined>(
    'track:found',
    undefined,
  );
  const hydrated = useHydrated();
  /** Opened by a press, or found; empty: none, whatever is kept. */
  const [chosen, setChosen] = useKeptState<string | undefined>('track:chosen', undefined);
  const asked = query.get('reference');
  const kept = hydrated ? readKeptLinks() : [];
  const remembered = asked ? kept.find(({ reference }) => reference === asked) : kept[0];
  const first = hash.length > 1 ? hash.slice(1) : (remembered?.link ?? '');
  const link = hydrated ? (chosen ?? first) : '';
  const check = ({ reference, phone }: FormValues<Field>) => {
    if (trimWritten(reference) === '') return { reference: track.fillIn(track.reference) };
    return toInternationalPhone(phone) ? {} : { phone: rules.invalidPhone };
  };
  const form = useForm({
    name: 'track',
    fields,
    check,
    async send({ reference, phone }) {
      setChosen('');
      const { data: found, error } = await find({
        reference: toAsciiDigits(reference.trim()).toUpperCase(),
        phone: toInternationalPhone(phone) ?? phone,
      });
      setData(found);
      if (found?.link) {
        keepLink({ reference: found.booking.reference ?? reference, link: found.link });
        setChosen(found.link);
      }
      if (!error) return undefined;
      const { status, serverMessage } = error as Failure;
      if (status === 404) return { message: track.missing };
      return { message: serverMessage ?? track.failed };
    },
  });
  return (
    <main id="content" className={`${styles.page ?? ''} ${styles.narrow ?? ''}`}>
      <PageMeta title={track.title} description={track.lead} canonical="/track" noIndex />
      <div className={styles.head}>
        <h1>{track.title}</h1>
        <p>{track.lead}</p>
      </div>
      {link ? (
        <BookingByLink
          key={link}
          link={link}
          onForget={() => {
            forgetLink(link);
            setChosen('');
          }}
        />
      ) : null}
      {hydrated ? <KeptBookings shown={link} onOpen={setChosen} /> : null}
      {link ? <h2 className={styles.another}>{track.another}</h2> : null}
      <NeedsScript />
      <form className={styles.form} aria-label={track.title} {...form.props}>
        <TextField
          name="reference"
          label={track.reference}
          hint={track.referenceHint}
          defaultValue={asked ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          error={form.errors.reference}
        />
        <PhoneField name="phone" label={track.phone} required error={form.errors.phone} />
        <Button type="submit" busy={form.busy} disabled={!hydrated}>
          {form.busy ? track.submitting : track.submit}
        </Button>
        <p role="alert" className={styles.problem}>
          {form.message}
        </p>
      </form>
      {data && !data.link && !form.busy && !form.message ? (
        <div className={styles.tracked}>
          <TrackedBooking {...data} />
        </div>
      ) : null}
    </main>
  );
}
