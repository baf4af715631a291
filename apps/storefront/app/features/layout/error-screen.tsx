import { pothikApi } from '@pothik/api-client/rtk-query';
import { Button, ErrorState } from '@pothik/ui';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { useFrameMessages } from '../../messages/frame.ts';
import { PageMeta } from '../../shared/page-meta.tsx';

/** Shown where a page could not be rendered (Specification §8). */
export function ErrorScreen() {
  const { error } = useFrameMessages();
  const navigate = useNavigate();
  const location = useLocation();
  const dispatch = useDispatch();
  const tryAgain = () => {
    // What the page was made of may be what it failed on.
    dispatch(pothikApi.util.invalidateTags(['Service', 'Insight']));
    void navigate(location, { replace: true });
  };
  return (
    <main id="content">
      <PageMeta title={error.title} canonical="/" noIndex />
      <ErrorState title={error.title} text={error.text} headingLevel={1}>
        <Button onClick={tryAgain}>{error.tryAgain}</Button>
        <Button emphasis="secondary" onClick={() => window.location.reload()}>
          {error.refresh}
        </Button>
      </ErrorState>
    </main>
  );
}
