import { createMessages } from './create-messages.ts';

/** The live chat's panel. */
export const useChatMessages = createMessages({
  en: {
    title: 'Live chat',
    close: 'Close live chat',
    connected: 'Connected',
    disconnected: 'Disconnected',
    lead: 'Write to us: our staff answer here.',
    answersIn: (minutes: number) =>
      minutes < 90
        ? `Right now an answer takes about ${minutes === 1 ? 'a minute' : `${String(minutes)} minutes`}.`
        : `Right now an answer takes about ${String(Math.round(minutes / 60))} hours.`,
    starters: 'Ask at once',
    questions: {
      job: ['Is this job still open?', 'What do I pay, and when?', 'Which papers do I need?'],
      visa: [
        'How long does this visa take?',
        'Which papers do I need?',
        'What if the visa is refused?',
      ],
      flight: ['Is there a seat on my day?', 'How much baggage is free?', 'Can I change the date?'],
      hotel: ['Is a room free on my days?', 'When do I pay?', 'Can I cancel?'],
      other: ['What does it cost in all?', 'How long does it take?', 'Which papers do I need?'],
    },
    about: (service: string, question: string) => `${service}: ${question}`,
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
