import { saveAnswer } from '@hausgeist/staff-kit';

/** Saves rows as spreadsheets of the language open them, and as an import takes them back. */
export async function saveCsv(rows: string[][], fileName: string, locale: string): Promise<void> {
  const { writeCsv } = await import('hucre/csv');
  const delimiter = locale === 'de' ? ';' : ',';
  // A cell that begins like a formula would be one in a spreadsheet; an import takes the mark off again.
  const text = writeCsv(rows, { delimiter, bom: true, escapeFormulae: true });
  await saveAnswer(new Response(text), fileName);
}
