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
      submit: 'Sign In',
      submitting: 'Signing in...',
      failed: 'Login failed. Please try again.',
      unexpected: 'An unexpected error occurred. Please try again.',
      notStaff: 'This account is not a staff account. Sign in with one that is.',
    },
    session: {
      unreachable: 'The console can’t be reached',
      unreachableText: 'Your session is kept. Check the connection and try again.',
      tryAgain: 'Try Again',
      signOut: 'Sign out',
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
    /** Of places that are still to be built. */
    promises: {
      inbox: 'Conversations with visitors will stand here: waiting, yours and closed ones.',
      bookings: 'Bookings will stand here, to be searched, filtered and decided.',
      catalogue: 'Categories and services will be edited here.',
      insights: 'Articles will be written and published here.',
      people: 'Customers and staff will be found here.',
      settings: 'Name, logo, contact and figures will be set here.',
    },
    soon: 'Not open yet',
    notFound: {
      title: 'Page not found',
      text: 'There is nothing at this address.',
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
