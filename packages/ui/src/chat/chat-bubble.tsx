'use client';
import { CheckCheck, RotateCcw, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { useLabels } from '../labels/use-labels.ts';
import { Spinner } from '../status/status.tsx';
import './chat.css';

/** What {@link ChatBubble} is given. */
export interface ChatBubbleProps {
  /** Who says it, such as 'You' or 'Admin'; seen and heard. */
  sender: string;
  /** Said by whoever looks at it. */
  own?: boolean;
  children: ReactNode;
  /** For people, such as '14:05'. */
  time?: string;
  /** ISO 8601, for machines. */
  dateTime?: string;
  /**
   * Of one's own message; `late`: it is still being sent, and for long; `seen`: the other side has read it.
   * Default `sent`.
   */
  delivery?: 'sending' | 'late' | 'sent' | 'seen' | 'failed';
  /** `note`: it is among colleagues, and the other side never sees it. Default `message`. */
  kind?: 'message' | 'note';
  /** Sends a failed or late one again; absent: it can not be sent again as things are. */
  onRetry?: () => void;
  /** Gives a failed or late one up; absent: it stays. */
  onRemove?: () => void;
  labels?: Partial<ChatBubbleLabels>;
}

/** The words of {@link ChatBubble}, for another language than English. */
export interface ChatBubbleLabels {
  sending: string;
  late: string;
  seen: string;
  failed: string;
  retry: string;
  remove: string;
}

const chatBubbleLabels: ChatBubbleLabels = {
  sending: 'Sending…',
  late: 'Not sent yet, still trying…',
  seen: 'Seen',
  failed: 'Not sent',
  retry: 'Retry',
  remove: 'Remove',
};

/** The button goes with what it does: the conversation keeps the focus. */
const andKeepFocus = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
  const log = event.currentTarget.closest<HTMLElement>('[role="log"]');
  log?.focus({ preventScroll: true });
  act();
};

/** One message of a conversation. Renders an `article` whose name tells the sender. */
export function ChatBubble({
  sender,
  own = false,
  children,
  time,
  dateTime,
  delivery = 'sent',
  kind = 'message',
  onRetry,
  onRemove,
  labels,
}: ChatBubbleProps) {
  const words = useLabels('ChatBubble', chatBubbleLabels, labels);
  return (
    <article
      className={classNames(
        'pothik-bubble',
        own && 'pothik-bubble--own',
        kind === 'note' && 'pothik-bubble--note',
      )}
      aria-label={sender}
    >
      <div className="pothik-bubble__text">{children}</div>
      <div className="pothik-bubble__foot">
        <span aria-hidden="true">{sender}</span>
        {time ? <time dateTime={dateTime}>{time}</time> : null}
        {delivery === 'sending' ? (
          <>
            <Spinner />
            <span>{words.sending}</span>
          </>
        ) : null}
        {delivery === 'seen' ? (
          <>
            <CheckCheck size={14} strokeWidth={2} aria-hidden />
            <span>{words.seen}</span>
          </>
        ) : null}
        {delivery === 'late' ? <Spinner /> : null}
        {delivery === 'late' || delivery === 'failed' ? (
          <>
            <span className={delivery === 'failed' ? 'pothik-bubble__failed' : undefined}>
              {words[delivery]}
            </span>
            {onRetry ? (
              <button
                type="button"
                className="pothik-bubble__action"
                onClick={andKeepFocus(onRetry)}
              >
                <RotateCcw size={14} strokeWidth={2} aria-hidden />
                <span>{words.retry}</span>
              </button>
            ) : null}
            {onRemove ? (
              <button
                type="button"
                className="pothik-bubble__action pothik-bubble__action--quiet"
                onClick={andKeepFocus(onRemove)}
              >
                <X size={14} strokeWidth={2} aria-hidden />
                <span>{words.remove}</span>
              </button>
            ) : null}
          </>
        ) : null}
      </div>
    </article>
  );
}
