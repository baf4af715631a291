import { bookingMoves, type Booking, type BookingStep } from '@pothik/contract';
import { Timeline, type TimelineEvent } from '@pothik/ui';
import { useBookingMessages, type BookingMessages } from '../../../messages/bookings.ts';
import { Written } from '../../../shared/written.tsx';
import { documentName, statusName } from './booking-facts.ts';

/** The way that a booking goes where nothing is in its way. */
const way = ['pending', 'confirmed', 'processing', 'completed'];

const isOver = (status: string) =>
  Object.hasOwn(bookingMoves, status) &&
  bookingMoves[status as keyof typeof bookingMoves].length === 0;

/** Words by the kind of service and the status. */
type Words = Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>;

type Told = Pick<Booking, 'serviceType' | 'departureDate' | 'status'>;

function toEvent(
  { status, note, at, isAnswer, document }: BookingStep,
  isLast: boolean,
  { serviceType }: Told,
  { timeline, booking: words }: BookingMessages,
): TimelineEvent {
  const [doing, known]: [Words, NonNullable<Words[string]>] = [timeline.doing, timeline.next];
  const next = isLast ? (doing[serviceType]?.[status] ?? known[status]) : undefined;
  return {
    title: isAnswer ? timeline.answered : statusName(status, words),
    time: words.formats.moment(at),
    dateTime: at,
    state: isLast && !isOver(status) ? 'current' : 'done',
    children: (
      <>
        {document ? <p>{documentName(document, words)}</p> : null}
        {note ? (
          <p>
            <Written>{note}</Written>
          </p>
        ) : null}
        {isAnswer && isLast ? <p>{timeline.nowAt(statusName(status, words))}</p> : null}
        {next ? <p>{next}</p> : null}
      </>
    ),
  };
}

/** The steps still to come, as far as they are known. */
function ahead(
  told: Told,
  history: readonly BookingStep[],
  { timeline, booking: words }: BookingMessages,
): TimelineEvent[] {
  const { status, serviceType, departureDate } = told;
  if (isOver(status) || !Object.hasOwn(bookingMoves, status)) return [];
  const known: Words = timeline.ahead;
  // Whoever is asked for something stands where they stood before.
  const last = history.findLast((step) => way.includes(step.status))?.status ?? status;
  const reached = Math.max(0, way.indexOf(last));
  const steps = way.slice(reached + 1).map((step): TimelineEvent => {
    const what = known[serviceType]?.[step];
    return { title: statusName(step, words), state: 'next', children: what && <p>{what}</p> };
  });
  const day = departureDate && words.formats.day(departureDate);
  const leaving: TimelineEvent[] = day
    ? [{ title: timeline.departure, time: day, state: 'next' }]
    : [];
  return [...steps.slice(0, -1), ...leaving, ...steps.slice(-1)];
}

interface BookingTimelineProps {
  booking: Told;
  /** The oldest first. */
  history: readonly BookingStep[];
}

/** The way of a booking so far, whose turn it is, and what comes next. */
export function BookingTimeline({ booking, history }: BookingTimelineProps) {
  const messages = useBookingMessages();
  const past = history.map((step, index) =>
    toEvent(step, index === history.length - 1, booking, messages),
  );
  return (
    <Timeline
      label={messages.timeline.title}
      events={[...past, ...ahead(booking, history, messages)]}
    />
  );
}
