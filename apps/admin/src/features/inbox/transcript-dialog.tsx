import { useStaffChatsMailTranscriptMutation, type Failure } from '@pothik/api-client/rtk-query';
import { ConfirmDialog, useToast } from '@pothik/ui';
import { inboxMessages } from '../../messages/inbox.ts';

const { transcript } = inboxMessages;

/** Asks before a chat is mailed to its visitor: a mail can't be taken back. */
export function TranscriptDialog({
  chatId,
  open,
  onClose,
}: {
  chatId: string;
  open: boolean;
  onClose: () => void;
}) {
  const toasts = useToast();
  const [mail, { isLoading }] = useStaffChatsMailTranscriptMutation();
  const send = async () => {
    const { data, error } = await mail({ id: chatId });
    onClose();
    if (data) toasts.add(transcript.sent(data.email), 'success');
    else toasts.add((error as Failure).serverMessage ?? transcript.failed, 'error');
  };
  return (
    <ConfirmDialog
      title={transcript.title}
      text={transcript.text}
      open={open}
      busy={isLoading}
      confirmLabel={transcript.confirm}
      cancelLabel={transcript.cancel}
      onCancel={onClose}
      onConfirm={() => void send()}
    />
  );
}
