import { frameMessages } from '../messages/frame.ts';

/** What the browser's tab says of the page. */
export function PageTitle({ children }: { children: string }) {
  return <title>{frameMessages.title(children)}</title>;
}
