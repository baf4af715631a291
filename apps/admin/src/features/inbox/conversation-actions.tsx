import type { StaffChat } from '@pothik/contract';
import { Button, ConfirmDialog } from '@pothik/ui';
import { useState } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';
import { useActions } from '../../shared/actions/actions-context.ts';
import { KeyHint } from '../../shared/actions/key-hint.tsx';
import { useDesk, useDeskPart } from '../../shared/desk-context.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { InboxAddress } from './inbox-address.ts';
import styles from './inbox.module.css';

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
  useActions([
    ...(onJoin ? [{ id: 'join', label: actions.join, keys: 'j', run: onJoin }] : []),
    ...(isOthers ? [{ id: 'take-over', label: actions.takeOver, keys: 't', run: takeOver }] : []),
    ...(isMine
      ? [
          {
            id: 'hand-over',
            label: actions.handOver,
            keys: 'h',
            run: () => setDialog('hand-over'),
          },
          {
            id: 'return',
            label: actions.return,
            keys: 'q',
            run: () => desk.returnToQueue(chat._id),
          },
          { id: 'close', label: actions.close, keys: 'x', run: () => setDialog('close') },
        ]
      : []),
  ]);

  return (
    <div className={styles.actions}>
      {onJoin ? (
        <Button busy={acting === 'join'} onClick={onJoin}>
          {actions.join}
          <KeyHint keys="j" />
        </Button>
      ) : null}
      {isOthers ? (
        <Button emphasis="secondary" busy={acting === 'hand-over'} onClick={takeOver}>
          {actions.takeOver}
          <KeyHint keys="t" />
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
            <KeyHint keys="h" />
          </Button>
          <Button
            emphasis="secondary"
            busy={acting === 'return'}
            onClick={() => desk.returnToQueue(chat._id)}
          >
            {actions.return}
            <KeyHint keys="q" />
          </Button>
          <Button emphasis="secondary" busy={acting === 'close'} onClick={() => setDialog('close')}>
            {actions.close}
            <KeyHint keys="x" />
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
