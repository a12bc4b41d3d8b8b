import { writeXlsx } from 'hucre/xlsx';

const HEADER = [
  'Typ',
  'Vorname',
  'Nachname',
  'E-Mail',
  'Telefon',
  'Anschrift',
  'Wohnungsnummer',
  'Auth-Nummer',
];

const FIRST = ['Anna', 'Bernd', 'Çiğdem', 'Dörte', 'Emil', 'Fatma', 'Götz', 'Hanna'];
const LAST = ['Albers', 'Bräuer', 'Öztürk', 'Schröder', 'Lehmann', 'Weiß', 'Thomsen'];

/** A file of this many people, as spreadsheet programs of the country write it. */
export async function importFile(format: 'CSV' | 'Excel', count: number): Promise<File> {
  const rows = Array.from({ length: count }, (_, index) => [
    index % 3 === 0 ? 'Eigentümer' : 'Mieter',
    FIRST[index % FIRST.length] ?? '',
    LAST[index % LAST.length] ?? '',
    `person-${index}@post.example`,
    `0171 ${3_000_000 + index}`,
    `Lindenallee ${1 + (index % 300)}, 20095 Hamburg`,
    `${index % 12} links`,
    String(100_000 + (index % 900_000)),
  ]);
  if (format === 'CSV') {
    const lines = [HEADER, ...rows].map((row) => row.join(';')).join('\r\n');
    return new File([lines], 'bestand.csv');
  }
  const sheet = await writeXlsx({ sheets: [{ name: 'Bestand', rows: [HEADER, ...rows] }] });
  return new File([new Uint8Array(sheet)], 'bestand.xlsx');
}
