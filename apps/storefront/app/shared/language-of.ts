/**
 * The language of words that a person wrote, where their letters tell: so they are drawn and read out
 * as what they are.
 */
export const languageOf = (text: string): 'bn' | undefined =>
  /[\u0980-\u09ff]/.test(text) ? 'bn' : undefined;
