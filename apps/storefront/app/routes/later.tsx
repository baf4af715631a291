import { LinkButton, MessageState } from '@pothik/ui';
import { useLocation } from 'react-router';
import { usePagesMessages } from '../messages/pages.ts';
import { PageMeta } from '../shared/page-meta.tsx';

/** Says honestly that a screen opens later. */
export default function Later() {
  const { later } = usePagesMessages();
  const { pathname } = useLocation();
  const name = pathname.split('/')[1] ?? '';
  const title = (later.title as Record<string, string>)[name] ?? name;
  return (
    <main id="content">
      <PageMeta title={title} canonical={pathname} noIndex />
      <MessageState title={title} text={later.text} headingLevel={1}>
        <LinkButton href="/service">{later.action}</LinkButton>
      </MessageState>
    </main>
  );
}
