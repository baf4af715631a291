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
    attach: 'Add a picture',
    preparing: 'Preparing the picture...',
    pictureFrom: (sender: string) => `Picture from ${sender}`,
    picture: {
      uploading: 'Sending the picture',
      broken: 'This picture cannot be shown',
      close: 'Close',
    },
    pictureProblems: {
      notImage: 'Please choose a picture (an image file)',
      heic: 'This browser cannot read HEIC pictures. Please choose a JPEG, or take a screenshot of it.',
      unreadable: 'This file cannot be read as a picture. Please choose another one.',
    },
    bubble: { sending: 'Sending…', failed: 'Not sent', retry: 'Retry', remove: 'Remove' },
  },
});
