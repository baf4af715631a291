import type { ListedBooking } from '@pothik/contract';
import { Button } from '@pothik/ui';
import { useState } from 'react';
import { bookingMessages } from '../../../messages/bookings.ts';
import { useActions } from '../../../shared/actions/actions-context.ts';
import { KeyHint } from '../../../shared/actions/key-hint.tsx';
import { MoveDialog } from './move-dialog.tsx';
import styles from './several.module.css';

const { several: words } = bookingMessages;

/** The most that the server changes at once. */
const mostAtOnce = 100;

/** What can be done with all bookings that are chosen. */
export function ChosenBar({
  bookings,
  onClear,
}: {
  bookings: readonly ListedBooking[];
  onClear: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const canMove = bookings.length > 0 && bookings.length <= mostAtOnce;
  useActions(
    canMove
      ? [
          { id: 'move', label: words.move, keys: 's', run: () => setOpen(true) },
          { id: 'clear', label: words.clear, keys: 'x', run: onClear },
        ]
      : [],
  );
  return (
    <>
      <div className={styles.bar} hidden={bookings.length === 0}>
        <p role="status">
          {bookings.length === 0 ? null : words.chosen(bookings.length)}
          {bookings.length > mostAtOnce ? ` ${words.tooMany(mostAtOnce)}` : null}
        </p>
        <Button disabled={!canMove} onClick={() => setOpen(true)}>
          {words.move}
          <KeyHint keys="s" />
        </Button>
        <Button emphasis="quiet" onClick={onClear}>
          {words.clear}
          <KeyHint keys="x" />
        </Button>
      </div>
      <MoveDialog
        open={isOpen}
        bookings={bookings}
        onClose={() => setOpen(false)}
        onDone={() => {
          setOpen(false);
          onClear();
        }}
      />
    </>
  );
}
