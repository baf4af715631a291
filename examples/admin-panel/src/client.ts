import { createClient, createStorageToken, isApiError, isHttpError } from '@pothik/api-client';

export const token = createStorageToken(() => localStorage);

export const client = createClient({
  token,
  retry: { attempts: 1 },
  onUnauthorized() {
    token.remove();
    location.reload();
  },
});

/** Calls without the session of staff: what is booked with it belongs to nobody's account. */
export const guest = createClient();

/** The sentence for a call that failed. */
export function sayWhy(error: unknown): string {
  if (!isApiError(error)) throw error;
  return error.message;
}

/** The sentence for each field that the server refused. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  isHttpError(error) ? (error.fields ?? {}) : {};

/** The text of each field of a form. */
export const readTexts = (form: FormData): Partial<Record<string, string>> =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
