import { describe, expect, it } from 'vitest';
import { checkTable } from './asvs.ts';
import { testTitles } from './test-titles.ts';

const files: Record<string, string> = {
  'apps/a.test.ts': `it('keeps what it was given', () => {}); it.skip('is not run', () => {});`,
  'apps/a.ts': 'export const guard = 1;',
  'SECURITY.md': '# Security',
};
const rows = {
  'V1.1.1': 'passes (test) | `apps/a.test.ts` › `keeps what it was given`',
  'V1.1.2': 'passes (reviewed) | `apps/a.ts` › `guard`; `SECURITY.md`',
  'V1.1.3': 'does not apply | there is no LDAP',
  'V1.1.4': 'open | it is being built',
};
const bounds = { open: 1, proven: 0.3 };

/** Checks a table of these rows, some of them changed. */
function check(changed: Record<string, string> = {}, given = bounds) {
  const table = Object.entries({ ...rows, ...changed })
    .map(([id, row]) => `| ${id} | a few words | ${row} |\n`)
    .join('');
  return checkTable(
    `| id | about | state | evidence |\n${table}`,
    Object.keys(rows),
    given,
    (path) => files[path],
  );
}

describe('the table of requirements', () => {
  it('passes as it should be, and is counted', () => {
    expect(check()).toEqual({
      counts: { 'passes (test)': 1, 'passes (reviewed)': 1, 'does not apply': 1, open: 1 },
      applies: 3,
      proven: 1 / 3,
      complaints: [],
    });
  });

  it.each([
    ['a state that is none', { 'V1.1.4': 'passes | all is well' }],
    ['a test file that is not there', { 'V1.1.1': 'passes (test) | `apps/b.test.ts` › `x`' }],
    ['a test that is not there', { 'V1.1.1': 'passes (test) | `apps/a.test.ts` › `keeps`' }],
    ['a test that does not run', { 'V1.1.1': 'passes (test) | `apps/a.test.ts` › `is not run`' }],
    ['no test', { 'V1.1.1': 'passes (test) | `apps/a.ts` › `guard`' }],
    ['a place that is not there', { 'V1.1.2': 'passes (reviewed) | `apps/b.ts`' }],
    ['a symbol that is not there', { 'V1.1.2': 'passes (reviewed) | `apps/a.ts` › `door`' }],
    ['no place', { 'V1.1.2': 'passes (reviewed) | somebody looked' }],
    ['no reason', { 'V1.1.3': 'does not apply | ' }],
    ['a requirement that is none', { 'V9.9.9': 'does not apply | there is none' }],
  ])('is refused with %s', (_what, changed) => {
    expect(check(changed).complaints).toHaveLength(1);
  });

  it('is refused where a requirement is missing or stands twice', () => {
    const table = '| V1.1.1 | x | open | why |\n'.repeat(2);
    const { complaints } = checkTable(
      table,
      ['V1.1.1', 'V1.1.2'],
      { open: 9, proven: 0 },
      () => '',
    );
    expect(complaints).toEqual(['V1.1.1 has 2 rows', 'V1.1.2 has 0 rows']);
  });

  it('is refused where too much is open, or too little proven', () => {
    expect(check({}, { open: 0, proven: 0.3 }).complaints).toEqual(['more than 0 are open']);
    expect(check({}, { open: 1, proven: 0.5 }).complaints).toEqual(['tests prove less than 50 %']);
  });
});

it('finds the titles of tests however they are declared', () => {
  const source = `
    describe('a group', () => {
      it.each(rows)('with rows: %s', () => {});
      test.only("alone", { tag: '@phone' }, async () => {});
    });
    for (const path of paths) test(\`\${path} opens\`, () => {});
    it.todo('later');`;
  expect([...testTitles(source)]).toEqual(['with rows: %s', 'alone', '${path} opens']);
});
