import type { Mail } from '../src/platform/mail/mailer.ts';

/** The English line at the foot of every mail in Bangla. */
const footer = /<p class="language"[\s\S]*?<\/p>|This page in English:\n\S+/g;

const wordsOf = (text: string) =>
  text
    .replaceAll(footer, '')
    .replaceAll(/<style>[\s\S]*?<\/style>|<[^>]*>|&\w+;|https?:\/\/\S+|\S+@\S+/g, ' ')
    .match(/[A-Za-z]\w+(?:-\w+)*/g) ?? [];

/** The words in Latin letters that a mail shows, but for addresses. */
export const latinWords = ({ subject, text, html = '' }: Mail): Set<string> =>
  new Set([subject, text, html].flatMap(wordsOf));
