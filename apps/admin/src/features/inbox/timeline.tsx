import { deskTimeline, isOwn, selectWriting, type DeskItem } from '@pothik/chat/desk';
import type { StaffChat } from '@pothik/contract';
import { ChatBubble, ChatPicture, Loading, MessageList } from '@pothik/ui';
import { inboxMessages } from '../../messages/inbox.ts';
import { useDesk, useDeskPart } from '../../shared/desk-context.ts';
import { shortMoment } from '../../shared/moments.ts';
import { OutgoingBubble } from '../../shared/replying/outgoing-bubble.tsx';
import styles from './inbox.module.css';

const { conversation } = inboxMessages;

const timeOf = (at: string) => ({ time: shortMoment(at), dateTime: at });

/** Up to which of staff's messages the visitor has read: the last of them says so. */
function lastSeen(items: readonly DeskItem[], { seen }: StaffChat): string | undefined {
  const read = items.findLast(
    (item) =>
      item.kind === 'message' &&
      item.message.senderType === 'admin' &&
      (item.message.sequence ?? Infinity) <= seen.customer,
  );
  return read?.kind === 'message' ? read.message._id : undefined;
}

/** What was said and noted, and what is still on its way. */
export function Timeline({ chat, isLoading }: { chat: StaffChat; isLoading: boolean }) {
  const desk = useDesk();
  const me = useDeskPart((state) => state.me);
  const talk = useDeskPart(({ talks }) => talks[chat._id]);
  const outgoing = useDeskPart((state) => selectWriting(state, chat._id).outgoing);
  const isTyping = useDeskPart(({ typing }) => typing.includes(chat._id));
  const isMine = isOwn({ me }, chat);
  const items = deskTimeline(talk ?? { messages: [], notes: [] }, outgoing);
  const seenId = lastSeen(items, chat);
  const visitor = chat.name ?? inboxMessages.nameless;

  const bubble = (item: DeskItem) => {
    if (item.kind === 'note') {
      const { _id, author, content, createdAt } = item.note;
      const by = author?.name ?? conversation.formerColleague;
      return (
        <ChatBubble
          key={_id}
          kind="note"
          sender={author?._id === me._id ? conversation.ownNote : conversation.noteBy(by)}
          {...timeOf(createdAt)}
        >
          {content}
        </ChatBubble>
      );
    }
    if (item.kind === 'outgoing') {
      const { outgoing: one } = item;
      return <OutgoingBubble key={one.clientId} chatId={chat._id} outgoing={one} isMine={isMine} />;
    }
    const { _id, senderType, content, createdAt, author, attachment } = item.message;
    const isStaff = senderType === 'admin';
    const by = author?._id === me._id ? inboxMessages.you : (author?.name ?? inboxMessages.staff);
    const sender = isStaff ? by : visitor;
    return (
      <ChatBubble
        key={_id}
        own={isStaff}
        sender={sender}
        delivery={_id === seenId ? 'seen' : 'sent'}
        labels={conversation.bubble}
        {...timeOf(createdAt)}
      >
        <span>{content}</span>
        {attachment ? (
          <ChatPicture
            src={attachment.url}
            alt={conversation.pictureFrom(sender)}
            width={attachment.width}
            height={attachment.height}
            labels={conversation.picture}
            onBroken={() => desk.renewPicture(chat._id, _id)}
          />
        ) : null}
      </ChatBubble>
    );
  };

  if (isLoading && items.length === 0) return <Loading label={conversation.loading} />;
  return (
    <div className={styles.timeline}>
      <MessageList
        label={conversation.label}
        newLabel={conversation.newMessages}
        count={items.length}
      >
        {items.map(bubble)}
      </MessageList>
      <p className={styles.typing} role="status">
        {isTyping ? (
          <>
            <bdi>{visitor}</bdi> <span>{inboxMessages.typing}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}
