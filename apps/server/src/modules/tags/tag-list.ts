import { foldLetters, maximumTags } from '@pothik/contract';

/** A tag as it is compared and looked for: small and capital letters are one, and both ways of writing a letter of Bangla. */
export const tagKey = (tag: string): string => foldLetters(tag);

const sameAs = (tag: string) => {
  const key = tagKey(tag);
  return (other: string) => tagKey(other) === key;
};

/** A tag that was not added, and why. */
export interface LeftTag {
  tag: string;
  reason: 'already' | 'full';
}

/** Tags with others added behind them, each once, as far as there is room. */
export function withTags(
  before: readonly string[],
  wanted: readonly string[],
): { tags: string[]; added: string[]; left: LeftTag[] } {
  const tags = [...before];
  const left: LeftTag[] = [];
  for (const tag of wanted) {
    if (tags.some(sameAs(tag))) left.push({ tag, reason: 'already' });
    else if (tags.length >= maximumTags) left.push({ tag, reason: 'full' });
    else tags.push(tag);
  }
  return { tags, added: tags.slice(before.length), left };
}

/** Tags but for one. */
export const withoutTag = (tags: readonly string[], tag: string): string[] => {
  const isSame = sameAs(tag);
  return tags.filter((one) => !isSame(one));
};

/** Those tags that are not among others. */
export const tagsBeyond = (tags: readonly string[], others: readonly string[]): string[] =>
  tags.filter((tag) => !others.some(sameAs(tag)));
