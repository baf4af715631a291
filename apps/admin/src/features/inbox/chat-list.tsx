import { isOwn, isUnread, isWaiting } from '@pothik/chat/desk';
import type { StaffChat } from '@pothik/contract';
import { ListBox } from '@pothik/ui';
import { inboxMessages } from '../../messages/inbox.ts';
import { useDeskPart } from '../../shared/desk-context.ts';
import { shortMoment } from '../../shared/moments.ts';
import { wordsOf } from '../../shared/words-of-message.ts';
import styles from './inbox.module.css';

/** What a line of a list tells of a chat beside its name. */
function ChatLine({ chat, holder }: { chat: StaffChat; holder: boolean }) {
  const isTyping = useDeskPart(({ typing }) => typing.includes(chat._id));
  const isUnsent = useDeskPart(({ writing }) => writing[chat._id] !== undefined);
  const me = useDeskPart((state) => state.me);
  const { lastMessage, unread, staff, snoozedUntil } = chat;
  const author = lastMessage?.author;
  const by = author?._id === me._id ? inboxMessages.you : (author?.name ?? inboxMessages.staff);
  const who = lastMessage?.senderType === 'admin' ? by : inboxMessages.visitor;
  const said = lastMessage && inboxMessages.said(who, wordsOf(lastMessage));
  return (
    <>
      <span className={styles.excerpt}>{isTyping ? inboxMessages.typing : said}</span>
      <span className={styles.marks}>
        {unread > 0 ? <span className={styles.unread}>{inboxMessages.unread(unread)}</span> : null}
        {unread === 0 && isUnread(chat) ? (
          <span className={styles.unread}>{inboxMessages.markedUnread}</span>
        ) : null}
        {snoozedUntil === undefined ? null : (
          <span>{inboxMessages.conversation.snoozedUntil(shortMoment(snoozedUntil))}</span>
        )}
        {isUnsent ? <span>{inboxMessages.unsent}</span> : null}
        {holder && staff ? <span>{inboxMessages.holder(staff.name)}</span> : null}
      </span>
    </>
  );
}

/** Since when it waits; once it is answered, when something was said last; and when it ended. */
function timeOf(chat: StaffChat): string {
  if (isWaiting(chat)) return chat.unansweredSince ?? chat.createdAt;
  if (chat.status === 'closed') return chat.updatedAt;
  return chat.lastMessage?.createdAt ?? chat.createdAt;
}

export interface ChatListProps {
  /** Names the list. */
  label: string;
  chats: readonly StaffChat[];
  chosen: string | undefined;
  onChoose: (chatId: string) => void;
}

/** Chats of which one is looked at. */
export function ChatList({ label, chats, chosen, onChoose }: ChatListProps) {
  const me = useDeskPart((state) => state.me);
  return (
    <ListBox
      label={label}
      value={chosen}
      onValueChange={onChoose}
      items={chats.map((chat) => ({
        value: chat._id,
        name: chat.name ?? inboxMessages.nameless,
        end: shortMoment(timeOf(chat)),
        details: <ChatLine chat={chat} holder={!isOwn({ me }, chat)} />,
      }))}
    />
  );
}
