import { useStaffBookingsAskForDocumentMutation, type Failure } from '@pothik/api-client/rtk-query';
import { bookingPapers, trimWritten, type StaffBooking } from '@pothik/contract';
import { Button, Select, TextArea, useToast } from '@pothik/ui';
import { bookingMessages } from '../../messages/bookings.ts';
import { useActions } from '../actions/actions-context.ts';
import { partName } from '../booking-facts.ts';
import { Section } from '../page/section.tsx';
import styles from './deciding.module.css';
import { ConflictNotice } from './conflict-notice.tsx';
import { noteOwnChange, useBookingForm } from './use-booking-form.ts';

/** Pictures that are asked for by name; a further paper finds its place by itself. */
const askable = bookingPapers.filter((name) => !name.startsWith('paper'));

/** Asks the customer for a document, wherever they can be reached. */
export function DocumentRequest({ booking }: { booking: StaffBooking }) {
  const { ask } = bookingMessages;
  const [askFor, { isLoading }] = useStaffBookingsAskForDocumentMutation();
  const toasts = useToast();
  const writing = useBookingForm({ note: '', document: '' }, booking);
  const { setFocus } = writing.form;
  useActions([{ id: 'ask', label: ask.title, keys: 'd', run: () => setFocus('document') }]);
  const ways = (booking.toldBy ?? []).map((way) => ask.ways[way]);

  const submit = writing.submit(async ({ note, document: chosen }) => {
    if (isLoading || writing.isOvertaken) return;
    const document = bookingPapers.find((name) => name === chosen);
    const words = trimWritten(note);
    const { data, error } = await askFor({
      id: booking._id,
      version: writing.seen,
      ...(words !== '' && { note: words }),
      ...(document && { document }),
    });
    if (data) {
      noteOwnChange(booking._id, writing.seen, data.booking.version);
      writing.drop();
      toasts.add(ask.done, 'success');
      return;
    }
    const { code, serverMessage } = error as Failure;
    if (code !== 'version_conflict') toasts.add(serverMessage ?? ask.failed, 'error');
  });

  return (
    <Section id="ask" title={ask.title}>
      {writing.isOvertaken ? (
        <ConflictNotice booking={booking} onStore={writing.keep} onDrop={writing.drop} />
      ) : null}
      <form className={styles.form} noValidate onSubmit={submit}>
        <Select
          label={ask.document}
          {...writing.field('document')}
          options={[
            { value: '', label: ask.anything },
            ...askable.map((value) => ({ value, label: partName(value) })),
          ]}
        />
        <TextArea
          label={ask.note}
          hint={[
            ...(writing.values.document === '' ? [] : [ask.named]),
            ways.length === 0 ? ask.unreachable : ask.hint(ways),
          ].join(' ')}
          maxLength={2_000}
          {...writing.field('note', {
            validate: (note, { document }) =>
              document !== '' || trimWritten(note) !== '' || ask.missing,
          })}
        />
        <Button type="submit" emphasis="secondary" busy={isLoading} disabled={writing.isOvertaken}>
          {isLoading ? ask.submitting : ask.submit}
        </Button>
      </form>
    </Section>
  );
}
