const storageKey = 'pothik.typed';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of fields that are not kept: secrets, and what is no text. */
const left = new Set(['password', 'file', 'hidden', 'checkbox', 'radio', 'submit']);

/** The fields of the page; the same ones in every language. */
const fieldsOf = (page: Document): Field[] =>
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

/** As a person would change it: whoever listens hears of it. */
function change(field: Field, value: string): void {
  // Past React, which takes a value that it has set itself for old news.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills in what was noted, once. */
export function fillFields(): void {
  try {
    const noted = sessionStorage.getItem(storageKey);
    if (noted === null) return;
    sessionStorage.removeItem(storageKey);
    const values = JSON.parse(noted) as string[];
    for (const [index, field] of fieldsOf(document).entries()) {
      const value = values[index] ?? '';
      if (value !== '' && field.value !== value) change(field, value);
    }
  } catch {
    // The fields stay as they are.
  }
}
