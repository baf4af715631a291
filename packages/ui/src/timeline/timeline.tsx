import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import './timeline.css';

/** One thing that has happened, happens, or is to happen. */
export interface TimelineEvent {
  title: ReactNode;
  /** When, as it is read: 'Yesterday, 4 pm', 'About 12 March'. */
  time?: ReactNode;
  /** The moment in ISO form, for machines. */
  dateTime?: string;
  /** What it means and who acts next. */
  children?: ReactNode;
  /** `done` has happened, `current` waits for somebody, `next` is to come. Default `done`. */
  state?: 'done' | 'current' | 'next';
}

/** What {@link Timeline} is given. */
export interface TimelineProps {
  /** Names the list. */
  label: string;
  /** In the order in which they are read. */
  events: readonly TimelineEvent[];
}

/** The way of a thing through time. Renders an ordered list; what waits now is `aria-current`. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol className="pothik-timeline" aria-label={label}>
      {events.map(({ title, time, dateTime, children, state = 'done' }, index) => (
        <li
          // Events are neither moved nor taken out.
          key={index}
          className="pothik-timeline__event"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="pothik-timeline__sign" aria-hidden>
            {state === 'done' ? <Check size={14} strokeWidth={2.5} /> : null}
          </span>
          <div className="pothik-timeline__content">
            <p className="pothik-timeline__title">{title}</p>
            {time ? (
              <p className="pothik-timeline__time">
                <time dateTime={dateTime}>{time}</time>
              </p>
            ) : null}
            {children ? <div>{children}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
