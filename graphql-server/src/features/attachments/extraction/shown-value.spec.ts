import { describe, expect, it } from 'vitest';
import { describeRows } from './sheet-rows.js';
import { shownValue } from './shown-value.js';

describe('a value of a spreadsheet', () => {
  it.each<[Parameters<typeof shownValue>[0], string, string]>([
    [1234.5, '#,##0.00 "€"', '1.234,50 €'],
    [1234.5, '#,##0.00\\ [$€-407]', '1.234,50 €'],
    [-3, '#,##0.00\\ "€";[Red]\\-#,##0.00\\ "€"', '-3,00 €'],
    [0.125, '0.0%', '12,5%'],
    [1234567, '#,##0', '1.234.567'],
    [0.1 + 0.2, '', '0,3'],
    [4711, 'General', '4711'],
    [new Date('2025-03-31'), 'dd.mm.yyyy', '31.03.2025'],
    [new Date('2025-03-31'), 'm/d/yy', '31.03.2025'],
    [new Date('2025-03-31'), '', '31.03.2025'],
    [new Date('2025-03-31T14:30:00Z'), 'dd.mm.yyyy hh:mm', '31.03.2025 14:30'],
    [new Date('1899-12-31T08:05:00Z'), 'hh:mm', '08:05'],
    [new Date('2025-03-31'), 'mmmm yyyy', 'März 2025'],
    [true, '', 'ja'],
    [null, '', ''],
    ['  zwei\nZeilen ', '', 'zwei Zeilen'],
  ])('%o with the format "%s" reads %s', (value, format, expected) => {
    expect(shownValue(value, format)).toBe(expected);
  });
});

describe('a row', () => {
  it('says what its columns are called and which sheet it is from', () => {
    const rows = [
      ['Hausgeld 2024', '', ''],
      ['', '', ''],
      ['Einheit', 'Nachzahlung', 'Fällig'],
      ['Wohnung 12', '234,50 €', '31.03.2025'],
      ['13', '', '30.04.2025'],
    ];
    expect(describeRows('Abrechnung', rows)).toEqual([
      'Abrechnung | Hausgeld 2024',
      'Abrechnung | Wohnung 12 | Nachzahlung: 234,50 € | Fällig: 31.03.2025',
      'Abrechnung | Einheit: 13 | Fällig: 30.04.2025',
    ]);
  });

  it('stays as it is where nothing names its columns', () => {
    expect(
      describeRows('Tabelle1', [
        ['Miete', '800'],
        ['Strom', '60'],
      ]),
    ).toEqual(['Miete | 800', 'Strom | 60']);
  });
});
