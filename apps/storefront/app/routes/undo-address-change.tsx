import { useAuthUndoAddressChangeMutation, type Failure } from '@pothik/api-client/rtk-query';
import { ConfirmLink } from '../features/layout/confirm-link.tsx';
import { usePagesMessages } from '../messages/pages.ts';

/** Where the mail leads that tells a former mailbox of the account's new address. */
export default function UndoAddressChange() {
  const { confirmation } = usePagesMessages();
  const [undo, { data, error, isLoading }] = useAuthUndoAddressChangeMutation();
  return (
    <ConfirmLink
      words={confirmation.undoAddress}
      canonical="/undo-address-change"
      busy={isLoading}
      done={data?.message}
      failure={error as Failure | undefined}
      onConfirm={(token) => void undo({ token })}
    />
  );
}
