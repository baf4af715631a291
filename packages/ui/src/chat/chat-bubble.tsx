import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../status/status.tsx';

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
  /** Of one's own message. Default `sent`. */
  delivery?: 'sending' | 'sent' | 'failed';
  /** Sends a failed one again. */
  onRetry?: () => void;
  labels?: Partial<ChatBubbleLabels>;
}

export interface ChatBubbleLabels {
  sending: string;
  failed: string;
  retry: string;
}

const chatBubbleLabels: ChatBubbleLabels = {
  sending: 'Sending…',
  failed: 'Not sent',
  retry: 'Retry',
};

/** One message of a conversation. Renders an `article` whose name tells the sender. */
export function ChatBubble({
  sender,
  own = false,
  children,
  time,
  dateTime,
  delivery = 'sent',
  onRetry,
  labels,
}: ChatBubbleProps) {
  const words = { ...chatBubbleLabels, ...labels };
  return (
    <article className={`pothik-bubble${own ? ' pothik-bubble--own' : ''}`} aria-label={sender}>
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
        {delivery === 'failed' ? (
          <>
            <span className="pothik-bubble__failed">{words.failed}</span>
            <button type="button" className="pothik-bubble__retry" onClick={onRetry}>
              <RotateCcw size={14} strokeWidth={2} aria-hidden />
              {words.retry}
            </button>
          </>
        ) : null}
      </div>
    </article>
  );
}
