import { messages as formats } from './formats.ts';

export const messages = {
  noLine: 'You are offline',
  slowLine: 'No connection, or a slow one',
  saved: (at: string) => `This page was saved on this phone on ${formats.moment(at) ?? at}.`,
  stillOpen: 'Pages that you have opened on this phone still open.',
  loadAgain: 'Load it again',
  title: 'You are offline',
  text: 'This page is not saved on this phone. It opens by itself as soon as there is a connection.',
  tryAgain: 'Try again',
  savedPages: 'Saved on this phone',
  nothingSaved: 'No pages are saved on this phone yet.',
};
