import { describe, expect, test } from 'vitest';
import { toCsv } from './csv';

describe('a CSV file', () => {
  test('has every value in quotes, and every row ends in CRLF', () => {
    expect(
      toCsv([
        ['Name', 'Company'],
        ['Dana', ''],
      ]),
    ).toBe('"Name","Company"\r\n"Dana",""\r\n');
  });

  test.each([
    ['doubles quotes', 'the "big" one', '"the ""big"" one"'],
    ['keeps commas', 'Amman, Jordan', '"Amman, Jordan"'],
    ['keeps line breaks', 'first\nsecond\r\nthird', '"first\nsecond\r\nthird"'],
    ['keeps blanks', ' x ', '" x "'],
  ])('%s inside a value', (_what, value, written) => {
    expect(toCsv([[value]])).toBe(`${written}\r\n`);
  });

  test.each(['=1+1', '+962 6 555', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("x")'])(
    'does not run %j as a formula in a spreadsheet',
    (value) => {
      expect(toCsv([[value]])).toBe(`"'${value.replaceAll('"', '""')}"\r\n`);
    },
  );

  test.each(['a=1', '1-2', 'dana@mail.example', "'=1"])('leaves %j as it is', (value) => {
    expect(toCsv([[value]])).toBe(`"${value}"\r\n`);
  });

  test('begins with a byte-order mark only if it has characters beyond ASCII', () => {
    expect(toCsv([['Dana']]).startsWith('\uFEFF')).toBe(false);
    expect(toCsv([['Name'], ['دانا']])).toBe('\uFEFF"Name"\r\n"دانا"\r\n');
    expect(toCsv([['École']]).startsWith('\uFEFF')).toBe(true);
  });
});
