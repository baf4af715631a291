'use client';
import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLabels } from '../labels/use-labels.ts';
import './chat.css';

/** How near to its end a reader counts as being there, in pixels. */
const nearEnd = 48;

/** What {@link MessageList} is given. */
export interface MessageListProps {
  /** Names the log. Default 'Conversation'. */
  label?: string;
  /** On the button that leads to what came while one read further up. Default 'New messages'. */
  newLabel?: string;
  /** How many messages there are; a change is what may move the list. */
  count: number;
  children: ReactNode;
}

const messageListLabels = { label: 'Conversation', newLabel: 'New messages' };

/**
 * A conversation that stays at its end as long as its reader is there, and doesn't pull down who
 * reads further up. Renders a `log`, so that new messages are heard.
 */
export function MessageList({ label, newLabel, count, children }: MessageListProps) {
  const words = useLabels('MessageList', messageListLabels);
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  // How many there were when the reader went up; undefined at the end.
  const [countSeen, setCountSeen] = useState<number>();
  const unread = countSeen !== undefined && count > countSeen;

  const toEnd = () => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
  }, [count]);
  // A font, a picture or a keyboard that comes changes the heights without a new message.
  useEffect(() => {
    const resized = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
    });
    for (const { current } of [list, content]) if (current) resized.observe(current);
    return () => resized.disconnect();
  }, []);

  return (
    <div className="pothik-messages">
      <div
        ref={list}
        className="pothik-messages__log"
        role="log"
        aria-label={label ?? words.label}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
          setCountSeen(atEnd.current ? undefined : (countSeen ?? count));
        }}
      >
        <div ref={content} className="pothik-messages__content">
          {children}
        </div>
      </div>
      {unread ? (
        <button type="button" className="pothik-messages__new" onClick={toEnd}>
          <span>{newLabel ?? words.newLabel}</span>
          <ArrowDown size={16} strokeWidth={2} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
