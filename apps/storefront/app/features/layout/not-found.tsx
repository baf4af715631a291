import { LinkButton, MessageState } from '@pothik/ui';
import { usePagesMessages } from '../../messages/pages.ts';
import { PageMeta } from '../../shared/page-meta.tsx';

/** Shown at an address that nothing stands under. */
export function NotFound() {
  const { allServices, notFound } = usePagesMessages();
  return (
    <main id="content">
      <PageMeta title={notFound.title} canonical="/" noIndex />
      <MessageState title={notFound.title} text={notFound.text} headingLevel={1}>
        <LinkButton href="/">{notFound.home}</LinkButton>
        <LinkButton href="/service" emphasis="secondary">
          {allServices}
        </LinkButton>
      </MessageState>
    </main>
  );
}
