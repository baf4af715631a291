import { resolveUrl } from '@pothik/api-client';
import {
  useBookingsDocumentOpeningsQuery,
  useBookingsGetQuery,
  useBookingsStatusQuery,
} from '@pothik/api-client/rtk-query';
import type { Booking } from '@pothik/contract';
import { DefinitionList, Modal, VisuallyHidden } from '@pothik/ui';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useSettings } from '../../../store/hooks.ts';
import { allFacts, deletionText, documentName } from './booking-facts.ts';
import { BookingTimeline } from './booking-timeline.tsx';
import { DocumentOpenings } from './document-openings.tsx';
import styles from './my-bookings-page.module.css';

/** An address that a link may have, whatever a server sent. */
function useFileAddress() {
  const origin = useSettings().apiOrigin;
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
    const kept = booking.keptDocuments?.find(({ document }) => document === name);
    return href ? [{ name: documentName(name, words), href, kept }] : [];
  });
  const photos = (booking.photos ?? []).flatMap((address) => toAddress(address) ?? []);
  return (
    <>
      {documents.length > 0 ? (
        <section className={styles.files}>
          <h3>{words.documents}</h3>
          <ul>
            {documents.map(({ name, href, kept }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer">
                  <span>{name}</span>
                  <VisuallyHidden>{` (${words.newTab})`}</VisuallyHidden>
                </a>
                {kept ? <p>{deletionText(kept, words)}</p> : null}
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
                  <VisuallyHidden>{` (${words.newTab})`}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** The steps that it went, and those ahead; other teams' servers may know none. */
function History({ booking }: { booking: Booking }) {
  const { details } = useBookingMessages();
  const { data } = useBookingsStatusQuery({ id: booking._id }, { refetchOnMountOrArgChange: true });
  const steps = data?.history ?? [];
  if (steps.length === 0) return null;
  return (
    <section className={styles.files}>
      <h3>{details.history}</h3>
      <BookingTimeline booking={booking} history={steps} />
    </section>
  );
}

/** Who of the staff opened which document; other teams' servers may not tell. */
function Openings({ booking }: { booking: Booking }) {
  const { data } = useBookingsDocumentOpeningsQuery(
    { id: booking._id },
    { refetchOnMountOrArgChange: true },
  );
  // What such a server answers is not known.
  const { openings } = (data ?? {}) as Partial<NonNullable<typeof data>>;
  const isOfDocuments = Object.keys(booking.documents ?? {}).length > 0;
  if (!openings || (openings.length === 0 && !isOfDocuments)) return null;
  return <DocumentOpenings openings={openings} />;
}

function Everything({ booking: known }: { booking: Booking }) {
  const { booking: words } = useBookingMessages();
  // Asked for anew: the addresses of documents expire within minutes.
  const { data } = useBookingsGetQuery({ id: known._id }, { refetchOnMountOrArgChange: true });
  const booking = (data as { booking?: Booking } | undefined)?.booking ?? known;
  return (
    <>
      <DefinitionList items={allFacts(booking, words)} />
      <History booking={booking} />
      <Files booking={booking} />
      <Openings booking={booking} />
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
