import { Button, MessageState } from '@pothik/ui';
import { useLocation, useNavigate } from 'react-router';
import { frameMessages } from '../../messages/frame.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';

/** Shown where a page could not be rendered. */
export function ErrorPage() {
  const { title, text, tryAgain, refresh } = frameMessages.error;
  const location = useLocation();
  const navigate = useNavigate();
  // The router forgets an error when one goes somewhere, be it the same place.
  const again = () => void navigate(location, { replace: true });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessageState title={title} text={text} headingLevel={1}>
        <Button onClick={again}>{tryAgain}</Button>
        <Button emphasis="secondary" onClick={() => window.location.reload()}>
          {refresh}
        </Button>
      </MessageState>
    </>
  );
}
