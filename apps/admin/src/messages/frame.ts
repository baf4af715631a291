import { createMessages } from './create-messages.ts';

/** Signing in, what stands around every page, and what may stand in its place. */
export const frameMessages = createMessages({
  en: {
    console: 'Console',
    loading: 'Loading...',
    skipToContent: 'Skip to content',
    title: (page: string) => `${page} · Console`,
    signIn: {
      title: 'Sign in to the console',
      email: 'Email',
      password: 'Password',
      showPassword: 'Show password',
      hidePassword: 'Hide password',
      code: 'Code',
      codeHint: 'Six digits from your authenticator app, or one of your recovery codes',
      back: 'Back',
      submit: 'Sign In',
      submitting: 'Signing in...',
      failed: 'Login failed. Please try again.',
      unexpected: 'An unexpected error occurred. Please try again.',
      notStaff: 'This account is not a staff account. Sign in with one that is.',
    },
    expired: {
      title: 'Sign in again',
      text: 'Your session has ended: after 30 minutes without use, or 12 hours after you signed in. What you have written is still here.',
      leave: 'Sign out instead',
    },
    session: {
      unreachable: 'The console can’t be reached',
      unreachableText: 'Your session is kept. Check the connection and try again.',
      tryAgain: 'Try Again',
      signOut: 'Sign out',
      endsSoon: 'Your session ends in two minutes. Touch the page to go on.',
    },
    invitation: {
      title: 'Join the staff',
      text: (email: string, role: string) =>
        `You sign in with ${email}, as ${role.toLowerCase()}. Choose a password.`,
      name: 'Name',
      nameMissing: 'Please enter your name',
      password: 'Password',
      passwordHint: 'At least 12 characters, without your name or address',
      confirmation: 'Confirm password',
      submit: 'Join',
      submitting: 'Joining...',
      failed: 'That did not work. Please try again.',
      notValid: 'This invitation is not valid any more',
      notValidText:
        'It was used before, was taken back, or has expired. Ask whoever invited you for a new one.',
      toSignIn: 'Sign in to the console',
      unreadable: 'Your invitation could not be read',
      unreadableText: 'Check the connection and try again.',
    },
    roles: { agent: 'Agent', editor: 'Editor', owner: 'Owner' },
    places: {
      overview: 'Overview',
      inbox: 'Inbox',
      bookings: 'Bookings',
      catalogue: 'Catalogue',
      insights: 'Insights',
      people: 'People',
      settings: 'Settings',
    },
    notFound: {
      title: 'Page not found',
      text: 'There is nothing at this address.',
      action: 'Go to the overview',
    },
    forbidden: {
      title: 'This is not open to you',
      text: 'Your role does not reach here. Ask an owner if you need it.',
      action: 'Go to the overview',
    },
    error: {
      title: 'Something went wrong',
      text: 'This page could not be shown. The rest of the console still works.',
      tryAgain: 'Try Again',
      refresh: 'Refresh Page',
    },
    toasts: { region: 'Notifications', dismiss: 'Dismiss' },
  },
});
