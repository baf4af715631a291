/** The code of a key that an input method takes. */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to what composes a letter or a word, such as a Bangla keyboard. Safari reports the Enter that
 * ends it after the composition, so only its code says so.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  // No other property says it in Safari.
  // oxlint-disable-next-line typescript/no-deprecated
  event.isComposing || event.keyCode === takenByInputMethod;
