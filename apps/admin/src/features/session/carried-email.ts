const key = 'consoleEmail';

/** Carries the address that stands in a form over to the page in another language; a password never. */
export function carryEmail(form: Element | null): void {
  const field = form?.querySelector<HTMLInputElement>('input[type=email]');
  try {
    if (field) sessionStorage.setItem(key, field.value);
  } catch {
    // Where the browser keeps nothing, it is typed again.
  }
}

export function readCarriedEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** It is for the next page alone. */
export function forgetCarriedEmail(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none.
  }
}
