import { typedKey } from './recovery-later.ts';

/** What was typed on a page, for the one that replaces it. */
export interface TypedNote {
  /** The path without its language. Nothing is filled in elsewhere. */
  path: string;
  /** In milliseconds since 1970. */
  at: number;
  /** The values by the names of their fields. */
  values: Record<string, string>;
  /** Why the page was loaded again; absent when the visitor chose another language. */
  reload?: {
    /** A form was being submitted. */
    wasSending: boolean;
    /** Secrets were typed, which are never stored. */
    hadSecrets: boolean;
  };
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What no page may write to a storage: secrets, codes and the numbers of papers. */
const secrets = /^(?:password$|.*(?:code|nid|passport|token))/i;

export const isSecret = ({ type, name }: Field): boolean =>
  secrets.test(type) || secrets.test(name);

export const isChoice = (field: Field): field is HTMLInputElement =>
  /^(?:checkbox|radio)$/.test(field.type);

export const valueOf = (field: Field): string =>
  isChoice(field) ? String(field.checked) : field.value;

/** The fields of the page by names that are the same in every language and after a reload. */
export function fieldsOf(page: Document): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of page.querySelectorAll<Field>('input,textarea,select')) {
    if (/^(?:file|hidden|submit)$/.test(field.type)) continue;
    // A form that is not loaded yet must not shift the names of fields outside main.
    const place = field.closest('main,header,footer,dialog')?.localName ?? '';
    let count = 0;
    const name = () => [place, field.type, field.name, count].join(' ');
    while (fields.has(name())) count += 1;
    fields.set(name(), field);
  }
  return fields;
}

/** Stores what was typed for the page that replaces this one. */
export function noteFields(path: string, reload?: TypedNote['reload']): void {
  const values: TypedNote['values'] = {};
  for (const [name, field] of fieldsOf(document)) {
    const value = valueOf(field);
    if (value && !isSecret(field)) values[name] = value;
  }
  const note: TypedNote = { path, at: Date.now(), values, ...(reload && { reload }) };
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(note));
  } catch {
    // Without storage it has to be typed again.
  }
}
