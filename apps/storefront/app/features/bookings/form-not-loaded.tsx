import { Button, type FailedPartProps } from '@pothik/ui';
import { useServiceMessages } from '../../messages/service.ts';

/** Replaces the booking form until its code can be loaded. */
export function FormNotLoaded({ retry }: FailedPartProps) {
  const { service: messages } = useServiceMessages();
  return (
    <div role="alert">
      <p>{messages.formFailed}</p>
      <Button emphasis="secondary" onClick={retry}>
        {messages.retry}
      </Button>
    </div>
  );
}
