import { fieldsOf, storageKey, type Field } from './carry-fields.ts';

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
