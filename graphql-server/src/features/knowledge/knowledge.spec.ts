import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactional } from '../../platform/database/index.js';
import { createCompany } from '../../testing/factories.js';
import { ingestPromptFileJob } from './ingestion/prompt-file.job.js';
import { addPromptFile } from './files/prompt-file.repository.js';
import { PromptFile } from './files/prompt-file.entity.js';
import { type KnowledgeHarness, processed, startKnowledge } from './testing/knowledge-harness.js';
import { EmbeddingModelStub, noise } from './testing/models.js';
import { UseCase } from './use-cases/use-case.entity.js';

const TOPICS = [
  ['Heizung ausgefallen', 'Bei einem Ausfall der Heizung rufen Sie bitte die Technik an.'],
  ['Schlüssel verloren', 'Melden Sie den Verlust eines Schlüssels innerhalb von zwei Tagen.'],
  ['Nebenkostenabrechnung', 'Die Abrechnung der Nebenkosten kommt jedes Jahr im Juni.'],
  ['Aufzug steckt fest', 'Drücken Sie im Aufzug drei Sekunden lang den Notruf.'],
  ['Haustiere halten', 'Hunde und Katzen brauchen unsere Zustimmung, Kleintiere nicht.'],
] as const;

/** The same topics for every company, with a mark that tells whose text it is. */
const promptFile = (mark: string) =>
  TOPICS.map(([title, text]) => `## ${title}\n\n${text} Kennwort ${mark}.`).join('\n\n');

describe('knowledge', () => {
  const ai = new EmbeddingModelStub('noise', (text) => noise(text));
  let harness: KnowledgeHarness;
  const signal = new AbortController().signal;
  const em = () => harness.platform.database.orm.em.fork();

  beforeAll(async () => {
    harness = await startKnowledge(ai);
  });
  afterAll(() => harness.stop());

  it('answers formal and everyday questions from the uploaded file', async () => {
    const company = await harness.companyWith(promptFile('eins'));
    await expect(harness.titles(company, 'Wann kommt die Nebenkostenabrechnung?')).resolves.toEqual(
      expect.arrayContaining(['Nebenkostenabrechnung']),
    );
    const [first] = await harness.titles(company, 'Mir ist arschkalt!');
    expect(first).toBe('Heizung ausgefallen');
    const { useCases } = await harness.knowledge.retrieve(
      company,
      { text: 'Der Fahrstuhl steckt' },
      {
        signal,
        limit: 2,
      },
    );
    expect(useCases[0]).toMatchObject({ index: 1, title: 'Aufzug steckt fest' });
    expect(useCases.length).toBeLessThanOrEqual(2);
  });

  it('finds nothing for what no use case is about, nor for a company without a file', async () => {
    const company = await harness.companyWith(promptFile('zwei'));
    await expect(harness.titles(company, 'Wie wird das Wetter morgen?')).resolves.toEqual([]);
    await expect(harness.titles(company, '!?')).resolves.toEqual([]);
    const { id } = await createCompany(em());
    await expect(harness.titles(id, 'Meine Heizung ist ausgefallen')).resolves.toEqual([]);
  });

  it('never shows one company what another one wrote, while that one uploads again', async () => {
    const [a, b] = [
      await harness.companyWith(promptFile('ALPHA')),
      await harness.companyWith(promptFile('BETA0')),
    ];
    const uploads = (async () => {
      for (let n = 1; n <= 4; n += 1) await harness.upload(b, promptFile(`BETA${n}`));
    })();
    for (let n = 0; n < 12; n += 1) {
      const question = TOPICS[n % TOPICS.length]?.[1] ?? '';
      const [mine, other] = await Promise.all(
        [a, b].map((company) =>
          harness.knowledge.retrieve(company, { text: question }, { signal }),
        ),
      );
      expect(mine?.useCases.map(({ text }) => text).join()).not.toContain('BETA');
      expect(other?.useCases.map(({ text }) => text).join()).not.toContain('ALPHA');
      expect(mine?.useCases.length).toBeGreaterThan(0);
      expect(other?.useCases.length).toBeGreaterThan(0);
    }
    await uploads;
  });

  it('replaces a version as a whole, in every process', async () => {
    const company = await harness.companyWith(promptFile('alt'));
    const otherProcess = harness.another(ai);
    const ask = async () => {
      const { useCases } = await otherProcess.retrieve(
        company,
        { text: 'Heizung ausgefallen' },
        { signal },
      );
      return useCases.map(({ text }) => text).join();
    };
    await expect(ask()).resolves.toContain('Kennwort alt');
    const file = await harness.upload(company, promptFile('neu').split('## Aufzug')[0] ?? '');
    expect(file).toMatchObject({ status: 'PROCESSED', active: true, version: 2, vectorCount: 3 });
    await expect(ask()).resolves.toContain('Kennwort neu');
    await expect(ask()).resolves.not.toContain('Kennwort alt');
    expect(await em().count(PromptFile, { company })).toBe(1);
    expect(await em().count(UseCase, { company })).toBe(3);
  });

  it('keeps the version before when a new one cannot be processed', async () => {
    const company = await harness.companyWith(promptFile('gut'));
    const broken = await transactional(em(), async (tx) => {
      const file = await addPromptFile(tx, company, {
        fileName: 'leer.md',
        content: '## Nur Titel',
      });
      await harness.platform.jobs.enqueue(tx, ingestPromptFileJob, { promptFileId: file.id });
      return file;
    });
    await expect(processed(harness.platform, broken.id)).resolves.toMatchObject({
      status: 'ERROR',
      active: false,
      error: 'The file contains no use cases.',
    });
    const [first] = await harness.titles(company, 'Ich habe meinen Schlüssel verloren');
    expect(first).toBe('Schlüssel verloren');
  });

  it.each([
    ['fragen.pdf', Buffer.from('## A\n\nText.'), 'Please upload a text file (.txt, .md)'],
    ['fragen.md', Buffer.from(''), 'The file is empty.'],
    ['fragen.txt', Buffer.from('\n---\n'), 'The file contains no text.'],
  ])('refuses %s before anything is stored', async (fileName, bytes, message) => {
    const { id: companyId } = await createCompany(em());
    const upload = transactional(em(), (tx) =>
      harness.knowledge.replacePromptFile(tx, { companyId, fileName, bytes }),
    );
    await expect(upload).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message });
    expect(await em().count(PromptFile, { company: companyId })).toBe(0);
  });

  it('cuts long use cases into chunks and finds what stands at their end', async () => {
    const filler = 'Allgemeine Hinweise zum Wohnen im Haus. '.repeat(200);
    const text = `## Hausordnung\n\n${filler}\n\nDie Sauna im Dachgeschoss öffnet um acht Uhr.\n\n## Sonstiges\n\nNichts.`;
    const company = await harness.companyWith(text);
    const { useCases } = await harness.knowledge.retrieve(
      company,
      { text: 'Wann öffnet die Sauna?' },
      {
        signal,
      },
    );
    expect(useCases[0]?.title).toBe('Hausordnung');
    expect(useCases[0]?.text).toContain('öffnet um acht Uhr');
    expect(useCases[0]?.text.length).toBeLessThan(4_100);
  });
});
