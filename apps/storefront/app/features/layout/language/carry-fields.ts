/** What has been typed, in the order of the fields. */
export const storageKey = 'pothik.typed';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of fields that are not kept: secrets, and what is no text. */
const left = new Set(['password', 'file', 'hidden', 'checkbox', 'radio', 'submit']);

/** The fields of the page; the same ones in every language. */
export const fieldsOf = (page: Document): Field[] =>
  [...page.querySelectorAll<Field>('main :is(input, textarea, select)')].filter(
    ({ type }) => !left.has(type),
  );

/** Notes what has been typed, for the page that comes in its place. */
export function noteFields(): void {
  const values = fieldsOf(document).map(({ value }) => value);
  try {
    if (values.some((value) => value !== '')) {
      sessionStorage.setItem(storageKey, JSON.stringify(values));
    }
  } catch {
    // Without storage it has to be typed again.
  }
}

/** Whether something was noted on the page that this one has come in place of. */
export function hasNotedFields(): boolean {
  try {
    return storageKey in sessionStorage;
  } catch {
    return false;
  }
}
