import pino from 'pino';
import { errorFacts } from './error-facts.ts';

export type Log = pino.Logger;

/** What never stands in a log, wherever it turns up. */
const hidden = [
  'headers',
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'idToken',
  'visitorToken',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The time as it stands in a line; many lines are written in one millisecond. */
function isoTime() {
  let [at, text] = [0, ''];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

/** Pino would write the message of an error that comes without a text of ours; it may quote anything. */
function withoutMessage(this: pino.Logger, given: Parameters<pino.LogFn>, log: pino.LogFn): void {
  const [first, text] = given as [unknown, unknown];
  if (first instanceof Error) log.call(this, { err: first }, 'an error');
  else if (first instanceof Object && text === undefined) log.call(this, first, '');
  else log.apply(this, given);
}

/** How a line looks, wherever it goes. */
export const logOptions = {
  base: null,
  timestamp: isoTime(),
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: errorFacts },
  hooks: { logMethod: withoutMessage },
  redact: { paths: hidden, censor: '[hidden]' },
} satisfies pino.LoggerOptions;

/**
 * Structured log lines on standard output. They are written before the call returns: a line that
 * was logged is not lost when the process is killed.
 */
export function createLog(level: pino.LevelWithSilent = 'info'): Log {
  return pino({ level, ...logOptions }, pino.destination({ fd: 1, sync: true }));
}
