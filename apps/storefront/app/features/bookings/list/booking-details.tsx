import { resolveUrl } from '@pothik/api-client';
import {
  useBookingsGetQuery,
  useBookingsStatusQuery,
  useBookingsDocumentOpeningsQuery,
} from '@pothik/api-client/rtk-query';
import type { Booking } from '@pothik/contract';
import { DefinitionList, Modal, VisuallyHidden } from '@pothik/ui';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { formatMoment } from '../../../shared/dhaka-time.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { allFacts, documentName, statusName } from './booking-facts.ts';
import styles from './my-bookings-page.module.css';

/** An address that a link may have, whatever a server sent. */
function useFileAddress() {
  const origin = useAppSelector((state) => state.settings.apiOrigin);
  return (address: string) => {
    const full = resolveUrl(origin, address);
    return /^(?:https?:)?\/[^\\]/i.test(full) ? full : undefined;
  };
}

function Files({ booking }: { booking: Booking }) {
  const { booking: words } = useBookingMessages();
  const toAddress = useFileAddress();
  const documents = Object.entries(booking.documents ?? {}).flatMap(([name, address]) => {
    const href = toAddress(address);
    return href ? [{ name: documentName(name, words), href }] : [];
  });
  const photos = (booking.photos ?? []).flatMap((address) => toAddress(address) ?? []);
  return (
    <>
      {documents.length > 0 ? (
        <section className={styles.files}>
          <h3>{words.documents}</h3>
          <ul>
            {documents.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer">
                  {name}
                  <VisuallyHidden> ({words.newTab})</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {photos.length > 0 ? (
        <section className={styles.files}>
          <h3>{words.photos}</h3>
          <ul className={styles.photos}>
            {photos.map((src, index) => (
              <li key={src}>
                <a href={src} target="_blank" rel="noreferrer">
                  <img src={src} alt={words.photo(index + 1)} loading="lazy" />
                  <VisuallyHidden> ({words.newTab})</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** The steps that it went, with their days; other teams' servers may know none. */
function History({ id }: { id: string }) {
  const { details, booking: words } = useBookingMessages();
  const { data } = useBookingsStatusQuery({ id }, { refetchOnMountOrArgChange: true });
  const steps = data?.history ?? [];
  if (steps.length === 0) return null;
  return (
    <section className={styles.files}>
      <h3>{details.history}</h3>
      <ol className={styles.ladder}>
        {steps.map(({ status, note, at }) => (
          <li key={`${status} ${at}`}>
            <strong>{statusName(status, words)}</strong>
            <time dateTime={at}>{formatMoment(at, words.months)}</time>
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who of the staff opened which document, and when; other teams' servers may not tell. */
function Openings({ id }: { id: string }) {
  const { details, booking: words } = useBookingMessages();
  const { data } = useBookingsDocumentOpeningsQuery({ id }, { refetchOnMountOrArgChange: true });
  // What such a server answers is not known.
  const { openings } = (data ?? {}) as Partial<NonNullable<typeof data>>;
  if (!openings) return null;
  return (
    <section className={styles.files}>
      <h3>{details.openings}</h3>
      {openings.length === 0 ? <p>{details.unopened}</p> : null}
      <ul className={styles.openings}>
        {openings.map(({ document, by, at }) => (
          <li key={`${document} ${at}`}>
            {details.openedBy(documentName(document, words), by ?? details.formerStaff)}
            <time dateTime={at}>{formatMoment(at, words.months)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Everything({ booking: known }: { booking: Booking }) {
  const { booking: words } = useBookingMessages();
  // Asked for anew: the addresses of documents expire within minutes.
  const { data } = useBookingsGetQuery({ id: known._id }, { refetchOnMountOrArgChange: true });
  const booking = (data as { booking?: Booking } | undefined)?.booking ?? known;
  return (
    <>
      <DefinitionList items={allFacts(booking, words)} />
      <History id={known._id} />
      <Files booking={booking} />
      {Object.keys(booking.documents ?? {}).length > 0 ? <Openings id={known._id} /> : null}
    </>
  );
}

/** All of a booking (Specification §2). */
export function BookingDetails({
  booking,
  onClose,
}: {
  booking: Booking | undefined;
  onClose: () => void;
}) {
  const { details } = useBookingMessages();
  return (
    <Modal
      title={details.title}
      closeLabel={details.close}
      open={booking !== undefined}
      onClose={onClose}
    >
      {booking ? <Everything booking={booking} /> : null}
    </Modal>
  );
}
