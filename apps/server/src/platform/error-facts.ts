import { Defect } from './defect.ts';
import { StartError } from './start-error.ts';

/** The parts of an error that hold no value of a row, a body or a header. */
export interface ErrorFacts {
  type: string;
  message?: string;
  /** Codes and names of things: the table, the constraint, the system call. */
  [name: string]: unknown;
  /** The calls that led to it, the innermost first. */
  at?: string[];
  cause?: ErrorFacts;
}

/** What drivers say of where it failed; what they say of the values (`detail`, `params`) is not among it. */
const namedParts = [
  'errno',
  'syscall',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
  // Of mailers.
  'command',
  'responseCode',
];

/** Names and codes. A value that a driver put in their place hardly has this form, and is short. */
const isName = (part: unknown) =>
  typeof part === 'number' || (typeof part === 'string' && /^[A-Za-z_][\w.$ -]{0,62}$/.test(part));

/** Five characters of PostgreSQL, or a word of the system's. */
const isCode = (part: unknown) =>
  typeof part === 'string' && /^(?:[\dA-Z]{5}|[A-Z]\w{1,40})$/.test(part);

/** Texts of drivers that have neither a code nor a value. */
const knownMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
];

const hasSafeMessage = (error: Error) =>
  error instanceof Defect || error instanceof StartError || knownMessages.includes(error.message);

const mostFrames = 12;

/** Frames alone: the text before them is the message, which may hold anything, lines like frames too. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = message === '' ? 0 : stack.indexOf(message) + message.length;
  if (message !== '' && !stack.includes(message)) return [];
  return stack
    .slice(end)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
    .slice(0, mostFrames);
}

const deepest = 5;

/**
 * Describes an error for a log: by allowed parts alone, as messages and details of drivers, parsers and
 * mailers quote what they were given.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const facts: ErrorFacts = { type: isName(error.name) ? error.name : 'Error' };
  if (hasSafeMessage(error)) facts.message = error.message;
  const parts = error as unknown as Record<string, unknown>;
  if (isCode(parts.code)) facts.code = parts.code;
  for (const name of namedParts) {
    if (isName(parts[name])) facts[name] = parts[name];
  }
  const at = framesOf(error);
  if (at.length > 0) facts.at = at;
  if (error.cause !== undefined && depth < deepest)
    facts.cause = errorFacts(error.cause, depth + 1);
  return facts;
}

/** The same in one line, for people: `DrizzleQueryError: error 23505 users_email_confirmed`. */
export function errorLine(error: unknown): string {
  const { type, message, at: _at, cause: _cause, ...parts } = errorFacts(error);
  const own = [type, message, ...Object.values(parts)].filter((part) => part !== undefined);
  const line = own.map(String).join(' ');
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? line : `${line}: ${errorLine(cause)}`;
}
