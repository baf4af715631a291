import { useChatsMailTranscriptMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button } from '@pothik/ui';
import { useChatMessages } from '../../messages/chat.ts';
import { useAppSelector } from '../../store/hooks.ts';
import styles from './chat.module.css';

/** Has the words of a chat mailed, for whoever is signed in: a guest's address is nobody's for sure. */
export function MailTranscript({ chatId }: { chatId: string }) {
  const words = useChatMessages().transcript;
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated);
  const [mail, { data, error, isLoading }] = useChatsMailTranscriptMutation();
  if (!isSignedIn) return null;
  return (
    <div className={styles.transcript}>
      {data ? null : (
        <Button emphasis="secondary" busy={isLoading} onClick={() => void mail({ id: chatId })}>
          {words.send}
        </Button>
      )}
      <p role="status">
        {data ? <span>{words.sent(data.email)}</span> : null}
        {error ? <span>{(error as Failure).serverMessage ?? words.failed}</span> : null}
      </p>
    </div>
  );
}
