import { Button, type FailedPartProps } from '@pothik/ui';
import { useServiceMessages } from '../../messages/service.ts';
import styles from './book-this-service.module.css';

/** Replaces the booking form until its code can be loaded. */
export function FormNotLoaded({ retry }: FailedPartProps) {
  const { service: messages } = useServiceMessages();
  return (
    <div role="alert" className={styles.choice}>
      <p>{messages.formFailed}</p>
      <Button emphasis="secondary" onClick={retry}>
        {messages.retry}
      </Button>
    </div>
  );
}
