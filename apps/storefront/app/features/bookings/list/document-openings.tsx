import type { DocumentOpening } from '@pothik/contract';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { documentName, openerOf, purposeOf } from './booking-facts.ts';
import styles from './my-bookings-page.module.css';

/** Who of the staff opened which document, when and what for. */
export function DocumentOpenings({ openings }: { openings: readonly DocumentOpening[] }) {
  const { details, booking: words } = useBookingMessages();
  return (
    <section className={styles.files}>
      <h3>{details.openings}</h3>
      {openings.length === 0 ? <p>{details.unopened}</p> : null}
      <ul className={styles.openings}>
        {openings.map((opening) => (
          <li key={`${opening.document} ${opening.use} ${opening.at}`}>
            <span>{`${documentName(opening.document, words)}: ${openerOf(opening, words)}`}</span>
            <p>{purposeOf(opening, words)}</p>
            <time dateTime={opening.at}>{words.formats.moment(opening.at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
