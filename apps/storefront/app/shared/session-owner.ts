let doubts = 0;

/**
 * The token has been changed elsewhere: until it is known whose it is, nothing goes out for the person
 * this tab knows.
 *
 * @returns ends the doubt.
 */
export function doubtOwner(): () => void {
  doubts += 1;
  return () => {
    doubts -= 1;
  };
}

/** Tells whether the token may be another person's than the one this tab knows. */
export const isOwnerDoubtful = (): boolean => doubts > 0;
