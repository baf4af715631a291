import { foldLetters, type CannedReply, type ContentLanguage } from '@pothik/contract';

const shortcutAtEnd = /(?<before>^|\s)\/(?<shortcut>[a-z0-9-]+)\s$/;

/** The text of a canned reply in a language, or in the other one where it has none. */
export const cannedTextIn = (language: ContentLanguage, { text, textBn = '' }: CannedReply) =>
  language === 'bn' && textBn !== ''
    ? { lang: 'bn' as const, text: textBn }
    : { lang: 'en' as const, text };

/** The canned reply whose shortcut a space has just ended. */
export function findTyped(
  written: string,
  replies: readonly CannedReply[],
): CannedReply | undefined {
  const { shortcut } = shortcutAtEnd.exec(written)?.groups ?? {};
  return replies.find((one) => one.shortcut === shortcut);
}

/** Puts the text of a canned reply in the place of its shortcut, when a space has just ended it. */
export function withCannedText(
  written: string,
  replies: readonly CannedReply[],
  language: ContentLanguage,
): string {
  const { before = '' } = shortcutAtEnd.exec(written)?.groups ?? {};
  const reply = findTyped(written, replies);
  if (!reply) return written;
  const { text } = cannedTextIn(language, reply);
  return written.replace(shortcutAtEnd, () => `${before}${text} `);
}

/** Those that a search means: by the shortcut or by words of the texts. */
export function findCanned(replies: readonly CannedReply[], search: string): CannedReply[] {
  const words = foldLetters(search).split(/\s+/);
  return replies.filter(({ shortcut, text, textBn = '' }) => {
    const all = foldLetters(`${shortcut} ${text} ${textBn}`);
    return words.every((word) => all.includes(word));
  });
}
