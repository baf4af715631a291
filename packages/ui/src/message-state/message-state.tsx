import type { ReactNode } from 'react';
import { drawings } from './drawings.tsx';
import './message-state.css';

/** What {@link EmptyState} and {@link ErrorState} are given. */
export interface MessageStateProps {
  title: string;
  text?: string | undefined;
  /** One action, two at most. */
  children?: ReactNode;
  /** Of the level that fits the page. Default 2. */
  headingLevel?: 1 | 2 | 3;
  /** `road`: set out from here; `boat`: nothing was found; `bridge`: something failed. */
  drawing?: keyof typeof drawings;
}

/** An empty, missing or failed thing as a screen of its own: a drawing, a sentence, an action. */
export function MessageState({
  title,
  text,
  children,
  headingLevel = 2,
  drawing = 'road',
}: MessageStateProps) {
  const Heading = `h${headingLevel}` as const;
  const Drawing = drawings[drawing];
  return (
    <div className="pothik-state">
      <Drawing />
      <Heading className="pothik-state__title">{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children ? <div className="pothik-state__actions">{children}</div> : null}
    </div>
  );
}

/** There is nothing here (yet). For a page that does not exist use `MessageState`. */
export function EmptyState(props: Omit<MessageStateProps, 'drawing'>) {
  return <MessageState {...props} drawing="boat" />;
}

/** Something failed and can be tried again. Renders an `alert`, so that it is heard when it comes. */
export function ErrorState(props: Omit<MessageStateProps, 'drawing'>) {
  return (
    <div role="alert">
      <MessageState {...props} drawing="bridge" />
    </div>
  );
}
