/** What the rules of the contract say, as they say it (Specification §5). */
export const messages = (sentence: string): string => sentence;
