import type { StaffChat } from '@pothik/contract';
import { Button, ConfirmDialog, Menu } from '@pothik/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';
import { useActions } from '../../shared/actions/actions-context.ts';
import { KeyHint } from '../../shared/actions/key-hint.tsx';
import { useDesk, useDeskPart } from '../../shared/desk-context.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { InboxAddress } from './inbox-address.ts';
import styles from './inbox.module.css';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { TranscriptDialog } from './transcript-dialog.tsx';

const { actions, closing } = inboxMessages;

/** What can be done with a chat as it stands. */
export function ConversationActions({
  chat,
  isMine,
  address,
}: {
  chat: StaffChat;
  isMine: boolean;
  address: InboxAddress;
}) {
  const desk = useDesk();
  const me = useDeskPart((state) => state.me);
  const acting = useDeskPart((state) => state.acting[chat._id]);
  const [dialog, setDialog] = useState<'close' | 'hand-over' | 'snooze' | 'transcript'>();
  const isOthers = chat.status === 'assigned' && !isMine;

  const takeOver = () => {
    desk.handOver(chat._id, me._id);
    address.go({ list: 'mine' });
  };
  const isSnoozed = chat.snoozedUntil !== undefined;
  const wake = () => desk.snooze(chat._id);
  // Both are for later: one goes on with another chat.
  const markUnread = () => {
    address.go({ chatId: undefined });
    desk.markUnread(chat._id);
  };
  const snooze = (until: string) => {
    setDialog(undefined);
    address.go({ chatId: undefined });
    desk.snooze(chat._id, until);
  };
  // To whom it goes is decided by the server; without an account there is nobody.
  const canBeMailed = chat.email !== undefined && chat.lastSequence > 0;
  const mailing = canBeMailed
    ? [
        {
          id: 'mail-transcript',
          label: actions.mailTranscript,
          keys: 'm',
          run: () => setDialog('transcript'),
        },
      ]
    : [];
  const seldom = [
    {
      id: 'return',
      label: actions.return,
      keys: 'q',
      run: () => desk.returnToQueue(chat._id),
    },
    ...(isSnoozed
      ? [{ id: 'wake', label: actions.wake, keys: 'z', run: wake }]
      : [{ id: 'snooze', label: actions.snooze, keys: 's', run: () => setDialog('snooze') }]),
    { id: 'unread', label: actions.markUnread, keys: 'u', run: markUnread },
  ];
  useActions([
    ...(isOthers ? [{ id: 'take-over', label: actions.takeOver, keys: 't', run: takeOver }] : []),
    ...(isMine
      ? [
          {
            id: 'hand-over',
            label: actions.handOver,
            keys: 'h',
            run: () => setDialog('hand-over'),
          },
          { id: 'close', label: actions.close, keys: 'x', run: () => setDialog('close') },
          ...seldom,
        ]
      : []),
    ...mailing,
  ]);
  const furtherItems = [...(isMine ? seldom : []), ...mailing];

  return (
    <div className={styles.actions}>
      {isOthers ? (
        <Button emphasis="secondary" busy={acting === 'hand-over'} onClick={takeOver}>
          <span>{actions.takeOver}</span>
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
            <span>{actions.handOver}</span>
            <KeyHint keys="h" />
          </Button>
          <Button emphasis="secondary" busy={acting === 'close'} onClick={() => setDialog('close')}>
            <span>{actions.close}</span>
            <KeyHint keys="x" />
          </Button>
        </>
      ) : null}
      {furtherItems.length > 0 ? (
        <Menu
          label={actions.more}
          trigger={<Ellipsis size={20} strokeWidth={1.75} aria-hidden />}
          items={furtherItems.map(({ label, run }) => ({ label, onSelect: run }))}
        />
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
      <SnoozeDialog
        open={dialog === 'snooze'}
        onClose={() => setDialog(undefined)}
        onSnooze={snooze}
      />
      <TranscriptDialog
        chatId={chat._id}
        open={dialog === 'transcript'}
        onClose={() => setDialog(undefined)}
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
