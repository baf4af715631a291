import type { BookingPaper, StaffBooking } from '@pothik/contract';
import { Button, useToast } from '@pothik/ui';
import { useState } from 'react';
import { bookingMessages } from '../../messages/bookings.ts';
import { partName } from '../../shared/booking-facts.ts';
import styles from './bookings.module.css';
import { printPicture } from './print-picture.ts';
import { startDownload } from '../../shared/start-download.ts';

const { documents: words } = bookingMessages;

/** Opens, saves and prints one document. */
export function DocumentActions({
  booking: { documents, documentCopies },
  document,
}: {
  booking: StaffBooking;
  document: BookingPaper;
}) {
  const [isPrinting, setPrinting] = useState(false);
  const toasts = useToast();
  const name = partName(document);
  const [open, save, print] = [
    documents?.[document],
    documentCopies?.export[document],
    documentCopies?.print[document],
  ];
  const handlePrint = async (address: string) => {
    if (isPrinting) return;
    setPrinting(true);
    await printPicture(address).catch(() => toasts.add(words.printFailed, 'error'));
    setPrinting(false);
  };
  return (
    <div className={styles.actions}>
      <strong>{name}</strong>
      {open === undefined ? null : (
        <a
          className="pothik-button pothik-button--secondary"
          href={open}
          target="_blank"
          rel="noreferrer"
          aria-label={words.openOf(name)}
        >
          {words.open}
        </a>
      )}
      {save === undefined ? null : (
        <Button
          emphasis="secondary"
          aria-label={words.saveOf(name)}
          onClick={() => startDownload(save)}
        >
          {words.save}
        </Button>
      )}
      {print === undefined ? null : (
        <Button
          emphasis="secondary"
          aria-label={words.printOf(name)}
          busy={isPrinting}
          onClick={() => void handlePrint(print)}
        >
          {words.print}
        </Button>
      )}
    </div>
  );
}
