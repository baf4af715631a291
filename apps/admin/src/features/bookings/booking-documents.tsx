import type { DocumentPart, StaffBooking } from '@pothik/contract';
import { bookingMessages } from '../../messages/bookings.ts';
import { toMoment } from '../../shared/moments.ts';
import styles from './bookings.module.css';

/** The documents of a booking, each a click away, and who has opened them. */
export function BookingDocuments({ booking }: { booking: StaffBooking }) {
  const { one } = bookingMessages;
  const documents = Object.entries(booking.documents ?? {});
  const nameOf = (part: string) => one.parts[part as DocumentPart];
  return (
    <section className={styles.section} aria-labelledby="documents">
      <h2 id="documents">{one.documents}</h2>
      {documents.length === 0 ? <p className={styles.soft}>{one.noDocuments}</p> : null}
      {documents.length > 0 ? (
        <>
          <ul className={styles.documents}>
            {documents.map(([part, address]) => (
              <li key={part}>
                <a
                  className="pothik-button pothik-button--secondary"
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                >
                  {nameOf(part)}
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>{one.documentHint}</p>
        </>
      ) : null}
      {booking.openings.length > 0 ? (
        <>
          <h3>{one.openings}</h3>
          <ul className={styles.openings}>
            {booking.openings.map(({ document, by, at }) => (
              <li key={`${document} ${at}`}>
                {one.opened(nameOf(document), by ?? one.formerly, toMoment(at))}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
