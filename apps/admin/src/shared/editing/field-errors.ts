import { get, type FieldErrors } from 'react-hook-form';

/** The sentence about a field, or the first one about what stands in it. */
export function sentenceOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(sentenceOf).find(Boolean);
}

/**
 * The field of a form that a sentence belongs to.
 *
 * @param path what the server names: `fees.0.amount`, or `benefits.3` where the lines are one field.
 */
export function fieldNamed(values: unknown, path: string): string {
  const names: string[] = [];
  let value = values;
  const step = (name: string) => {
    names.push(name);
    value = (value as Record<string, unknown>)[name];
  };
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) break;
    step(name);
  }
  // What is said of a group stands at its first field.
  while (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const [first] = Object.keys(value);
    if (first === undefined) break;
    step(first);
  }
  return names.join('.');
}

/**
 * The name of the wrong field that stands first in a form; the library goes by the order in which they
 * were made.
 */
export function firstWrong(form: unknown, wrong: FieldErrors): string | undefined {
  const fields = form instanceof HTMLFormElement ? [...form.elements] : [];
  const names = fields.map((field) => field.getAttribute('name') ?? '');
  return names.find((name) => get(wrong, name)) ?? Object.keys(wrong)[0];
}
