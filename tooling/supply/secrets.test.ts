import { describe, expect, it } from 'vitest';
import { findSecrets, secretsOf } from './secrets.ts';

// Put together here, so that no file of the house looks as if it held one.
const letters = 'Ab3'.repeat(20);
const samples = {
  'a private key': ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '),
  'a key of Amazon': `AKIA${'Q7'.repeat(8)}`,
  'a key of Google': `AIza${letters.slice(0, 35)}`,
  'a token of GitHub': `ghp_${letters.slice(0, 36)}`,
  'a token of npm': `npm_${letters.slice(0, 36)}`,
  'a signed token': ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxIn0aaa', letters].join('.'),
  'an address with a password': ['postgres://pothik', 'hidden@db.example/pothik'].join(':'),
  'a variable of the server': ['DATABASE', 'URL'].join('_'),
};

describe('what is found in a built file', () => {
  it.each(Object.entries(samples))('%s', (what, sample) => {
    const [found] = findSecrets(`const a="${sample}";`);
    expect(found).toMatch(new RegExp(`^${what}: `));
    // The report of a leak is none.
    expect(found).not.toContain(sample.slice(0, 9));
  });

  it('a value that this machine keeps secret', () => {
    const known = secretsOf({
      NPM_TOKEN: 'a-token-of-here',
      PATH: '/usr/bin:/bin',
      A_KEY: 'short',
    });
    expect(findSecrets('x="a-token-of-here"', known)).toEqual(['the variable NPM_TOKEN']);
    expect(findSecrets('x="/usr/bin:/bin short"', known)).toEqual([]);
  });

  it('not what only looks like it', () => {
    const harmless = 'https://example.com/a:b@c AKIA npm_ eyJ a{b:c} https://user@example.com';
    expect(findSecrets(harmless)).toEqual([]);
  });
});
