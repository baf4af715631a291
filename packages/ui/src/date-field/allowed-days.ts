/** Which days can be chosen. Days are written `YYYY-MM-DD`. */
export interface AllowedDays {
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Whether a day between them can't be chosen. */
  isUnavailable?: ((day: string) => boolean) | undefined;
}

/** Why a day can't be chosen, if it can't. */
export function dayProblem(
  day: string,
  { min, max, isUnavailable }: AllowedDays,
): 'tooEarly' | 'tooLate' | 'unavailable' | undefined {
  // Days of this form are in the order of their letters.
  if (min && day < min) return 'tooEarly';
  if (max && day > max) return 'tooLate';
  return isUnavailable?.(day) ? 'unavailable' : undefined;
}
