import { useBookingsTrackMutation, type Failure } from '@pothik/api-client/rtk-query';
import type { CallResult, Endpoints } from '@pothik/contract';
import { invalidPhoneMessage, isBangladeshMobile, phonePrefix } from '@pothik/contract';
import { Button, PhoneField, TextField } from '@pothik/ui';
import { useSearchParams } from 'react-router';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { NeedsScript } from '../../../shared/needs-script.tsx';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { useForm, type FormValues } from '../../../shared/use-form.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { deletionText, documentName } from './booking-facts.ts';
import { BookingItem } from './booking-item.tsx';
import { DocumentOpenings } from './document-openings.tsx';
import styles from './my-bookings-page.module.css';

const fields = ['reference', 'phone'] as const;
type Field = (typeof fields)[number];

/** Until when documents are kept and who opened them; other teams' servers may not tell. */
function TrackedDocuments({ booking, openings }: CallResult<Endpoints['bookings']['track']>) {
  const { booking: words } = useBookingMessages();
  const { keptDocuments = [] } = booking;
  return (
    <>
      {keptDocuments.length > 0 ? (
        <section className={styles.files}>
          <h3>{words.documents}</h3>
          <ul className={styles.openings}>
            {keptDocuments.map((kept) => (
              <li key={kept.document}>
                {documentName(kept.document, words)}
                <p>{deletionText(kept, words)}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {openings && (openings.length > 0 || keptDocuments.length > 0) ? (
        <DocumentOpenings openings={openings} />
      ) : null}
    </>
  );
}

/** Shows a booking to who knows its reference and the phone number that it was made with. */
export function TrackPage() {
  const { track } = useBookingMessages();
  const [query] = useSearchParams();
  const [find, { data }] = useBookingsTrackMutation();
  const hydrated = useHydrated();
  const check = ({ reference, phone }: FormValues<Field>) => {
    if (reference.trim() === '') return { reference: track.fillIn(track.reference) };
    return isBangladeshMobile(phone) ? {} : { phone: invalidPhoneMessage };
  };
  const form = useForm({
    fields,
    check,
    async send({ reference, phone }) {
      const { error } = await find({
        reference: reference.trim().toUpperCase(),
        phone: phonePrefix + phone,
      });
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
      <NeedsScript />
      <form className={styles.form} aria-label={track.title} {...form.props}>
        <TextField
          name="reference"
          label={track.reference}
          hint={track.referenceHint}
          defaultValue={query.get('reference') ?? ''}
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
      {data && !form.busy && !form.message ? (
        <div role="status" className={styles.tracked}>
          <BookingItem booking={data.booking} />
          <TrackedDocuments {...data} />
        </div>
      ) : null}
    </main>
  );
}
