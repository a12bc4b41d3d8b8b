import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { AI_NOTICE } from './pdf-transcript.js';
import type { ConversationSummary, SummaryMessage } from './summary-data.js';
import { renderSummaryPdf, summaryFileName } from './summary-pdf.js';
import { sampleSummary } from './testing/sample-summary.js';

interface StructNode {
  role?: string;
  children?: StructNode[];
}

async function open(data: ConversationSummary) {
  const pdf = await getDocumentProxy(new Uint8Array(await renderSummaryPdf(data)));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  return { pdf, pages, text: pages.join('') };
}

const rolesOf = (node: StructNode): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesOf),
];

const messages = (count: number): SummaryMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    sender: index % 2 ? 'bot' : 'user',
    text: `Nachricht ${index + 1}. ${'Die Heizung im Bad bleibt kalt. '.repeat(1 + (index % 5))}`,
    createdAt: new Date(Date.UTC(2026, 10, 20, 13, index % 60)),
  }));

describe('renderSummaryPdf', () => {
  it('tells who, where, when and what, with umlauts', async () => {
    const { text } = await open(sampleSummary());
    for (const expected of [
      'Hausverwaltung Grünwald GmbH',
      'Gesprächszusammenfassung',
      'Jürgen Größmann',
      'Schöneberger Ufer 47, 10785 Berlin',
      '20. November 2026, 14:03 bis 14:21 Uhr',
      '7F3A-91C2',
      'alle Heizkörper der Wohnung kalt',
      'thermostat-küche.jpg 1,2 MB Bild (JPG)',
      AI_NOTICE.slice(0, 40),
      'Quelle: [1] Heizung fällt aus oder wird nicht warm',
      'Diese Anfrage konnte nicht beantwortet werden.',
    ]) {
      expect(text).toContain(expected);
    }
  });

  it("names the company's privacy notice and imprint", async () => {
    const { company, ...rest } = sampleSummary();
    const pages = 'https://haus.example/c/gruenwald';
    const { pages: read, text } = await open({ ...rest, company: { ...company, pages } });
    expect(read[0]).toContain(`Datenschutz: ${pages}/privacy`);
    expect(read[0]).toContain(`Impressum: ${pages}/imprint`);
    expect(text).not.toContain('undefined');
  });

  it('says which person of the company has answered', async () => {
    const sample = sampleSummary();
    const said = { sender: 'person', author: 'Mia Lange', text: 'Ich komme um 14 Uhr.' } as const;
    const { text } = await open({
      ...sample,
      messages: [{ ...said, createdAt: sample.startedAt }],
    });
    expect(text).toContain('Mia Lange (Hausverwaltung Grünwald GmbH)');
    expect(text).toContain('Ich komme um 14 Uhr.');
  });

  it('shows marks of an answer as type, not as signs', async () => {
    const { text } = await open(sampleSummary());
    expect(text).not.toMatch(/\*\*|\| ---|\]\(http/);
  });

  it('is tagged German with title, headings, table and list', async () => {
    const { pdf } = await open(sampleSummary());
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: 'de-DE', Title: expect.stringContaining('Größmann') });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const tree = (await (await pdf.getPage(1)).getStructTree()) as StructNode;
    const roles = rolesOf(tree);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles).toEqual(expect.arrayContaining(['H2', 'Table', 'TH', 'TD', 'L', 'LI', 'LBody']));
    expect((await pdf.getOutline()).map((entry) => entry.title)).toEqual([
      'Gesprächszusammenfassung',
      'Zusammenfassung',
      'Kontakt',
      'Anhänge',
      'Gesprächsverlauf',
    ]);
  });

  it('numbers its pages and keeps every one of 200 turns', async () => {
    const { pages, text } = await open(sampleSummary({ messages: messages(400) }));
    expect(pages.length).toBeGreaterThan(20);
    pages.forEach((page, index) =>
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`),
    );
    for (let n = 1; n <= 400; n += 1) expect(text).toContain(`Nachricht ${n}. `);
  });

  it('never leaves a name at the end of a page without what was said', async () => {
    const { pages } = await open(sampleSummary({ messages: messages(90) }));
    for (const page of pages) expect(page).not.toMatch(/\d\d:\d\d Uhr\s*(Hausverwaltung|Seite)/);
  });

  it('never leaves the mark of a list entry at the end of a page without the entry', async () => {
    const entry = `- ${'Die Heizung im Bad bleibt kalt. '.repeat(8)}`;
    for (const before of [0, 1, 2, 3]) {
      const lines = [...Array.from({ length: before }, () => '- Kurz'), ...Array(40).fill(entry)];
      const { pages } = await open(sampleSummary({ summary: lines.join('\n') }));
      for (const page of pages) expect(page).not.toMatch(/•\s*(Hausverwaltung|Seite)/);
    }
  });

  it('continues a message that is longer than a page', async () => {
    const text = Array.from({ length: 900 }, (_, index) => `Wort${index}`).join(' ');
    const long: SummaryMessage = { sender: 'user', text, createdAt: new Date(0) };
    const { pages, text: all } = await open(sampleSummary({ messages: [long] }));
    expect(pages.length).toBeGreaterThan(2);
    expect(all.match(/Wort\d+/g)).toHaveLength(900);
  });

  it('gives the same bytes for the same conversation', async () => {
    const [one, two] = [
      await renderSummaryPdf(sampleSummary()),
      await renderSummaryPdf(sampleSummary()),
    ];
    expect(one.equals(two)).toBe(true);
  });

  it('needs neither attachments nor messages', async () => {
    const { text } = await open(sampleSummary({ messages: [] }));
    expect(text).not.toContain('Anhänge');
    expect(text).toContain('Anliegen');
  });

  it('survives text that no font has', async () => {
    const odd: SummaryMessage = {
      sender: 'bot',
      text: '你好 \u202Eabc 😀',
      createdAt: new Date(0),
    };
    const { text } = await open(sampleSummary({ messages: [odd] }));
    expect(text).toContain('[nicht darstellbar] abc 😀');
  });
});

it('names the file safely', () => {
  expect(summaryFileName(sampleSummary({ reference: '../a"b\r\nc' }))).toBe(
    'Gespraechszusammenfassung-abc.pdf',
  );
});
