import type { StaffChat } from '@pothik/contract';
import { Button, ConfirmDialog } from '@pothik/ui';
import { useState } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';
import { useDesk, useDeskPart } from '../../shared/desk-context.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { InboxAddress } from './inbox-address.ts';
import styles from './inbox.module.css';
import { useShortcuts } from './use-shortcuts.ts';

const { actions, closing } = inboxMessages;

/** What can be done with a chat as it stands. */
export function ConversationActions({
  chat,
  isMine,
  address,
  onJoin,
}: {
  chat: StaffChat;
  isMine: boolean;
  address: InboxAddress;
  /** Absent: the chat can't be joined. */
  onJoin: (() => void) | undefined;
}) {
  const desk = useDesk();
  const me = useDeskPart((state) => state.me);
  const acting = useDeskPart((state) => state.acting[chat._id]);
  const [dialog, setDialog] = useState<'close' | 'hand-over'>();
  const isOthers = chat.status === 'assigned' && !isMine;

  const takeOver = () => {
    desk.handOver(chat._id, me._id);
    address.go({ list: 'mine' });
  };
  useShortcuts({
    ...(onJoin ? { j: onJoin } : {}),
    ...(isMine
      ? {
          h: () => setDialog('hand-over'),
          q: () => desk.returnToQueue(chat._id),
          x: () => setDialog('close'),
        }
      : {}),
  });

  return (
    <div className={styles.actions}>
      {onJoin ? (
        <Button busy={acting === 'join'} onClick={onJoin}>
          {actions.join}
        </Button>
      ) : null}
      {isOthers ? (
        <Button emphasis="secondary" busy={acting === 'hand-over'} onClick={takeOver}>
          {actions.takeOver}
        </Button>
      ) : null}
      {isMine ? (
        <>
          <Button
            emphasis="secondary"
            busy={acting === 'hand-over'}
            onClick={() => setDialog('hand-over')}
          >
            {actions.handOver}
          </Button>
          <Button
            emphasis="secondary"
            busy={acting === 'return'}
            onClick={() => desk.returnToQueue(chat._id)}
          >
            {actions.return}
          </Button>
          <Button emphasis="secondary" busy={acting === 'close'} onClick={() => setDialog('close')}>
            {actions.close}
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        title={closing.title}
        text={closing.text}
        open={dialog === 'close'}
        confirmLabel={closing.confirm}
        cancelLabel={closing.cancel}
        onCancel={() => setDialog(undefined)}
        onConfirm={() => {
          setDialog(undefined);
          desk.close(chat._id);
        }}
      />
      <HandOverDialog
        open={dialog === 'hand-over'}
        onClose={() => setDialog(undefined)}
        onHandOver={(staffId) => {
          setDialog(undefined);
          desk.handOver(chat._id, staffId);
        }}
      />
    </div>
  );
}
