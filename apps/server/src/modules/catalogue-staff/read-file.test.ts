import { describe, expect, it } from 'vitest';
import type { DateOrder } from './file-dates.ts';
import { toSent, emptyCells } from './file-columns.ts';
import { readFile } from './read-file.ts';

const read = (text: string | Uint8Array<ArrayBuffer>, order?: DateOrder) =>
  readFile(new Blob([text]), order);

const refusalOf = (text: string | Uint8Array<ArrayBuffer>) =>
  read(text).then(
    () => 'none',
    (error: unknown) => (error as Error).message,
  );

const utf16 = (text: string, mark: readonly number[]) =>
  Uint8Array.from([...mark, ...Buffer.from(text, 'utf16le')]);

describe('a file as a spreadsheet saves it', () => {
  it.each([
    ['a line that names the separator', 'sep=;\r\nName;Service type\r\nA;job\r\n'],
    ['a quoted line that names it', '"sep=|"\nName|Service type\nA|job'],
    ['tabs', 'Name\tService type\nA\tjob'],
    ['a mark of UTF-8', '\uFEFFName,Service type\r\nA,job'],
    ['UTF-16 with a mark', utf16('Name\tService type\r\nA\tjob', [0xff, 0xfe])],
    ['UTF-16 without one', utf16('Name\tService type\r\nA\tjob', [])],
    [
      'UTF-16 with its bytes swapped',
      Uint8Array.from(Buffer.from(utf16('Name\tService type\r\nA\tjob', [0xff, 0xfe])).swap16()),
    ],
  ])('is read with %s', async (_what, text) => {
    const { rows } = await read(text);
    expect(rows).toEqual([
      { row: 2, cells: { Name: 'A', 'Service type': 'job' }, isTooLong: false },
    ]);
  });

  it('keeps a quote within a cell', async () => {
    const { rows } = await read('Name,Country\n17" monitor repair,Qatar\n"19"" or 21""",Oman\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      { Name: '17" monitor repair', Country: 'Qatar' },
      { Name: '19" or 21"', Country: 'Oman' },
    ]);
  });

  it.each([
    ['1,50,000', 150_000],
    ['1,500,000.50', 1_500_000.5],
    ['১,৫০,০০০', 150_000],
    ['৳ 1,50,000/-', 150_000],
    ['1500', 1_500],
    ['1,5,0', '1,5,0'],
    ['many', 'many'],
  ])('reads the sum %s as %s', (cell, sum) => {
    const sent = toSent({ ...emptyCells, 'Salary from': cell, 'Salary currency': 'BDT' });
    expect(sent.salary).toEqual({ min: sum, currency: 'BDT' });
  });
});

describe('a date of a file', () => {
  const datesOf = async (cells: readonly string[], order?: DateOrder) => {
    const lines = cells.map((cell) => `"A ${cell}","${cell}"`).join('\n');
    const { rows, unsettledDate } = await read(`Name,Licence checked on\n${lines}`, order);
    return unsettledDate ?? rows.map((row) => row.cells['Licence checked on']);
  };

  it.each([
    ['21/11/2026', '2026-11-21'],
    ['11/21/2026', '2026-11-21'],
    ['২১-১১-২০২৬', '2026-11-21'],
    ['21.11.26', '2026-11-21'],
    ['5/5/2026', '2026-05-05'],
    ['2026/1/2', '2026-01-02'],
    ['2026-01-02', '2026-01-02'],
    ['21-Nov-26', '2026-11-21'],
    ['November 21, 2026', '2026-11-21'],
    ['21/11/2026 0:00', '2026-11-21'],
    ['soon', 'soon'],
  ])('is read from %s as %s', async (cell, day) => {
    expect(await datesOf([cell])).toEqual([day]);
  });

  it('is in the order that another date of the file shows', async () => {
    expect(await datesOf(['1/2/2026', '21/11/2026'])).toEqual(['2026-02-01', '2026-11-21']);
    expect(await datesOf(['1/2/2026', '11/21/2026'])).toEqual(['2026-01-02', '2026-11-21']);
    expect(await datesOf(['1/2/2026', '21/11/2026'], 'month-day')).toEqual([
      '2026-02-01',
      '2026-11-21',
    ]);
  });

  it('is asked for where none shows it, and read as answered', async () => {
    expect(await datesOf(['2026-01-01', '1/2/2026'])).toEqual({
      ...{ row: 3, column: 'Licence checked on', text: '1/2/2026' },
      ...{ dayMonth: '2026-02-01', monthDay: '2026-01-02' },
    });
    expect(await datesOf(['1/2/2026'], 'day-month')).toEqual(['2026-02-01']);
    expect(await datesOf(['1/2/2026'], 'month-day')).toEqual(['2026-01-02']);
  });
});

describe('a file that can not be read', () => {
  const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

  it.each([
    [latin('PK\x03\x04\x07\x07'), /Excel workbook \(\.xlsx\)/],
    [latin('\xd0\xcf\x11\xe0\x00\x00'), /old Excel workbook \(\.xls\)/],
    [latin('%PDF-1.7'), /PDF/],
    [latin('Name,\x00\x00\x00'), /not a text file/],
    ['Name,Kind\r\n?????? ????,job\r\n', /^Row 2, column "Name": the letters were lost/],
    ['Name,Kind\r\nA,Visa ????\r\n', /^Row 2, column "Kind": the letters were lost/],
    [latin('Name\nok\nCaf\xe9'), /^Row 3, column "Name": these letters are not in UTF-8/],
    ['Name\nx\n"y', /^Row 3 begins a quote that does not close/],
  ])('is refused with its real problem: case %#', async (text, problem) => {
    expect(await refusalOf(text)).toMatch(problem);
  });

  it.each(['Really??', 'Why? What?', 'Visa (?)', '?'])('is not one that asks: %s', async (cell) => {
    expect(await refusalOf(`Name,Kind\nA,${cell}`)).toBe('none');
  });
});
