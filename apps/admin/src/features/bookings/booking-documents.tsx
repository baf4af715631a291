import type { StaffBooking } from '@pothik/contract';
import { Button } from '@pothik/ui';
import { useEffect, useRef, useState } from 'react';
import { bookingMessages } from '../../messages/bookings.ts';
import { partName, purposeName } from '../../shared/booking-facts.ts';
import { toDayOf, toMoment } from '../../shared/moments.ts';
import { Section } from '../../shared/page/section.tsx';
import styles from './bookings.module.css';
import { DocumentActions } from './document-actions.tsx';
import { DocumentPurposeForm } from './document-purpose-form.tsx';

const { documents: words } = bookingMessages;

/** The purpose that was said, and the documents, each a press away. */
function Opened({
  booking,
  takesFocus,
  onChange,
}: {
  booking: StaffBooking;
  takesFocus: boolean;
  onChange: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  const { statedPurpose: stated } = booking;
  return (
    <>
      {stated ? (
        <div className={styles.stated}>
          <p>{words.openedFor(purposeName(stated.purpose), stated.words)}</p>
          <Button emphasis="quiet" onClick={onChange}>
            {words.change}
          </Button>
        </div>
      ) : null}
      <ul ref={list} className={styles.documents}>
        {(booking.keptDocuments ?? []).map((kept) => (
          <li key={kept.document}>
            <DocumentActions booking={booking} document={kept.document} />
            <p className={styles.soft}>{words.deleted(toDayOf(kept.deletedAt), kept.isFinal)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Openings({ openings }: Pick<StaffBooking, 'openings'>) {
  return (
    <>
      <h3>{words.openings}</h3>
      <ul className={styles.openings}>
        {openings.map(({ document, use, by, purpose, words: own, at }) => (
          <li key={`${document} ${use} ${at}`}>
            <span>
              {words.opened(
                `${partName(document)}: ${words.uses[use]}`,
                by ?? words.formerly,
                toMoment(at),
              )}
            </span>
            {purpose ? (
              <p className={styles.soft}>{words.openedFor(purposeName(purpose), own)}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The documents of a booking, once one has said what for, and who has opened them. */
export function BookingDocuments({ booking }: { booking: StaffBooking }) {
  const [isChanging, setChanging] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  const { keptDocuments = [], statedPurpose, openings } = booking;
  const isAsking = statedPurpose === undefined || isChanging;
  return (
    <Section id="documents" title={words.title}>
      {keptDocuments.length === 0 ? (
        <p className={styles.soft}>{openings.length === 0 ? words.none : words.gone}</p>
      ) : null}
      {keptDocuments.length > 0 && isAsking ? (
        <DocumentPurposeForm
          booking={booking}
          onDone={() => {
            setAsked(true);
            setChanging(false);
          }}
        />
      ) : null}
      {keptDocuments.length > 0 && !isAsking ? (
        <Opened booking={booking} takesFocus={hasAsked} onChange={() => setChanging(true)} />
      ) : null}
      {openings.length > 0 ? <Openings openings={openings} /> : null}
    </Section>
  );
}
