import { useBookingsTrackByLinkQuery, type Failure } from '@pothik/api-client/rtk-query';
import type { CallResult, Endpoints } from '@pothik/contract';
import { Alert, BookingCardSkeleton, Button, LinkButton, Skeletons, useToast } from '@pothik/ui';
import { useHref } from 'react-router';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { AnswerRequest } from '../answer/answer-request.tsx';
import { deletionText, documentName, statusName } from './booking-facts.ts';
import { BookingItem } from './booking-item.tsx';
import { BookingTimeline } from './booking-timeline.tsx';
import { ContinueBooking } from './continue-booking.tsx';
import { DocumentOpenings } from './document-openings.tsx';
import { readKeptLinks } from '../../../shared/kept-links.ts';
import styles from './my-bookings-page.module.css';

type Tracked = CallResult<Endpoints['bookings']['track']>;

/** The end of documents and their openings; other teams' servers may not tell. */
function TrackedDocuments({ booking, openings }: Tracked) {
  const { booking: words } = useBookingMessages();
  const { keptDocuments = [] } = booking;
  return (
    <>
      {keptDocuments.length > 0 ? (
        <section className={styles.files}>
          <h3>{words.documents}</h3>
          <ul className={styles.openings}>
            {keptDocuments.map((kept) => (
              <li key={kept.document}>
                <span>{documentName(kept.document, words)}</span>
                <p>{deletionText(kept, words)}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {openings && (openings.length > 0 || keptDocuments.length > 0) ? (
        <DocumentOpenings openings={openings} />
      ) : null}
    </>
  );
}

/** A guest's booking: what is asked of them first, then where it stands; other teams' servers may tell less. */
export function TrackedBooking(tracked: Tracked) {
  const { booking, history = [], link } = tracked;
  const { details } = useBookingMessages();
  return (
    <>
      {booking.request && link ? (
        <AnswerRequest booking={booking} request={booking.request} to={{ link }} />
      ) : null}
      <div role="status">
        <BookingItem booking={booking} />
      </div>
      {history.length > 0 ? (
        <section className={styles.files}>
          <h3>{details.history}</h3>
          <BookingTimeline booking={booking} history={history} />
        </section>
      ) : null}
      <TrackedDocuments {...tracked} />
    </>
  );
}

/** Prints the booking, tells somebody, or has this device forget it. */
function Actions({ tracked, onForget }: { tracked: Tracked; onForget: () => void }) {
  const { track, booking: words } = useBookingMessages();
  const toasts = useToast();
  const trackAddress = useHref('/track');
  const { reference = '', status } = tracked.booking;
  const text = track.message(reference, statusName(status, words), location.origin + trackAddress);
  const isKept = readKeptLinks().some(({ link }) => link === tracked.link);
  return (
    <div className={styles.actions}>
      <Button emphasis="secondary" onClick={() => print()}>
        {track.print}
      </Button>
      <LinkButton
        emphasis="secondary"
        href={`https://wa.me/?${new URLSearchParams({ text }).toString()}`}
        target="_blank"
        rel="noreferrer"
      >
        {track.share}
      </LinkButton>
      {tracked.link ? <ContinueBooking link={tracked.link} /> : null}
      {isKept ? (
        <Button
          emphasis="quiet"
          onClick={() => {
            onForget();
            toasts.add(track.forgotten, 'success');
          }}
        >
          {track.forget}
        </Button>
      ) : null}
    </div>
  );
}

/** The booking that a link opens. */
export function BookingByLink({ link, onForget }: { link: string; onForget: () => void }) {
  const { track } = useBookingMessages();
  const { data, error, refetch } = useBookingsTrackByLinkQuery(
    { link },
    { refetchOnMountOrArgChange: true },
  );
  if (data) {
    return (
      <div className={styles.tracked}>
        <TrackedBooking {...data} />
        <Actions tracked={data} onForget={onForget} />
      </div>
    );
  }
  if (!error) {
    return (
      <Skeletons label={track.loading} className={styles.list ?? ''}>
        <BookingCardSkeleton />
      </Skeletons>
    );
  }
  const { status, serverMessage } = error as Failure;
  if (status === 404) return <Alert title={track.ended}>{track.endedText}</Alert>;
  return (
    <Alert
      tone="danger"
      title={serverMessage ?? track.failed}
      actions={
        <Button emphasis="secondary" onClick={() => void refetch()}>
          {track.retry}
        </Button>
      }
    />
  );
}
