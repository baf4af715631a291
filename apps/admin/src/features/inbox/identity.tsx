import { useStaffChatsAskIdentityMutation, type Failure } from '@pothik/api-client/rtk-query';
import { isOwn } from '@pothik/chat/desk';
import type { StaffChat } from '@pothik/contract';
import { Button, useToast } from '@pothik/ui';
import { caseMessages } from '../../messages/case.ts';
import { useDeskPart } from '../../shared/desk-context.ts';
import { IdentityBadge } from '../../shared/identity/identity-badge.tsx';
import styles from './inbox.module.css';

const { identity } = caseMessages;

/** Whether the visitor has proven who they are, and the way to ask for it. */
export function Identity({ chat }: { chat: StaffChat }) {
  const isMine = useDeskPart((state) => isOwn(state, state.chats[chat._id]));
  const [ask, { isLoading }] = useStaffChatsAskIdentityMutation();
  const toasts = useToast();
  const send = async () => {
    const { error } = await ask({ id: chat._id });
    if (error) toasts.add((error as Failure).serverMessage ?? identity.askFailed, 'error');
    else toasts.add(identity.asked, 'success');
  };
  return (
    <>
      <div>
        <IdentityBadge chat={chat} />
      </div>
      {chat.provenBy ? null : <p className={styles.soft}>{identity.claimedText}</p>}
      {isMine && !chat.provenBy && chat.status !== 'closed' ? (
        <Button emphasis="secondary" busy={isLoading} onClick={() => void send()}>
          {identity.ask}
        </Button>
      ) : null}
    </>
  );
}
