/** A reason not to start that the person who starts can mend; its message is one line for them. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
