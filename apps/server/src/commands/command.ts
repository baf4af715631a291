/** Tells who runs the command something: a line, or several. */
export type Say = (text: string) => void;

/**
 * Does the work of a command.
 *
 * @param given what stands after its name on the command line.
 * @throws StartError with a line for what the person there can mend, UsageError for a command line that says
 *   something else than `takes`.
 */
export type Run = (given: readonly string[], say: Say) => Promise<void>;

/** A command line that is none. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command as the table of all has it: its code is loaded when it is asked for. */
export interface Command {
  /** Its arguments, as help shows them: in brackets where one can be left out. */
  takes: string;
  /** One sentence. */
  does: string;
  load(): Promise<Run>;
}
