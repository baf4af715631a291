import type { ServiceWords } from '../translation/schema.ts';
import type { services } from '../catalogue/schema.ts';
import { textOfHtml } from '../catalogue/html.ts';
import { stemsOf } from './endings.ts';
import { inTitle, ofCategory, ofType } from './lexemes.ts';
import { joinWords, wordsOf, type Word } from './words.ts';

type StoredService = typeof services.$inferSelect;

/** The fields of a service that are searched. */
export type SearchedService = Pick<
  StoredService,
  | 'id'
  | 'name'
  | 'jobTitle'
  | 'country'
  | 'providerName'
  | 'visaType'
  | 'cardVisaType'
  | 'serviceType'
  | 'categoryId'
  | 'subcategoryId'
  | 'descriptionText'
  | 'benefits'
  | 'requirements'
  | 'education'
  | 'featured'
  | 'position'
>;

/** A service as it is found. */
export interface SearchDocument {
  serviceId: string;
  terms: string[];
  title: string;
  titleStems: string;
  placeStems: string;
  featured: boolean;
  position: number;
}

/** A service type that says nothing is no word to find it by. */
const unnamedType = 'other';

const compared = (words: readonly Word[]) => words.map((word) => word.compared);
const stems = (words: readonly string[]) => [...new Set(words.flatMap(stemsOf))];

/** Neighbours as one word: 'Saint Martin' is found by 'saintmartin'. */
const joinedPairs = (words: readonly string[]) =>
  words.slice(1).map((word, index) => (words[index] ?? '') + word);

const present = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((text): text is string => text !== null && text !== undefined && text !== '');

/** The fields of a service by where their words count: title, place, text. */
function fieldsOf(service: SearchedService, translations: readonly ServiceWords[]) {
  const { serviceType, country, providerName, visaType, cardVisaType } = service;
  const kind = serviceType === unnamedType ? null : serviceType;
  return {
    title: present([
      service.name,
      service.jobTitle,
      ...translations.flatMap((words) => [words.name, words.jobTitle]),
    ]),
    place: present([
      country,
      providerName,
      visaType,
      cardVisaType,
      kind,
      ...translations.flatMap((words) => [words.country, words.providerName, words.visaType]),
    ]),
    text: present([
      service.descriptionText,
      ...service.benefits,
      ...service.requirements,
      service.education,
      ...translations.flatMap((words) => [
        textOfHtml(words.description ?? ''),
        ...(words.benefits ?? []),
        ...(words.requirements ?? []),
        words.education,
      ]),
    ]),
  };
}

const wordsOfAll = (texts: readonly string[]) => texts.map((text) => compared(wordsOf(text)));

/**
 * The document by which a service is found.
 *
 * @param translations its texts in other languages.
 */
export function toDocument(
  service: SearchedService,
  translations: readonly ServiceWords[] = [],
): SearchDocument {
  const { title, place, text } = fieldsOf(service, translations);
  const [titles, places] = [wordsOfAll(title), wordsOfAll(place)];
  const titleStems = stems([...titles.flat(), ...titles.flatMap(joinedPairs)]);
  const placeStems = stems([...places.flat(), ...places.flatMap(joinedPairs)]);
  const ids = [
    ...present([service.categoryId, service.subcategoryId]).map(ofCategory),
    ofType(service.serviceType),
  ];
  return {
    serviceId: service.id,
    terms: [
      ...new Set([
        ...titleStems.map(inTitle),
        ...titleStems,
        ...placeStems,
        ...ids,
        ...stems(wordsOfAll(text).flat()),
      ]),
    ],
    title: (titles[0] ?? []).join(' '),
    titleStems: titleStems.join(' '),
    placeStems: [...placeStems, ...ids].join(' '),
    featured: service.featured,
    position: service.position,
  };
}

/** A word by which something may be found. */
export interface KnownWord {
  plain: string;
  compared: string;
  /** Found also by how it sounds and with typing errors. */
  isHead: boolean;
  /** Two words without the space between them. */
  isPair?: boolean;
  country?: string;
}

const hasDigit = (word: string) => /\d/.test(word);

/** The words of a short text, each alone and with its neighbour. Numbers are found as they are alone. */
export function headWordsOf(text: string): KnownWord[] {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, index) => joinWords([words[index] ?? word, word]));
  return [
    ...words.map((word) => ({ ...word, isHead: !hasDigit(word.compared) })),
    ...pairs
      .filter(({ compared }) => !hasDigit(compared))
      .map((word) => ({ ...word, isHead: true, isPair: true })),
  ];
}

/** The words that a service brings with it. */
export function knownWordsOf(
  service: SearchedService,
  translations: readonly ServiceWords[] = [],
): KnownWord[] {
  const { title, place, text } = fieldsOf(service, translations);
  const heads = [...title, ...place].flatMap(headWordsOf);
  const { country } = service;
  const known = [
    ...text.flatMap(wordsOf).map((word) => ({ ...word, isHead: false })),
    ...heads,
    ...(country === null || country === ''
      ? []
      : [{ ...joinWords(wordsOf(country)), isHead: true, country }]),
  ];
  // Of numbers there are as many as services: they are looked up in the documents alone.
  return known.filter(({ compared }) => compared !== '' && !/^\d+$/.test(compared));
}
