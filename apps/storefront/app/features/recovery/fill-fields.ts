import { fieldsOf, isChoice, valueOf, type Field } from './typed-fields.ts';

/** How long fields are awaited that are loaded later, in milliseconds. */
const patience = 10_000;

/** Changes a field as a person would, so that React notices. */
function change(field: Field, value: string): void {
  if (isChoice(field)) {
    // Another radio button of the group takes the choice away from this one.
    if (field.type === 'checkbox' || value === 'true') field.click();
    return;
  }
  // Past React, which ignores a value that it has set itself.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills in fields by name, including those that load later. Skips fields that the visitor has changed since. */
export function fillFields(values: ReadonlyMap<string, string>): void {
  const left = new Map(values);
  const end = new AbortController();
  let isFilling = false;
  const fill = () => {
    for (const [name, field] of fieldsOf(document)) {
      const value = left.get(name);
      if (value === undefined) continue;
      left.delete(name);
      isFilling = true;
      if (valueOf(field) !== value) change(field, value);
      isFilling = false;
    }
    if (left.size === 0) end.abort();
  };
  const watch = new MutationObserver(fill);
  end.signal.addEventListener('abort', () => watch.disconnect());
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isFilling) return;
      for (const [name, field] of fieldsOf(document)) if (field === target) left.delete(name);
    },
    { capture: true, signal: end.signal },
  );
  setTimeout(() => end.abort(), patience);
  watch.observe(document.body, { childList: true, subtree: true });
  fill();
}
