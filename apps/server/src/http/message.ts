import type { ContentLanguage } from '@pothik/contract';

/** A sentence for whoever makes a call, in every language that we write in. Which one is sent is decided at the edge. */
export type Message = Readonly<Record<ContentLanguage, string>>;

/** The messages of a module by their keys; one with something in it is made of what stands there. */
export type Messages = Readonly<Record<string, Message | ((...parts: never[]) => Message)>>;

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'en' in value && 'bn' in value;

/** What is wrong with each input, in a language. */
export const fieldsIn = (
  language: ContentLanguage,
  fields: Readonly<Record<string, Message>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, message[language]]));
