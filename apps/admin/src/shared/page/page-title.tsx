import { use, useSyncExternalStore } from 'react';
import { selectNewsCount } from '@pothik/chat/desk';
import { formats } from '../../messages/formats.ts';
import { frameMessages } from '../../messages/frame.ts';
import { DeskContext } from '../desk-context.ts';

const silent = () => () => undefined;

/** What the browser's tab says of the page, and how many chats want somebody. */
export function PageTitle({ children }: { children: string }) {
  // A page that failed stands outside the session, too.
  const desk = use(DeskContext);
  const count = useSyncExternalStore(desk?.subscribe ?? silent, () =>
    desk ? selectNewsCount(desk.getState()) : 0,
  );
  const title = frameMessages.title(children);
  return <title>{count > 0 ? `(${formats.count(count)}) ${title}` : title}</title>;
}
