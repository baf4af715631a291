import { createMessages } from './create-messages.ts';

/** The live chat's panel. */
export const useChatMessages = createMessages({
  en: {
    title: 'Live chat',
    close: 'Close live chat',
    connected: 'Connected',
    disconnected: 'Disconnected',
    lead: 'Write to us: our staff answer here.',
    name: 'Name',
    phone: 'Phone',
    message: 'Message (optional)',
    start: 'Start Chat',
    starting: 'Starting chat...',
    restoring: 'Loading...',
    waiting: 'An admin will join shortly. Please wait...',
    closed: 'This chat is closed.',
    startNew: 'Start New Chat',
    conversation: 'Conversation',
    newMessages: 'New messages',
    you: 'You',
    admin: 'Admin',
    typing: 'Admin is typing…',
    seen: 'Seen',
    input: 'Type your message',
    send: 'Send message',
    bubble: { sending: 'Sending…', failed: 'Not sent', retry: 'Retry' },
  },
});
