import { foldCase } from '../internal/fold-case.ts';

/** What parts tags of each other in a text, such as a pasted list: commas of any script, and lines. */
const separators = /[,;،、\n\r\t]+/u;

/** Whether a text ends a tag, or holds several. */
export const hasSeparator = (text: string): boolean => separators.test(text);

/** The tags of a text, without the spaces around them. */
export const splitTags = (text: string): readonly string[] =>
  text
    .split(separators)
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);

/** What became of tags that were to be added. */
export interface AddedTags {
  tags: readonly string[];
  added: readonly string[];
  /** They were there before, or came twice. */
  doubles: readonly string[];
  /** They were longer than a tag may be. */
  tooLong: readonly string[];
  /** There was no room for them. */
  beyond: readonly string[];
}

/** How many tags there may be, and how long. */
export interface TagLimits {
  maxTags?: number | undefined;
  maxLength?: number | undefined;
}

/** Adds tags to others: none twice, none too long, and no more than there may be. */
export function addTags(
  before: readonly string[],
  more: readonly string[],
  { maxTags = Number.POSITIVE_INFINITY, maxLength = Number.POSITIVE_INFINITY }: TagLimits,
): AddedTags {
  const known = new Set(before.map(foldCase));
  const tags = [...before];
  const added: string[] = [];
  const doubles: string[] = [];
  const tooLong: string[] = [];
  const beyond: string[] = [];
  for (const tag of more) {
    const key = foldCase(tag);
    if (known.has(key)) doubles.push(tag);
    else if (tag.length > maxLength) tooLong.push(tag);
    else if (tags.length >= maxTags) beyond.push(tag);
    else {
      known.add(key);
      tags.push(tag);
      added.push(tag);
    }
  }
  return { tags, added, doubles, tooLong, beyond };
}
