import {
  selectOffersTranscript,
  selectRating,
  selectView,
  type ChatController,
  type ChatState,
} from '@pothik/chat';
import { useChatSelector, useChatState } from '@pothik/chat/react';
import { liveChatHash, openLiveChatEvent } from '@pothik/contract';
import { Button, IconButton, isComposing, Loading } from '@pothik/ui';
import { MonitorSmartphone, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChatMessages } from '../../messages/chat.ts';
import { PushOfferLater } from '../../shared/push-offer-later.tsx';
import { useContinueDialog } from '../../shared/use-continue-dialog.tsx';
import { useSettings } from '../../store/hooks.ts';
import styles from './chat.module.css';
import { chatOf } from './controller.ts';
import { ConversationView } from './conversation-view.tsx';
import { MailTranscript } from './mail-transcript.tsx';
import { Rating } from './rating.tsx';
import { StartForm } from './start-form.tsx';

interface PanelProps {
  /** To be filled in where the visitor writes next. */
  message: string | undefined;
  /** It is filled in now. */
  onMessageTaken: () => void;
  onClose: () => void;
}

interface ChatProps extends PanelProps {
  isOpen: boolean;
  /** Hears how many messages came while the panel was closed. */
  onUnread: (count: number) => void;
}

/** The live chat: it goes on while its panel is closed. */
export function Chat({ isOpen, onUnread, ...panel }: ChatProps) {
  const { notices } = useChatMessages();
  const controller = chatOf(useSettings().apiOrigin, notices);
  const unread = useChatSelector(controller, (state) => state.unread);
  useEffect(() => {
    if (isOpen) controller.openPanel();
    else controller.closePanel();
  }, [controller, isOpen]);
  useEffect(() => onUnread(unread), [onUnread, unread]);
  // The notification of an answer leads here.
  useEffect(() => {
    if (location.hash === liveChatHash) dispatchEvent(new Event(openLiveChatEvent));
  }, []);
  return isOpen ? <Panel controller={controller} {...panel} /> : null;
}

/** Whether the visitor has said something that may be answered. */
const hasWritten = ({ talk }: ChatState) =>
  'messages' in talk && talk.messages.some(({ senderType }) => senderType === 'customer');

/** Opens the way to go on elsewhere. */
function ContinueChat(what: { chatId: string; visitorToken: string }) {
  const { label, open, dialog } = useContinueDialog(what);
  return (
    <>
      <IconButton label={label} icon={<MonitorSmartphone size={20} aria-hidden />} onClick={open} />
      {dialog}
    </>
  );
}

function Panel({
  controller,
  message,
  onMessageTaken,
  onClose,
}: PanelProps & { controller: ChatController }) {
  const messages = useChatMessages();
  const state = useChatState(controller);
  const panel = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  const view = selectView(state);

  const rating = selectRating(state);
  const { talk } = state;
  // A server that gives no token has nothing that could be handed on.
  const continued =
    'messages' in talk && talk.visitorToken !== undefined
      ? { chatId: talk.chatId, visitorToken: talk.visitorToken }
      : undefined;
  const isTalking = view === 'conversation' && state.talk.phase !== 'closed';
  const isEmpty = state.draft === '';
  useEffect(() => {
    if (message === undefined || !isTalking) return;
    if (isEmpty) controller.type(message);
    onMessageTaken();
  }, [controller, message, isTalking, isEmpty, onMessageTaken]);

  // With the panel, not after it: the key that closes it may come as soon as it is seen.
  useLayoutEffect(() => panel.current?.focus(), []);
  useEffect(
    () => () => {
      // The focus goes back to where it came from, unless it has gone elsewhere by itself.
      const isLost = document.activeElement === document.body || !document.activeElement;
      if (isLost && before instanceof HTMLElement) before.focus();
    },
    [before],
  );

  useLayoutEffect(() => {
    const element = panel.current;
    const closeByKey = (event: KeyboardEvent) => {
      // While a Bangla keyboard composes a word, Escape ends that.
      const isOfPanel = event.target instanceof Element && !event.target.closest('dialog');
      if (event.key === 'Escape' && !isComposing(event) && isOfPanel) onClose();
    };
    // A dialog in the panel has events of its own.
    const closeByRequest = (event: Event) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('keydown', closeByKey);
    element?.addEventListener('cancel', closeByRequest);
    return () => {
      element?.removeEventListener('keydown', closeByKey);
      element?.removeEventListener('cancel', closeByRequest);
    };
  }, [onClose]);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={messages.title}
      tabIndex={-1}
      className={styles.panel}
      data-back-closes
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{messages.title}</h2>
        <p className={styles.connection} role="status">
          <span className={styles.dot} data-connected={state.isConnected || undefined} />
          <span>{state.isConnected ? messages.connected : messages.disconnected}</span>
        </p>
        {continued ? <ContinueChat {...continued} /> : null}
        <IconButton
          className={styles.close}
          label={messages.close}
          icon={<X size={22} aria-hidden />}
          onClick={onClose}
        />
      </header>
      {view === 'start' ? (
        <StartForm
          controller={controller}
          talk={state.talk}
          message={message}
          onMessageTaken={onMessageTaken}
        />
      ) : null}
      {view === 'loading' ? (
        <div className={styles.body}>
          <Loading label={messages.restoring} />
        </div>
      ) : null}
      {view === 'conversation' ? (
        <>
          <ConversationView controller={controller} state={state} />
          {continued && isTalking && hasWritten(state) ? (
            <PushOfferLater followed={continued} />
          ) : null}
          {state.talk.phase === 'closed' ? (
            <div className={styles.closed}>
              <p role="status">{messages.closed}</p>
              {rating ? <Rating controller={controller} rating={rating} /> : null}
              {selectOffersTranscript(state) ? (
                <MailTranscript key={state.talk.chatId} chatId={state.talk.chatId} />
              ) : null}
              <Button onClick={() => controller.startNew()}>{messages.startNew}</Button>
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
