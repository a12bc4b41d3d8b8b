import { describe, expect, it } from 'vitest';
import { phoneNumbersIn } from './phone-numbers';

const found = (text: string) =>
  phoneNumbersIn(text).map(({ start, end, dial }) => [text.slice(start, end), dial]);

describe('a telephone number', () => {
  it.each([
    ['unter 040 66969 900 bis 18 Uhr.', '040 66969 900', '04066969900'],
    ['Tel.: +49 40 66969-900', '+49 40 66969-900', '+494066969900'],
    ['+49 (0)40 66969900', '+49 (0)40 66969900', '+494066969900'],
    ['+49 (0) 40 66969900', '+49 (0) 40 66969900', '+494066969900'],
    ['0049 40 66969900', '0049 40 66969900', '00494066969900'],
    ['0800/123 45 67.', '0800/123 45 67', '08001234567'],
    ['0800 / 1234567', '0800 / 1234567', '08001234567'],
    ['(089) 12 34 56-0, immer', '(089) 12 34 56-0', '0891234560'],
    ['(0171) 1234567', '(0171) 1234567', '01711234567'],
    ['04066969900', '04066969900', '04066969900'],
    ['Notdienst 0151–23456789!', '0151–23456789', '015123456789'],
    ['Rufnummer: 030 1234567', '030 1234567', '0301234567'],
    ['Notdienst-Nummer 030 1234567', '030 1234567', '0301234567'],
    ['unter der Störungsnummer 089 99998 520; nachts', '089 99998 520', '08999998520'],
    ['Bereitschaftsnummer: 089 99998 520', '089 99998 520', '08999998520'],
    ['040\u00a066969900 (24 Stunden)', '040\u00a066969900', '04066969900'],
    ['+48 22 123 45 67', '+48 22 123 45 67', '+48221234567'],
    ['den ärztlichen Bereitschaftsdienst 116 117', '116 117', '116117'],
    ['Rufen Sie sofort die 112 an.', '112', '112'],
    ['Rufen Sie von draußen die 112 an.', '112', '112'],
    ['Wählen Sie 112.', '112', '112'],
    ['Notruf: 110', '110', '110'],
    ['die 112 (Feuerwehr)', '112', '112'],
  ])('is found in "%s"', (text, written, dial) => {
    expect(found(text)).toEqual([[written, dial]]);
  });

  it('ends where another one begins', () => {
    expect(found('040 123456 / 0171 1234567 oder 030 7654321')).toEqual([
      ['040 123456', '040123456'],
      ['0171 1234567', '01711234567'],
      ['030 7654321', '0307654321'],
    ]);
    expect(found('Rufen Sie 112 oder 110 an.')).toEqual([
      ['112', '112'],
      ['110', '110'],
    ]);
  });
});

describe('no telephone number', () => {
  it.each([
    '01.12.2026',
    'am 01/12/2026 und 05-12-2026',
    'vom 01.10. bis 30.04.2027',
    'Abrechnung 01/2026 – 12/2026',
    '2026-01-05',
    'DE02 1203 0000 0000 2020 51',
    'IBAN DE02120300000000202051',
    'IBAN: DE02 0400 6696 9900 2020 51',
    '1.250,00 €',
    '0,50 € je 040 kWh',
    '030 1234567 €',
    'von 08:00 bis 12:00 Uhr',
    '08 - 12 Uhr und 014 - 018 Uhr',
    '01067 Dresden',
    'Hauptstraße 112',
    'Rufen Sie uns in der Hauptstraße 112 an',
    'Wohnung 110, 112 m²',
    'Kundennummer 0401234567',
    'Zählernummer: 0815 47110815',
    'Vertrags-Nr. 030 1234567',
    'Wohnungsübergabenummer 030 1234567',
    'Fax: 040 66969901',
    'Zählerstand 0123456',
    '§ 556 BGB, Absatz 3',
    'Version 1.040.1234567',
  ])('is found in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});
