import { describe, expect, it } from 'vitest';
import { consoleCookie, writeCookie } from './cookies.ts';
import { readSession } from './sent-session.ts';

const token = 'T'.repeat(43);
const origin = 'https://www.pothik.test';
const cookie = `lang=bn; __Host-pothik-console=${token}; other=1`;
const mark = { 'pothik-console': '1' };
const ownPage = { 'sec-fetch-site': 'same-origin' };

describe('the session of a request', () => {
  it('lies in the cookie where a page of ours says so', () => {
    for (const page of [
      ownPage,
      { origin },
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
      { referer: `${origin}/admin/inbox` },
    ]) {
      expect(readSession({ cookie, ...mark, ...page }, origin)).toEqual({
        token,
        isConsole: true,
        isIdle: false,
      });
    }
    const idle = readSession({ cookie, ...ownPage, 'pothik-console': 'idle' }, origin);
    expect(idle).toEqual({ token, isConsole: true, isIdle: true });
  });

  it('is none with the cookie alone, without our header, or from elsewhere', () => {
    for (const headers of [
      {},
      mark,
      ownPage,
      { origin },
      { ...mark, 'sec-fetch-site': 'same-site', origin },
      { ...mark, 'sec-fetch-site': 'cross-site' },
      { ...mark, 'sec-fetch-site': 'none' },
      { ...mark, origin: 'https://elsewhere.test', host: 'www.pothik.test' },
      { ...mark, origin: 'null', host: 'www.pothik.test' },
      { ...mark, referer: 'https://elsewhere.test/www.pothik.test' },
    ]) {
      expect(readSession({ cookie, ...headers }, origin).token).toBeUndefined();
      expect(readSession({ cookie, ...headers }, origin).isIdle).toBe(false);
    }
  });

  it('is that of the header where there is one', () => {
    const authorization = `Bearer ${'B'.repeat(43)}`;
    const session = readSession({ cookie, authorization, ...mark, ...ownPage }, origin);
    expect(session).toEqual({ token: 'B'.repeat(43), isConsole: false, isIdle: false });
  });

  it('is none where the cookie has another name or form', () => {
    for (const other of [
      `pothik-console=${token}`,
      `x__Host-pothik-console=${token}`,
      '__Host-pothik-console=short',
      `__Host-pothik-console=${token}%20`,
    ]) {
      const session = readSession({ cookie: other, ...mark, ...ownPage }, origin);
      expect(session).toEqual({ token: undefined, isConsole: true, isIdle: false });
    }
  });
});

describe('the cookie of the console', () => {
  it('is for this host alone, by encryption alone, and for no script and no foreign page', () => {
    expect(writeCookie(origin, consoleCookie, token)).toBe(
      `__Host-pothik-console=${token}; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure`,
    );
  });

  it('has a plain name where there is no encryption, as on one’s own machine', () => {
    expect(writeCookie('http://127.0.0.1:3000', consoleCookie, token)).toBe(
      `pothik-console=${token}; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict`,
    );
  });

  it('is forgotten when the session is left', () => {
    expect(writeCookie(origin, consoleCookie, '')).toContain(
      '__Host-pothik-console=; Path=/; Max-Age=0;',
    );
  });
});
