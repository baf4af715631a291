/** Of unique indexes, in PostgreSQL's list of errors. */
const uniqueViolation = '23505';

/** The unique index that refused a row, as far as the error or what caused it tells. */
export function violatedUniqueIndex(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === uniqueViolation && typeof constraint === 'string') return constraint;
  return violatedUniqueIndex(error.cause);
}
