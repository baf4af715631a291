import { resolveUrl } from '@pothik/api-client';
import {
  selectCanAttach,
  selectCanType,
  selectCanWriteWhileWaiting,
  selectIdentity,
  selectTimeline,
  type ChatController,
  type ChatState,
  type TimelineItem,
} from '@pothik/chat';
import { maximumChatMessageLength, type ChatAnswerer } from '@pothik/contract';
import {
  Avatar,
  Button,
  ChatBubble,
  ChatPicture,
  Composer,
  MessageList,
  PictureButton,
} from '@pothik/ui';
import { useRef } from 'react';
import { useChatMessages } from '../../messages/chat.ts';
import { useFormats } from '../../messages/formats.ts';
import type { Formats } from '../../shared/create-formats.ts';
import { useLanguageOf } from '../../shared/language-of.ts';
import { useSettings } from '../../store/hooks.ts';
import styles from './chat.module.css';
import { ProveIdentity } from './prove-identity.tsx';
import { useAttach } from './use-attach.ts';

function timeOf(createdAt: string, formats: Formats) {
  const time = formats.clock(createdAt);
  // A server that is not ours may send no time.
  return time === undefined ? {} : { time, dateTime: createdAt };
}

const measuresOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** Whether staff have read the visitor's message that is the newest of all. */
function isLastSeen({ talk }: ChatState): boolean {
  if (!('messages' in talk) || talk.outgoing.length > 0) return false;
  const last = talk.messages.at(-1);
  return last?.senderType === 'customer' && (last.sequence ?? Infinity) <= (talk.seenByStaff ?? 0);
}

/** Who of the staff answers. */
function Answerer({ answerer: { firstName, imageUrl } }: { answerer: ChatAnswerer }) {
  const { answersYou } = useChatMessages();
  const languageOf = useLanguageOf();
  const origin = useSettings().apiOrigin;
  return (
    <p className={styles.answerer} role="status">
      <Avatar
        name={firstName}
        src={imageUrl === undefined ? undefined : resolveUrl(origin, imageUrl)}
        size="small"
      />
      <span>
        <strong lang={languageOf(firstName)}>{firstName}</strong> <span>{answersYou}</span>
      </span>
    </p>
  );
}

/** What was said, and where one answers. */
export function ConversationView({
  controller,
  state,
}: {
  controller: ChatController;
  state: ChatState;
}) {
  const messages = useChatMessages();
  const languageOf = useLanguageOf();
  const formats = useFormats();
  const origin = useSettings().apiOrigin;
  const { isPreparing, attach } = useAttach(controller);
  const items = selectTimeline(state);
  const { phase } = state.talk;
  const identity = selectIdentity(state);
  const input = useRef<HTMLTextAreaElement>(null);
  const writeMeanwhile = () => {
    controller.writeWhileWaiting();
    // Once it is open, and still within the press: a phone's keyboard comes with no other.
    queueMicrotask(() => input.current?.focus());
  };

  const bubble = ({ kind, message }: TimelineItem) => {
    const isOwn = kind === 'outgoing' || message.senderType === 'customer';
    // It stays the same element when it arrives.
    const key = (isOwn ? message.clientId : undefined) ?? (kind === 'message' ? message._id : '');
    const sender = isOwn ? messages.you : messages.admin;
    const shared = { alt: messages.pictureFrom(sender), labels: messages.picture };
    const picture =
      kind === 'message'
        ? message.attachment && (
            <ChatPicture
              {...shared}
              {...measuresOf(message.attachment)}
              src={resolveUrl(origin, message.attachment.url)}
              onBroken={() => controller.renewPicture(message._id)}
            />
          )
        : message.picture && (
            <ChatPicture
              {...shared}
              {...measuresOf(message.picture)}
              src={message.picture.preview}
              {...(message.delivery === 'sending' ? { progress: message.picture.progress } : {})}
            />
          );
    return (
      <ChatBubble
        key={key}
        sender={sender}
        own={isOwn}
        labels={messages.bubble}
        {...timeOf(message.createdAt, formats)}
        {...(kind === 'outgoing'
          ? {
              delivery: message.delivery,
              onRemove: () => controller.discard(message.clientId),
              // Where nobody answers any more nothing can be sent.
              ...(selectCanType(state)
                ? { onRetry: () => controller.retry(message.clientId) }
                : {}),
            }
          : {})}
      >
        <span lang={languageOf(message.content)}>{message.content}</span>
        {picture}
      </ChatBubble>
    );
  };

  return (
    <>
      {phase === 'assigned' && state.talk.answeredBy ? (
        <Answerer answerer={state.talk.answeredBy} />
      ) : null}
      <div className={styles.messages}>
        <MessageList
          label={messages.conversation}
          newLabel={messages.newMessages}
          count={items.length}
        >
          {items.map(bubble)}
        </MessageList>
      </div>
      {isLastSeen(state) ? <p className={styles.presence}>{messages.seen}</p> : null}
      {state.isStaffTyping ? (
        <p className={styles.presence} role="status">
          {messages.typing}
        </p>
      ) : null}
      {isPreparing ? (
        <p className={styles.presence} role="status">
          {messages.preparing}
        </p>
      ) : null}
      {phase === 'waiting' ? (
        <div className={styles.waiting}>
          <div role="status">
            {state.talk.away === undefined ? (
              <p>{messages.waiting}</p>
            ) : (
              <p lang={languageOf(state.talk.away)}>{state.talk.away}</p>
            )}
          </div>
          {selectCanWriteWhileWaiting(state) ? (
            <Button emphasis="secondary" onClick={writeMeanwhile}>
              {messages.writeMeanwhile}
            </Button>
          ) : null}
        </div>
      ) : null}
      {identity === 'asked' ? <ProveIdentity controller={controller} /> : null}
      {identity && identity !== 'asked' ? (
        <p className={styles.presence} role="status">
          {messages.identity.proven[identity]}
        </p>
      ) : null}
      {phase === 'closed' ? null : (
        <Composer
          ref={input}
          {...(selectCanAttach(state)
            ? {
                start: <PictureButton label={messages.attach} onFile={attach} />,
                onPicture: attach,
              }
            : {})}
          label={messages.input}
          sendLabel={messages.send}
          value={state.draft}
          disabled={!selectCanType(state)}
          maxLength={maximumChatMessageLength}
          onValueChange={(draft) => controller.type(draft)}
          onSend={(text) => {
            // The composer has emptied itself by now.
            controller.type(text);
            controller.send();
          }}
        />
      )}
    </>
  );
}
