import type { ComponentType } from 'react';
import type { MessageStateProps } from './message-state.tsx';
import './message-state.css';

interface StateFrameProps extends Omit<MessageStateProps, 'drawing'> {
  Drawing: ComponentType;
}

/** What all states look like; a page that shows one of them loads its drawing alone. */
export function StateFrame({ title, text, children, headingLevel = 2, Drawing }: StateFrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="pothik-state">
      <Drawing />
      <Heading className="pothik-state__title">{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children ? <div className="pothik-state__actions">{children}</div> : null}
    </div>
  );
}
