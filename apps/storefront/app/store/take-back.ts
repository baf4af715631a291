import { returnAnswer } from '../features/bookings/answer/waiting-answer.ts';
import { returnBooking } from '../features/bookings/form/waiting-booking.ts';
import type { OutboxEntry } from '../shared/outbox/outbox-entry.ts';
import { outboxEntries, removeFromOutbox } from '../shared/outbox/outbox.ts';
import { asOnlySender } from '../shared/outbox/sender-lock.ts';

/**
 * Takes an entry out of the outbox; a booking or an answer is in its form again. While one is being tried, it
 * waits for the end of that.
 *
 * @returns whether it was taken back: what was sent can't be.
 */
export function takeBack({ key }: OutboxEntry): Promise<boolean> {
  return asOnlySender(async () => {
    const entry = (await outboxEntries()).find((other) => other.key === key);
    if (!entry || entry.state === 'sent') return false;
    if (entry.kind === 'booking') await returnBooking(entry);
    if (entry.kind === 'answer') await returnAnswer(entry);
    await removeFromOutbox(key);
    return true;
  });
}
