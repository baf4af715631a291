import { chatStorageKeys, openLiveChatEvent, type OpenLiveChatDetail } from '@pothik/contract';
import { optionalPart } from '@pothik/ui';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useChatButtonMessages } from '../../messages/chat-button.ts';
import { toasts } from '../../shared/toasts.ts';
import { visitStorage } from '../../shared/visit-storage.ts';
import { whenIdle } from '../../shared/when-idle.ts';
import styles from './chat-button.module.css';

const load = async () => (await import('./chat.tsx')).Chat;
const Chat = optionalPart(load);

/** Whether a chat of an earlier visit goes on. */
function hasStoredChat(): boolean {
  try {
    return visitStorage().getItem(chatStorageKeys.chatId) !== null;
  } catch {
    return false;
  }
}

/** The text that an event brings along; one of other code need not bring any. */
function messageOf(event: Event): string | undefined {
  if (!(event instanceof CustomEvent)) return undefined;
  const { message } = (event.detail ?? {}) as OpenLiveChatDetail;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/**
 * The way into the live chat, on every page. The chat itself is loaded when somebody wants it, or when
 * one goes on.
 */
export function ChatButton() {
  const messages = useChatButtonMessages();
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState<string>();
  const [unread, setUnread] = useState(0);

  // First what is loaded, then what needs it: a load that fails leaves the page as it is.
  const want = useCallback(
    (open: boolean) => {
      load().then(
        () => {
          setIsWanted(true);
          if (open) setIsOpen(true);
        },
        () => open && toasts.add(messages.failed, 'error'),
      );
    },
    [messages],
  );

  // Before the browser goes on: the press that wakes the page may be one that opens the chat.
  useLayoutEffect(() => {
    const open = (event: Event) => {
      setMessage(messageOf(event));
      want(true);
    };
    addEventListener(openLiveChatEvent, open);
    // Another tab has started one.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === chatStorageKeys.chatId && newValue !== null) want(false);
    };
    addEventListener('storage', follow);
    const cancel = whenIdle(() => {
      if (hasStoredChat()) want(false);
    });
    return () => {
      removeEventListener(openLiveChatEvent, open);
      removeEventListener('storage', follow);
      cancel();
    };
  }, [want]);

  const label = isOpen ? messages.close : messages.open;
  return (
    <div className={styles.chat}>
      {isWanted ? (
        <Chat
          isOpen={isOpen}
          message={message}
          onMessageTaken={() => setMessage(undefined)}
          onClose={() => setIsOpen(false)}
          onUnread={setUnread}
        />
      ) : null}
      <button
        type="button"
        className={styles.button}
        data-open={isOpen || undefined}
        aria-label={label}
        aria-expanded={isOpen}
        // Every element may have it since ARIA 1.3.
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
        aria-description={unread > 0 ? messages.unread(unread) : undefined}
        onClick={() => {
          if (isOpen) {
            setIsOpen(false);
            return;
          }
          setMessage(undefined);
          // Not by the event: where the page wakes for this press, nobody hears it yet.
          want(true);
        }}
      >
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
          <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5'} />
        </svg>
        {unread > 0 ? (
          <span className={styles.unread} aria-hidden="true">
            {messages.badge(unread)}
          </span>
        ) : null}
      </button>
    </div>
  );
}
