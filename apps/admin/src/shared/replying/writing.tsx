import { useCannedRepliesGetQuery } from '@pothik/api-client/rtk-query';
import { selectWriting, type WritingKind } from '@pothik/chat/desk';
import { maximumChatMessageLength, type StaffChat } from '@pothik/contract';
import { Button, Composer, isComposing, PictureButton } from '@pothik/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inboxMessages } from '../../messages/inbox.ts';
import { useActions } from '../actions/actions-context.ts';
import { KeyHint } from '../actions/key-hint.tsx';
import { useDesk, useDeskPart } from '../desk-context.ts';
import { CannedDialog } from './canned-dialog.tsx';
import { findTyped, withCannedText } from './canned-text.ts';
import styles from './replying.module.css';
import { joinActions } from './reply-actions.ts';
import { ThenList } from './then-list.tsx';
import { useAttach } from './use-attach.ts';

const { actions: deeds, write } = inboxMessages;

/** Why no reply can be written here; nothing where it can. */
function obstacleOf(chat: StaffChat, isMine: boolean): string | undefined {
  if (isMine) return undefined;
  if (chat.status === 'closed') return inboxMessages.isClosed;
  if (chat.status === 'assigned') return inboxMessages.heldBy(chat.staff?.name ?? '');
  return inboxMessages.joinFirst;
}

/**
 * Where one answers the visitor, or notes something for colleagues. While nobody answers, neither is begun
 * by itself: what Enter sends is never a note by mistake.
 */
export function Writing({
  chat,
  isMine,
  onJoin,
  onLeave,
}: {
  chat: StaffChat;
  isMine: boolean;
  /** Absent: the chat can't be joined. */
  onJoin: (() => void) | undefined;
  onLeave: () => void;
}) {
  const desk = useDesk();
  const { language = 'en' } = chat;
  const isJoining = useDeskPart((state) => state.acting[chat._id] === 'join');
  const reply = useDeskPart((state) => selectWriting(state, chat._id).reply);
  const actions = useDeskPart((state) => selectWriting(state, chat._id).actions);
  const note = useDeskPart((state) => selectWriting(state, chat._id).note);
  const [chosen, setChosen] = useState<WritingKind | undefined>(
    note !== '' && reply === '' ? 'note' : undefined,
  );
  const [isCannedOpen, setCannedOpen] = useState(false);
  const { currentData: known } = useCannedRepliesGetQuery(undefined, { skip: !isMine });
  const text = useRef<HTMLTextAreaElement>(null);
  const { isPreparing, attach } = useAttach(chat._id);
  const obstacle = obstacleOf(chat, isMine);
  const kind = obstacle !== undefined && chosen !== 'note' ? undefined : (chosen ?? 'reply');
  const isNote = kind === 'note';

  // Joining is for writing. A chat that a colleague hands over takes nobody away from what they do.
  const wantsToWrite = useRef(false);
  useEffect(() => {
    if (isMine && wantsToWrite.current) text.current?.focus();
    if (isMine) wantsToWrite.current = false;
  }, [isMine]);

  const begin = (next: WritingKind) => () => {
    // The field may come with it only now.
    flushSync(() => setChosen(next));
    text.current?.focus();
  };
  const join = () => {
    wantsToWrite.current = true;
    setChosen('reply');
    onJoin?.();
  };
  const type = (next: string) => {
    const replies = known?.replies ?? [];
    const canned = isNote ? undefined : findTyped(next, replies);
    const joined = canned?.actions && joinActions(actions, canned.actions);
    desk.type(chat._id, kind ?? 'reply', withCannedText(next, replies, language), joined);
  };
  const openCanned = () => setCannedOpen(true);
  useActions([
    ...(isMine
      ? [
          { id: 'reply', label: write.toReply, keys: 'r', run: begin('reply') },
          { id: 'canned', label: write.canned, keys: 'c', run: openCanned },
        ]
      : []),
    ...(onJoin ? [{ id: 'join', label: deeds.join, keys: 'j', run: join }] : []),
    { id: 'note', label: write.toNote, keys: 'n', run: begin('note') },
  ]);

  return (
    <div
      className={styles.writing}
      role="presentation"
      data-kind={kind}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onLeave();
      }}
    >
      {obstacle === undefined ? null : <p className={styles.obstacle}>{obstacle}</p>}
      {obstacle !== undefined && reply !== '' ? (
        <div className={styles.kept}>
          <p>{inboxMessages.unsentReply}</p>
          <blockquote>{reply}</blockquote>
          <Button emphasis="quiet" onClick={() => desk.type(chat._id, 'reply', '')}>
            {inboxMessages.conversation.discard}
          </Button>
        </div>
      ) : null}
      {kind === undefined ? (
        <>
          {onJoin ? (
            <Button className={styles.join} busy={isJoining} onClick={join}>
              <span>{deeds.join}</span>
              <KeyHint keys="j" />
            </Button>
          ) : null}
          <div className={styles.tools}>
            <Button emphasis="quiet" onClick={begin('note')}>
              <span>{write.toNote}</span>
              <KeyHint keys="n" />
            </Button>
          </div>
        </>
      ) : (
        <>
          {isNote || !actions ? null : (
            <ThenList
              actions={actions}
              onChange={(others) => {
                desk.type(chat._id, 'reply', reply, others);
                // The button that was pressed is gone.
                text.current?.focus();
              }}
            />
          )}
          <Composer
            ref={text}
            {...(isNote
              ? {}
              : {
                  start: <PictureButton label={write.attach} onFile={attach} />,
                  onPicture: attach,
                })}
            label={isNote ? write.note : write.reply}
            sendLabel={isNote ? write.addNote : write.send}
            value={isNote ? note : reply}
            maxLength={maximumChatMessageLength}
            onValueChange={type}
            onSend={(written) => {
              // The composer has emptied itself by now.
              desk.type(chat._id, kind, written, isNote ? undefined : actions);
              desk.send(chat._id, kind);
            }}
          />
        </>
      )}
      {obstacle !== undefined && isNote ? (
        <div className={styles.tools}>
          {onJoin ? (
            <Button emphasis="quiet" busy={isJoining} onClick={join}>
              <span>{deeds.join}</span>
              <KeyHint keys="j" />
            </Button>
          ) : null}
          <span>{write.noteHint}</span>
        </div>
      ) : null}
      {obstacle === undefined ? (
        <div className={styles.tools}>
          <Button emphasis="quiet" onClick={begin(isNote ? 'reply' : 'note')}>
            <span>{isNote ? write.toReply : write.toNote}</span>
            <KeyHint keys={isNote ? 'r' : 'n'} />
          </Button>
          <Button emphasis="quiet" onClick={openCanned}>
            <span>{write.canned}</span>
            <KeyHint keys="c" />
          </Button>
          {isPreparing ? <span role="status">{write.preparing}</span> : null}
          {isNote ? <span>{write.noteHint}</span> : null}
        </div>
      ) : null}
      <CannedDialog
        open={isCannedOpen}
        language={language}
        onClose={() => setCannedOpen(false)}
        onChoose={(chosen, more) => {
          setCannedOpen(false);
          setChosen('reply');
          const whole = reply === '' ? chosen : `${reply.trimEnd()} ${chosen}`;
          desk.type(chat._id, 'reply', whole, joinActions(actions, more));
          text.current?.focus();
        }}
      />
    </div>
  );
}
