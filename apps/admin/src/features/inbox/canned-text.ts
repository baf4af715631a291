import type { CannedReply } from '@pothik/contract';

const shortcutAtEnd = /(?<before>^|\s)\/(?<shortcut>[a-z0-9-]+)\s$/;

/** Puts the text of a canned reply in the place of its shortcut, when a space has just ended it. */
export function withCannedText(written: string, replies: readonly CannedReply[]): string {
  const { before = '', shortcut } = shortcutAtEnd.exec(written)?.groups ?? {};
  const reply = replies.find((one) => one.shortcut === shortcut);
  return reply ? written.replace(shortcutAtEnd, () => `${before}${reply.text} `) : written;
}

/** Those that a search means: by the shortcut or by words of the text. */
export function findCanned(replies: readonly CannedReply[], search: string): CannedReply[] {
  const words = search.toLocaleLowerCase().split(/\s+/);
  return replies.filter(({ shortcut, text }) => {
    const all = `${shortcut} ${text}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
}
