import { deskTimeline, isOwn, isWaiting, selectWriting } from '@pothik/chat/desk';
import type { StaffChat } from '@pothik/contract';
import { Link, Loading } from '@pothik/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { caseMessages } from '../../../messages/case.ts';
import { useDesk, useDeskPart } from '../../../shared/desk-context.ts';
import { toMoment } from '../../../shared/moments.ts';
import { LoadFailed } from '../../../shared/page/load-failed.tsx';
import { OutgoingBubble } from '../../../shared/replying/outgoing-bubble.tsx';
import { Writing } from '../../../shared/replying/writing.tsx';
import styles from './case.module.css';

const { reply: words } = caseMessages;

/** Where a person is answered in a chat of theirs, or colleagues are told something. */
export function CaseReply({
  chat: { _id: chatId, createdAt },
  onSaid,
}: {
  chat: StaffChat;
  /** Something came into the chat. */
  onSaid: () => void;
}) {
  const desk = useDesk();
  const chat = useDeskPart(({ chats }) => chats[chatId]);
  const talk = useDeskPart(({ talks }) => talks[chatId]);
  const outgoing = useDeskPart((state) => selectWriting(state, chatId).outgoing);
  const isMine = useDeskPart((state) => isOwn(state, state.chats[chatId]));
  useEffect(() => {
    desk.open(chatId);
    return () => desk.open(undefined);
  }, [desk, chatId]);

  const said = talk?.phase === 'ready' ? talk.messages.length + talk.notes.length : undefined;
  const known = useRef<number>(undefined);
  const tell = useEffectEvent(onSaid);
  useEffect(() => {
    if (known.current !== undefined && said !== known.current) tell();
    known.current = said;
  }, [said]);

  if (!chat) {
    return talk?.phase === 'failed' ? (
      <LoadFailed onRetry={() => desk.reload()} />
    ) : (
      <Loading label={words.loading} />
    );
  }
  const unsent = deskTimeline(talk ?? { messages: [], notes: [] }, outgoing);
  return (
    <div className={styles.reply}>
      <p className={styles.about}>
        <span>{words.about(toMoment(createdAt))}</span>
        <Link href={`/inbox/${encodeURIComponent(chatId)}`}>{words.toInbox}</Link>
      </p>
      {unsent.map((item) =>
        item.kind === 'outgoing' ? (
          <OutgoingBubble
            key={item.outgoing.clientId}
            chatId={chatId}
            outgoing={item.outgoing}
            isMine={isMine}
          />
        ) : null,
      )}
      <Writing
        chat={chat}
        isMine={isMine}
        onJoin={isWaiting(chat) ? () => desk.join(chatId) : undefined}
        onLeave={() => (document.activeElement as HTMLElement | null)?.blur()}
      />
    </div>
  );
}
