import pino from 'pino';

export type Log = pino.Logger;

/** What never stands in a log, wherever it turns up. */
const hidden = [
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

/** How a line looks, wherever it goes. */
export const logOptions = {
  base: null,
  timestamp: isoTime(),
  formatters: { level: (label: string) => ({ level: label }) },
  redact: { paths: hidden, censor: '[hidden]' },
} satisfies pino.LoggerOptions;

/**
 * Structured log lines on standard output. They are written before the call returns: a line that
 * was logged is not lost when the process is killed.
 */
export function createLog(level: pino.LevelWithSilent = 'info'): Log {
  return pino({ level, ...logOptions }, pino.destination({ fd: 1, sync: true }));
}
