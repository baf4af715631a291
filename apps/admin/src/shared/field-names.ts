import type { ActionKind } from '@pothik/contract';
import { bookingMessages } from '../messages/bookings.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { costCapMessages } from '../messages/cost-caps.ts';
import { insightMessages } from '../messages/insights.ts';
import { peopleMessages } from '../messages/people.ts';
import { pictureMessages } from '../messages/pictures.ts';
import { searchWordsMessages } from '../messages/search-words.ts';
import { settingsMessages } from '../messages/settings.ts';
import { translationMessages } from '../messages/translations.ts';
import { statusName } from './booking-facts.ts';
import { toMoment } from './moments.ts';

const { category, service, versions } = catalogueMessages;
const { page: picture } = pictureMessages;

type Names = Readonly<Record<string, string>>;

/** A field of the translations of a record. */
const translated: Names = { isPublished: translationMessages.states.published };

/** The names of the fields of each kind of record, as in its form. */
const names: Partial<Record<ActionKind, Names>> = {
  booking: { status: bookingMessages.list.columns.status },
  service: { ...service.fields, ...translated, fees: service.sections.fees },
  category: { ...category.fields, ...translated },
  insight: { ...insightMessages.fields, ...translated },
  cap: costCapMessages.fields,
  synonyms: searchWordsMessages.fields,
  picture: { alt: picture.alt, crop: picture.crop, focus: picture.focus },
  settings: { ...settingsMessages.fields, ...peopleMessages.deeds.settings },
  staff: { role: peopleMessages.account.role },
};

/** The name of a field in the form of its record. @param field such as `salary.min`. */
export const nameOfField = (kind: ActionKind, field: string): string =>
  names[kind]?.[field] ?? field;

const flags: Names = { yes: versions.yes, no: versions.no };
const types: Names = service.serviceTypes;
const roles: Names = peopleMessages.roles;

/** The fields whose values are flags. */
const isFlag = (field: string) =>
  ['featured', 'isActive', 'isPublished', 'showInNavigation', 'isOpen'].includes(field);

/** The text of a field as people read it. @param text as the server compares it. */
export function textOfField(field: string, text: string): string {
  if (isFlag(field)) return flags[text] ?? text;
  if (text !== '' && /^(?:publishAt|unpublishAt|publishedAt)$/.test(field)) return toMoment(text);
  if (field === 'status') return statusName(text);
  if (field === 'role') return roles[text] ?? text;
  return field === 'serviceType' ? (types[text] ?? text) : text;
}
