interface AwayTexts {
  awayText?: string | undefined;
  awayTextBn?: string | undefined;
}

/**
 * What the owner has visitors read while nobody answers, in the language of the page; where it was
 * written in one alone, that one. The server chooses likewise for a chat that waits.
 */
export const awayTextIn = (language: string, { awayText, awayTextBn }: AwayTexts) =>
  [...(language === 'bn' ? [awayTextBn] : []), awayText].find(Boolean);
