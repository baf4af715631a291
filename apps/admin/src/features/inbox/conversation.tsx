import { isOwn, isWaiting } from '@pothik/chat/desk';
import { Button, Drawer, ErrorState, IconButton, Loading, MessageState } from '@pothik/ui';
import { ArrowLeft, PanelRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { caseMessages } from '../../messages/case.ts';
import { inboxMessages } from '../../messages/inbox.ts';
import { useActions } from '../../shared/actions/actions-context.ts';
import { useDesk, useDeskPart } from '../../shared/desk-context.ts';
import { shortMoment } from '../../shared/moments.ts';
import type { StaffChat } from '@pothik/contract';
import { ConversationActions } from './conversation-actions.tsx';
import type { InboxAddress } from './inbox-address.ts';
import styles from './inbox.module.css';
import { Timeline } from './timeline.tsx';
import { VisitorDetails } from './visitor-details.tsx';
import { identityText } from '../../shared/identity/identity-badge.tsx';
import { NextStep, type SteppedBooking } from '../../shared/deciding/next-step.tsx';
import { Writing } from '../../shared/replying/writing.tsx';

const { conversation } = inboxMessages;

/** How a chat stands, in words. */
function standOf(chat: StaffChat, isMine: boolean): string {
  if (chat.status === 'closed') return conversation.closed;
  if (isMine && chat.snoozedUntil !== undefined) {
    return conversation.snoozedUntil(shortMoment(chat.snoozedUntil));
  }
  if (isMine) return conversation.yours;
  if (chat.status === 'assigned') return inboxMessages.holder(chat.staff?.name ?? '');
  return conversation.waitingSince(shortMoment(chat.unansweredSince ?? chat.createdAt));
}

/** One conversation: what was said, what can be done, where one answers, and who it is with. */
export function Conversation({
  chatId,
  address,
  onLeave,
}: {
  chatId: string;
  address: InboxAddress;
  /** Back to the list, with what is written left as it is. */
  onLeave: () => void;
}) {
  const desk = useDesk();
  const chat = useDeskPart(({ chats }) => chats[chatId]);
  const phase = useDeskPart(({ talks }) => talks[chatId]?.phase ?? 'loading');
  const isMine = useDeskPart((state) => isOwn(state, state.chats[chatId]));
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const [stepped, setStepped] = useState<SteppedBooking>();
  const heading = useRef<HTMLHeadingElement>(null);

  const navigate = useNavigate();
  const toCase = () => void navigate(`/people/of-chat/${encodeURIComponent(chatId)}`);
  useActions([{ id: 'case', label: caseMessages.open, keys: 'w', run: toCase }]);

  // Where the list gives way to the conversation, what had the focus is gone.
  useEffect(() => {
    if (document.activeElement?.checkVisibility() !== true) heading.current?.focus();
  }, []);

  if (phase === 'missing') {
    return (
      <div className={styles.choose}>
        <MessageState title={conversation.missing} text={conversation.missingText} drawing="boat">
          <Button onClick={() => address.go({ chatId: undefined })}>{conversation.back}</Button>
        </MessageState>
      </div>
    );
  }
  if (!chat || (phase === 'failed' && chat.lastSequence > 0)) {
    return (
      <div className={styles.choose}>
        {phase === 'failed' ? (
          <ErrorState title={conversation.failed}>
            <Button onClick={() => desk.reload()}>{inboxMessages.tryAgain}</Button>
          </ErrorState>
        ) : (
          <Loading label={conversation.loading} />
        )}
      </div>
    );
  }
  const join = isWaiting(chat)
    ? () => {
        desk.join(chat._id);
        address.go({ list: 'mine' });
      }
    : undefined;
  return (
    <>
      <section className={styles.chat} aria-labelledby="conversation-title">
        <header className={styles.chatHead}>
          <IconButton
            className={styles.back}
            label={conversation.back}
            icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => address.go({ chatId: undefined })}
          />
          <div className={styles.who}>
            <h2 id="conversation-title" ref={heading} tabIndex={-1}>
              <bdi>{chat.name ?? inboxMessages.nameless}</bdi>
            </h2>
            <p role="status">
              <span>{standOf(chat, isMine)}</span>
              <span>{` · ${identityText(chat)}`}</span>
            </p>
          </div>
          <ConversationActions chat={chat} isMine={isMine} address={address} />
          <IconButton
            className={styles.detailsButton}
            label={conversation.details}
            icon={<PanelRight size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => setDetailsOpen(true)}
          />
        </header>
        <Timeline chat={chat} isLoading={phase === 'loading'} />
        <Writing chat={chat} isMine={isMine} onJoin={join} onLeave={onLeave} />
      </section>
      <aside className={styles.details} aria-label={inboxMessages.details.label}>
        <VisitorDetails chat={chat} onNextStep={setStepped} />
      </aside>
      <Drawer
        title={inboxMessages.details.label}
        closeLabel={conversation.closeDetails}
        side="end"
        open={areDetailsOpen}
        onClose={() => setDetailsOpen(false)}
      >
        {areDetailsOpen ? <VisitorDetails chat={chat} onNextStep={setStepped} /> : null}
      </Drawer>
      <NextStep booking={stepped} onClose={() => setStepped(undefined)} />
    </>
  );
}
