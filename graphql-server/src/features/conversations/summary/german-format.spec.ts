import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatFileType,
  formatPeriod,
  formatTime,
  formatWeekday,
} from './german-format.js';
import { conversationReference } from './summary-data.js';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('formatPeriod', () => {
  it('names the day once, in the time of Germany', () => {
    expect(formatPeriod(at('13:03:00'), at('13:21:00'))).toBe(
      '20. November 2026, 14:03 bis 14:21 Uhr',
    );
  });

  it('names the minute once', () => {
    expect(formatPeriod(at('13:03:10'), at('13:03:50'))).toBe('20. November 2026, 14:03 Uhr');
  });

  it('names both days around midnight', () => {
    expect(formatPeriod(at('22:59:00'), at('23:01:00'))).toBe(
      '20. November 2026, 23:59 Uhr bis 21. November 2026, 00:01 Uhr',
    );
  });
});

it('knows summer time', () => {
  expect(formatTime(new Date('2026-07-01T12:00:00Z'))).toBe('14:00 Uhr');
  expect(formatWeekday(new Date('2026-07-01T22:30:00Z'))).toBe('Donnerstag, 2. Juli 2026');
});

it.each([
  [0, '0\u00a0Byte'],
  [1023, '1023\u00a0Byte'],
  [1536, '1,5\u00a0KB'],
  [5_242_880, '5\u00a0MB'],
])('writes %i bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it.each([
  ['image/jpeg', 'Bild (JPG)'],
  ['application/vnd.ms-excel', 'Tabelle (XLS)'],
  ['application/x-zip-compressed', 'Archiv (ZIP)'],
  ['text/html', 'Datei'],
])('calls %s %s', (mimeType, text) => expect(formatFileType(mimeType)).toBe(text));

it('makes a number for people of the part of an id that differs', () => {
  expect(conversationReference('019343c6-5c3e-7d2a-9b1f-0a1b7f3a91c2')).toBe('7F3A-91C2');
});
