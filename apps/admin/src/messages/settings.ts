import { createMessages } from './create-messages.ts';

/** How the product presents itself and how it is reached. */
export const settingsMessages = createMessages({
  en: {
    title: 'Settings',
    branding: 'Name and figures',
    contact: 'Contact',
    chat: {
      title: 'Hours of the chat',
      text: 'In the time of Bangladesh. Outside of them visitors may write, and read when somebody is back.',
      always: 'There are no hours: staff answer at any time.',
      days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      day: 'Day',
      opens: 'From',
      closes: 'To',
      add: 'Add hours',
      remove: (day: string, opens: string) => `Remove ${day} from ${opens || 'no time'}`,
      notATime: 'Use a time such as 09:30; the end of the day is 24:00.',
      closesBefore: 'It must be later than the beginning. What goes past midnight is two lines.',
      awayText: 'What visitors read meanwhile',
      awayTextBn: 'What visitors read meanwhile, in Bangla',
      awayTextBnHint: 'Empty: they read the other one.',
      returnAfter: 'Minutes without an answer',
      returnAfterHint: 'After so many a chat goes back to the queue.',
      notMinutes: 'Use a whole number from 1 to 1440.',
      failed: 'The hours could not be loaded.',
    },
    fields: {
      name: 'Name',
      tagline: 'Tagline',
      logo: 'Logo',
      statistics: 'Figures of the home page',
      statisticsHint:
        'One on each line: the figure, a space, what it counts. Such as: 50K+ happy travelers',
      partners: 'Partners',
      partnersHint: 'One on each line',
      phone: 'Phone',
      email: 'E-mail',
    },
  },
});
