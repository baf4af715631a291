import { createMessages } from './create-messages.ts';

/** How the product presents itself and how it is reached. */
export const settingsMessages = createMessages({
  en: {
    title: 'Settings',
    ownersOnly: 'Only owners change the settings',
    ownersOnlyText: 'Ask one of them if something is wrong here.',
    branding: 'Name and figures',
    contact: 'Contact',
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
