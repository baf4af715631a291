import { describe, expect, it } from 'vitest';
import { fromCell, toCsvLine } from './csv.ts';

describe('a line of a CSV file', () => {
  it.each(['=1', '+1', '-1', '@A1', '\t=1', '\r=1', '\n=1', '  =1', '＝1', '＋1', '－1', '＠A1'])(
    'runs nothing that begins like a formula: %j',
    (cell) => {
      expect(toCsvLine([cell]).replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it.each([';=1', 'a;=1', 'a\t=1', 'a\n=1', 'a\r=1'])(
    'keeps one cell of it, whatever parts the cells: %j',
    (cell) => {
      expect(toCsvLine([cell, 'next'])).toMatch(/^"[^"]*",next\r\n$/);
    },
  );

  it.each(['=1', "'=1", "''+1", '\n', "'\t", ' -1', "'quoted'", '1', '', "'", 'নার্স'])(
    'is read again as it was written: %j',
    (text) => {
      const cell = toCsvLine([text]).slice(0, -2);
      expect(fromCell(cell.replace(/^"([^]*)"$/, '$1'))).toBe(text);
    },
  );

  it('leaves everything else as it is, quotes and breaks included', () => {
    expect(toCsvLine(['a', 1, -2, null, undefined, 'b,c', 'd"e', 'f\ng', 'নার্স'])).toBe(
      'a,1,-2,,,"b,c","d""e","f\ng",নার্স\r\n',
    );
  });
});
