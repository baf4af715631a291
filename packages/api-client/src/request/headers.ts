import { apiVersion, apiVersionHeader } from '@pothik/contract';

/** What a header can hold. */
const sendable = /^[\t\x20-\x7e\x80-\xff]*$/;

/** A token that can't stand in a header was never given out by a server. */
export const isSendableToken = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

/**
 * Refuses what can't be sent, before the platform does so with the value in its message.
 *
 * @throws TypeError
 */
export function checkHeaders(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!sendable.test(value)) throw new TypeError(`The value of header ${name} can't be sent`);
  }
}

/** The version of this package; unknown where its sources are run. */
declare const packageVersion: string | undefined;

const userAgent = `pothik/${typeof packageVersion === 'undefined' ? 'source' : packageVersion}`;

/**
 * Headers that name the client. A page sends none to another origin: its server would have to allow
 * the header first. Browsers name themselves.
 */
export function clientHeaders(origin: string): Record<string, string> {
  const version = { [apiVersionHeader]: apiVersion };
  if (typeof document === 'undefined') return { ...version, 'user-agent': userAgent };
  return origin === '' ? version : {};
}

/** Headers as they may be logged. */
export function redactHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      /auth|cookie|token|key|secret/i.test(name) ? '[redacted]' : value,
    ]),
  );
}
