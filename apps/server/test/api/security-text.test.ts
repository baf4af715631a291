import { expect, it } from 'vitest';
import { describeApp } from './app.ts';

const day = 24 * 60 * 60 * 1_000;
const path = '/.well-known/security.txt';

/** The fields of the text by their names. */
const fieldsOf = (text: string) =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );

describeApp('the text that tells whom to report a weakness to', (get) => {
  it('names an address of this host where none is configured, and ends within a year', async () => {
    const answer = await get().app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = fieldsOf(answer.body);
    expect(fields.get('Contact')).toBe('mailto:security@pothik.test');
    expect(fields.get('Canonical')).toBe(`http://pothik.test${path}`);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / day;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });
});

describeApp(
  'the text of a server with a contact of its own',
  (get) => {
    it('names that one', async () => {
      const { body } = await get().app.inject(path);
      expect(fieldsOf(body).get('Contact')).toBe('https://pothik.example/report');
    });
  },
  { securityContact: 'https://pothik.example/report' },
);
