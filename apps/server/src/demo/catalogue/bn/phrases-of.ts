import type { DemoInsight } from '../insights.ts';
import type { DemoService } from '../demo-service.ts';

/** What a description consists of: the content of each block, with the elements inside of its lines. */
const blockOf = /(?<=<(?:p|h3|li|th|td)(?: [^>]*)?>)[^]*?(?=<\/(?:p|h3|li|th|td)>)/g;

/** Every phrase of an HTML text, in its order. */
const phrasesOfHtml = (html: string): string[] => html.match(blockOf) ?? [];

const given = (texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text !== undefined);

/** All that a service says in words, phrase by phrase. */
export function phrasesOfService(service: DemoService): string[] {
  const { name, jobTitle, kind, country, provider, visaType, education } = service;
  return [
    ...given([name, jobTitle, kind, country, provider, visaType, education]),
    ...phrasesOfHtml(service.description),
    ...(service.benefits ?? []),
    ...(service.requirements ?? []),
    ...(service.languages ?? []),
    ...given((service.fees ?? []).flatMap(({ label, due }) => [label, due])),
    ...(service.refunds ?? []).flatMap(({ step, refund }) => [step, refund]),
    ...(service.facts ?? []).flatMap(({ label, value }) => [label, value]),
  ];
}

/** Where an article has no category (Specification §3). */
export const unnamedCategory = 'General';

/** All that an article says in words, phrase by phrase. */
export const phrasesOfInsight = ({ title, excerpt, category, body }: DemoInsight): string[] => [
  title,
  excerpt,
  category ?? unnamedCategory,
  ...phrasesOfHtml(body),
];

/** An HTML text with each of its phrases in other words. */
export const rephraseHtml = (html: string, say: (phrase: string) => string): string =>
  html.replaceAll(blockOf, say);
