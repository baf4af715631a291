import type { StaffChat } from '@pothik/contract';
import { Link, StatusBadge, type StatusTone } from '@pothik/ui';
import { peopleMessages } from '../../../messages/people.ts';
import { IdentityBadge } from '../../../shared/identity/identity-badge.tsx';
import { toMoment } from '../../../shared/moments.ts';
import { Section } from '../../../shared/page/section.tsx';
import { wordsOf } from '../../../shared/words-of-message.ts';
import styles from '../people.module.css';

const { customer: words } = peopleMessages;

type ChatStatus = keyof typeof words.chatStatuses;

const chatTones: Record<ChatStatus, StatusTone> = {
  waiting: 'warning',
  assigned: 'success',
  closed: 'neutral',
};

/** Any status but these is waiting. */
const chatStatusOf = ({ status }: StaffChat): ChatStatus =>
  status === 'assigned' || status === 'closed' ? status : 'waiting';

/** The chats of a person, each with how its visitor has proven who they are. */
export function CaseChats({ chats }: { chats: readonly StaffChat[] }) {
  return (
    <Section id="chats" title={words.chats}>
      {chats.length === 0 ? <p>{words.noChats}</p> : null}
      <ul className={styles.lines}>
        {chats.map((chat) => (
          <li key={chat._id}>
            <span className={styles.what}>
              <Link href={`/inbox/${encodeURIComponent(chat._id)}`}>
                {toMoment(chat.createdAt)}
              </Link>
              <span className={styles.soft}>
                {chat.lastMessage ? wordsOf(chat.lastMessage) : words.noMessage}
              </span>
            </span>
            <span className={styles.buttons}>
              <IdentityBadge chat={chat} />
              <StatusBadge tone={chatTones[chatStatusOf(chat)]}>
                {words.chatStatuses[chatStatusOf(chat)]}
              </StatusBadge>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
