import type { Booking, BookingRequest } from '@pothik/contract';
import { Alert, Button, TextArea } from '@pothik/ui';
import type { SubmitEvent } from 'react';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useAskedConsents } from '../../../messages/consents.ts';
import { PhotoField } from '../form/photo-field.tsx';
import { documentName } from '../list/booking-facts.ts';
import { WaitingEntry } from '../waiting-entry.tsx';
import styles from './answer-request.module.css';
import type { AnswerTo } from './send-answer.ts';
import { useAnswer } from './use-answer.ts';

interface AnswerRequestProps {
  booking: Booking;
  request: BookingRequest;
  to: AnswerTo;
}

/** A request of staff, and the place to answer it with words or a photo. */
export function AnswerRequest({ booking, request, to }: AnswerRequestProps) {
  const { answer: messages, booking: words } = useBookingMessages();
  const consent = useAskedConsents().documents;
  const writing = useAnswer(booking, request, to);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void writing.send();
  };
  const { document } = request;
  if (writing.waiting) {
    return <WaitingEntry what="answer" entry={writing.waiting} takesFocus={writing.isSentOff} />;
  }
  return (
    <Alert tone="warning" title={messages.title}>
      <form
        className={styles.form}
        aria-label={messages.title}
        method="post"
        noValidate
        onSubmit={handleSubmit}
      >
        {request.note ? <p className={styles.note}>{request.note}</p> : null}
        <time className={styles.quiet} dateTime={request.at}>
          {messages.asked(words.formats.moment(request.at) ?? '')}
        </time>
        <PhotoField
          label={document ? documentName(document, words) : messages.photo}
          file={writing.draft.paper}
          onFile={(paper) => writing.change({ paper })}
          disabled={writing.busy}
          progress={writing.draft.paper && writing.progress}
        />
        <TextArea
          label={messages.words}
          hint={messages.wordsHint}
          rows={3}
          maxLength={2_000}
          value={writing.draft.words}
          onChange={({ target }) => writing.change({ words: target.value })}
          disabled={writing.busy}
        />
        {writing.draft.paper ? <p className={styles.quiet}>{consent.text}</p> : null}
        <p role="alert" className={styles.problem}>
          {writing.error}
        </p>
        <Button type="submit" busy={writing.busy}>
          {writing.busy ? messages.sending : messages.send}
        </Button>
      </form>
    </Alert>
  );
}
