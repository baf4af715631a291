import { Button, MessageState } from '@pothik/ui';
import { useNavigate } from 'react-router';
import { useFrameMessages } from '../../messages/frame.ts';

/** Shown where a page could not be rendered (Specification §8). */
export function ErrorScreen() {
  const { error } = useFrameMessages();
  const navigate = useNavigate();
  return (
    <main>
      <MessageState title={error.title} text={error.text} headingLevel={1}>
        <Button onClick={() => void navigate('.', { replace: true })}>{error.tryAgain}</Button>
        <Button emphasis="secondary" onClick={() => location.reload()}>
          {error.refresh}
        </Button>
      </MessageState>
    </main>
  );
}
