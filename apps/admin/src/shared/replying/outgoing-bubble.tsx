import type { DeskItem } from '@pothik/chat/desk';
import { ChatBubble, ChatPicture } from '@pothik/ui';
import { inboxMessages } from '../../messages/inbox.ts';
import { useDesk } from '../desk-context.ts';
import { shortMoment } from '../moments.ts';

const { conversation } = inboxMessages;

/** Something that was written here and has not come through yet. */
export function OutgoingBubble({
  chatId,
  outgoing: { clientId, kind, content, createdAt, delivery, picture },
  isMine,
}: {
  chatId: string;
  outgoing: Extract<DeskItem, { kind: 'outgoing' }>['outgoing'];
  isMine: boolean;
}) {
  const desk = useDesk();
  return (
    <ChatBubble
      own
      kind={kind === 'note' ? 'note' : 'message'}
      sender={kind === 'note' ? conversation.ownNote : inboxMessages.you}
      delivery={delivery}
      labels={conversation.bubble}
      onRemove={() => desk.discard(chatId, clientId)}
      {...(kind === 'note' || isMine ? { onRetry: () => desk.retry(chatId, clientId) } : {})}
      time={shortMoment(createdAt)}
      dateTime={createdAt}
    >
      <span>{content}</span>
      {picture ? (
        <ChatPicture
          src={picture.preview}
          alt={conversation.pictureFrom(inboxMessages.you)}
          width={picture.width}
          height={picture.height}
          labels={conversation.picture}
          {...(delivery === 'sending' ? { progress: picture.progress } : {})}
        />
      ) : null}
    </ChatBubble>
  );
}
