import { pothikApi, useSettingsContactQuery } from '@pothik/api-client/rtk-query';
import { openLiveChatEvent } from '@pothik/contract';
import { Button, ErrorState, LinkButton } from '@pothik/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { useChatButtonMessages } from '../../messages/chat-button.ts';
import { useFrameMessages } from '../../messages/frame.ts';
import { onRecovery } from '../../shared/on-recovery.ts';
import { PageMeta } from '../../shared/page-meta.tsx';

/**
 * Replaces a page whose own content could not be rendered (Specification §8), until the cause is gone.
 *
 * @param hasChat whether the live chat is on this page.
 */
export function ErrorScreen({ hasChat = false }: { hasChat?: boolean }) {
  const { error, bottom } = useFrameMessages();
  const chat = useChatButtonMessages();
  const { data: contact } = useSettingsContactQuery();
  const navigate = useNavigate();
  const location = useLocation();
  const dispatch = useDispatch();
  const tryAgain = () => {
    // The page may have failed on its data.
    dispatch(pothikApi.util.invalidateTags(['Service', 'Insight']));
    void navigate(location, { replace: true, state: location.state as unknown });
  };
  // At each rendering: it goes back to where the visitor is by now.
  useEffect(() => onRecovery(tryAgain));
  return (
    <main id="content">
      <PageMeta title={error.title} canonical="/" noIndex />
      <ErrorState title={error.title} text={error.text} headingLevel={1}>
        <Button onClick={tryAgain}>{error.tryAgain}</Button>
        <Button emphasis="secondary" onClick={() => window.location.reload()}>
          {error.refresh}
        </Button>
        {hasChat ? (
          <Button emphasis="secondary" onClick={() => dispatchEvent(new Event(openLiveChatEvent))}>
            {chat.open}
          </Button>
        ) : null}
        {contact?.phone ? (
          <LinkButton emphasis="secondary" href={`tel:${contact.phone}`}>
            {contact.phone}
          </LinkButton>
        ) : null}
        <LinkButton emphasis="quiet" href="/">
          {bottom.home}
        </LinkButton>
      </ErrorState>
    </main>
  );
}
