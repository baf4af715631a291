/** Whether the database did not answer in time, as far as the error or what caused it tells. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The driver gives it no code.
  return error.message === 'Query read timeout' || isUnanswered(error.cause);
}
