import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PromptFile } from './files/prompt-file.entity.js';
import { type KnowledgeHarness, startKnowledge } from './testing/knowledge-harness.js';
import { EmbeddingModelStub, noise, TOPICS, understanding } from './testing/models.js';

const FILE = `## Heizung ausgefallen

Bei einem Ausfall der Heizung rufen Sie bitte die Technik an.

## Vierbeiner in der Wohnung

Hunde und Katzen brauchen unsere Zustimmung.

## Müll trennen

Papier gehört in die blaue Tonne.`;

describe('the embedding model', () => {
  const ai = new EmbeddingModelStub('', (text) => noise(text));
  let harness: KnowledgeHarness;
  const signal = new AbortController().signal;
  const activeFile = (company: string) =>
    harness.platform.database.orm.em.fork().findOneOrFail(PromptFile, { company, active: true });

  beforeAll(async () => {
    harness = await startKnowledge(ai);
  });
  afterAll(() => harness.stop());

  it('finds by meaning what no word leads to, when it understands German', async () => {
    ai.become('wise', understanding(TOPICS));
    const company = await harness.companyWith(FILE);
    expect((await activeFile(company)).embeddingCalibration?.trust).toBeGreaterThan(0.9);
    await expect(
      harness.titles(company, 'Darf ein Mitbringsel mit Fell bei uns schlafen?'),
    ).resolves.toEqual(expect.arrayContaining(['Vierbeiner in der Wohnung']));
    await expect(harness.titles(company, 'Regnet es in Hamburg?')).resolves.toEqual([]);
  });

  it('does no harm when its vectors mean nothing', async () => {
    ai.become('noise', (text) => noise(text));
    const company = await harness.companyWith(FILE);
    expect((await activeFile(company)).embeddingCalibration?.trust).toBe(0);
    const [first] = await harness.titles(company, 'In welche Tonne gehört Papier?');
    expect(first).toBe('Müll trennen');
    await expect(harness.titles(company, 'Wer gewinnt die Bundesliga?')).resolves.toEqual([]);
  });

  it('is asked once about the same question', async () => {
    ai.become('counted', (text) => noise(text));
    const company = await harness.companyWith(FILE);
    ai.calls.length = 0;
    await harness.titles(company, 'Wohin mit dem Papier?');
    await harness.titles(company, 'Wohin mit dem Papier?');
    expect(ai.calls).toEqual([['Wohin mit dem Papier?']]);
  });

  it('may be down: words still find, and vectors follow later', async () => {
    ai.become('wise', understanding(TOPICS));
    ai.down = true;
    const company = await harness.companyWith(FILE);
    expect(await activeFile(company)).toMatchObject({ status: 'PROCESSED', embeddingModel: null });
    const found = await harness.knowledge.retrieve(company, { text: 'Heizung kalt' }, { signal });
    expect(found.degraded).toBe(true);
    expect(found.useCases[0]?.title).toBe('Heizung ausgefallen');
    ai.down = false;
    await harness.reembed(ai, company);
    expect(await activeFile(company)).toMatchObject({ embeddingModel: 'wise' });
    // The first search notices that vectors have come.
    await harness.titles(company, 'Heizung kalt');
    const later = await harness.knowledge.retrieve(
      company,
      { text: 'Mitbringsel mit Fell' },
      { signal },
    );
    expect(later.useCases[0]?.title).toBe('Vierbeiner in der Wohnung');
    expect(later.degraded).toBe(false);
  });

  it('may change: old vectors are left alone until all are new', async () => {
    ai.become('old', (text) => noise(text, 16));
    const company = await harness.companyWith(FILE);
    ai.become('new', understanding(TOPICS));
    const renewed = harness.another(ai);
    const before = await renewed.retrieve(company, { text: 'Heizung kalt' }, { signal });
    expect(before.useCases[0]?.title).toBe('Heizung ausgefallen');
    await harness.reembed(ai, company);
    const file = await activeFile(company);
    expect(file).toMatchObject({ embeddingModel: 'new', embeddingDimensions: TOPICS.length + 8 });
    expect(file.embeddingCalibration?.trust).toBeGreaterThan(0.9);
  });

  it('goes unused when it returns vectors of different lengths', async () => {
    ai.become('odd', (text) => noise(text, 10 + (text.length % 3)));
    const company = await harness.companyWith(FILE);
    expect(await activeFile(company)).toMatchObject({ status: 'PROCESSED', embeddingModel: null });
    const [first] = await harness.titles(company, 'Heizung ausgefallen');
    expect(first).toBe('Heizung ausgefallen');
  });
});
