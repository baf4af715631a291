import { catalogueMessages } from '../../../messages/catalogue.ts';
import { toMoment } from '../../../shared/moments.ts';

const { service, versions } = catalogueMessages;

const names: Readonly<Record<string, string>> = {
  ...service.fields,
  fees: service.sections.fees,
};

/** The name of a field of a service in its form. @param field such as `salary.min`. */
export const nameOfField = (field: string): string => names[field] ?? field;

const flags: Readonly<Record<string, string>> = { yes: versions.yes, no: versions.no };
const types: Readonly<Record<string, string>> = service.serviceTypes;

/** The text of a field as people read it. @param text as the server compares it. */
export function textOfField(field: string, text: string): string {
  if (field === 'featured' || field === 'isActive') return flags[text] ?? text;
  if (text !== '' && (field === 'publishAt' || field === 'unpublishAt')) return toMoment(text);
  return field === 'serviceType' ? (types[text] ?? text) : text;
}
