import { createMessages } from './create-messages.ts';

/** Short pages of text, and what every page may need. */
export const usePagesMessages = createMessages({
  en: {
    allServices: 'All Services',
    confirmation: {
      newsletter: {
        title: 'Confirm your address',
        text: 'One more step, and our news reach you.',
        action: 'Confirm',
      },
      account: {
        title: 'Confirm your address',
        text: 'One more step, and we know that this address is yours.',
        action: 'Confirm',
      },
      notMine: {
        title: 'Not your account?',
        text: 'Somebody gave your address for an account. If it is not yours, remove it. It cannot be brought back.',
        action: 'Remove the account',
      },
      undoAddress: {
        title: 'Give your account its address back?',
        text: 'Somebody changed the e-mail address of your account. If it was not you, undo it: your account gets this address back, everybody is signed out, and you set a new password.',
        action: 'Undo the change',
      },
      incomplete: 'This link is not complete',
      incompleteText: 'Open the link in the mail once more, or copy all of it.',
      failed: 'That did not work',
      home: 'Back to Homepage',
    },
    information: {
      privacy: {
        title: 'Privacy',
        text: 'We keep what a booking needs and nothing else. Identity documents are encrypted, every opening of one is logged, and they are deleted when they are no longer needed.',
      },
      terms: {
        title: 'Terms',
        text: 'A booking is a request until we confirm it. What a service costs is written on its page; embassies and airlines decide for themselves.',
      },
      support: {
        title: 'Support',
        text: 'Write to us in the chat or by e-mail, or call us. Tell us your booking reference if you have one.',
      },
      about: {
        title: 'About',
        text: 'We help people from Bangladesh to travel, work, study and get well abroad, and we say honestly what it takes.',
      },
      careers: {
        title: 'Careers',
        text: 'We look for people who answer patiently. Send a letter by e-mail; a CV is welcome, not needed.',
      },
      blog: { title: 'Blog', text: 'Our articles stand on the home page under Latest Insights.' },
    },
  },
});

const informationPages = ['privacy', 'terms', 'support', 'about', 'careers', 'blog'] as const;

/** Whether a short page of text stands under this name. */
export const isInformationPage = (name: string): name is (typeof informationPages)[number] =>
  informationPages.some((page) => page === name);
