import { useChatsMailTranscriptMutation } from '@pothik/api-client/rtk-query';
import { Button } from '@pothik/ui';
import { useChatMessages } from '../../messages/chat.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** Has the words of a chat mailed, for whoever is signed in: a guest's address is nobody's for sure. */
export function MailTranscript({ chatId }: { chatId: string }) {
  const words = useChatMessages().transcript;
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated);
  const [mail, { data, isLoading }] = useChatsMailTranscriptMutation();
  if (!isSignedIn) return null;
  return (
    <div role="status">
      {data ? (
        <p>{words.sent(data.email)}</p>
      ) : (
        <Button emphasis="secondary" busy={isLoading} onClick={() => void mail({ id: chatId })}>
          {words.send}
        </Button>
      )}
    </div>
  );
}
