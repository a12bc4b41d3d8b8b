import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PassageVector } from './embedding/passage-vector.entity.js';
import { PromptFile } from './files/prompt-file.entity.js';
import { type KnowledgeHarness, startKnowledge } from './testing/knowledge-harness.js';
import { EmbeddingModelStub, noise, TOPICS, understanding } from './testing/models.js';

const PET = 'Vierbeiner in der Wohnung';
const QUESTION = 'Darf ein Mitbringsel mit Fell bei uns schlafen?';

/** More passages than one call of the provider takes. */
const FILE = `### ${PET}
Die Haltung bedarf der Zustimmung.

${Array.from({ length: 150 }, (_, i) => `### Regal ${i}\nFach ${i} ist belegt.`).join('\n\n')}`;

const wise = understanding(TOPICS);

describe('when the embedding model changes', () => {
  const ai = new EmbeddingModelStub('', (text) => noise(text));
  let harness: KnowledgeHarness;

  beforeAll(async () => {
    harness = await startKnowledge(ai);
  });
  afterAll(() => harness.stop());

  const em = () => harness.platform.database.orm.em.fork();
  const activeFile = (company: string) =>
    em().findOneOrFail(PromptFile, { company, active: true }, { populate: ['nextVectors'] });
  const sets = async (promptFile: string) =>
    new Set((await em().find(PassageVector, { promptFile })).map((row) => row.vectorSetId));
  /** Passages that the model has been asked for since, without those that examine it. */
  const embedded = () =>
    ai.calls.flat().filter((text) => text.startsWith('Regal') || text.startsWith(PET));

  it('questions are answered with the old one until all vectors are new', async () => {
    ai.become('first', wise);
    const company = await harness.companyWith(FILE);
    ai.become('second', wise);
    const during: string[][] = [];
    // While the passages are embedded, a question comes.
    const { vectorOf } = ai;
    let asking: Promise<void> | undefined;
    ai.vectorOf = (text) => {
      if (text.startsWith('Regal 149')) {
        asking ??= harness.titles(company, QUESTION).then((titles) => void during.push(titles));
      }
      return vectorOf(text);
    };
    await harness.reembed(ai, company);
    await asking;
    expect(during).toEqual([expect.arrayContaining([PET])]);
    const file = await activeFile(company);
    expect(file).toMatchObject({ embeddingModel: 'second', nextVectors: null });
    expect(await sets(file.id)).toEqual(new Set([file.vectorSetId]));
    await harness.titles(company, 'Heizung');
    await expect(harness.titles(company, QUESTION)).resolves.toContain(PET);
  });

  it('a failure leaves the old ones, and the next attempt goes on where it ended', async () => {
    ai.become('stable', wise);
    const company = await harness.companyWith(FILE);
    ai.become('shaky', (text) => {
      if (text.startsWith('Regal 100')) throw new Error('The model is down.');
      return wise(text);
    });
    await expect(harness.reembed(ai, company)).rejects.toThrow('The model is down.');
    const halfway = await activeFile(company);
    expect(halfway).toMatchObject({ embeddingModel: 'stable', nextVectors: { model: 'shaky' } });
    await expect(harness.titles(company, QUESTION)).resolves.toContain(PET);
    ai.vectorOf = wise;
    ai.calls.length = 0;
    await harness.reembed(ai, company);
    expect(embedded()).toHaveLength(151 - 60);
    expect(await activeFile(company)).toMatchObject({ embeddingModel: 'shaky' });
    expect(await em().count(PassageVector, { promptFile: halfway.id })).toBe(151);
  });

  it('what was begun with a model in between is thrown away', async () => {
    ai.become('begin', wise);
    const company = await harness.companyWith(FILE);
    ai.become('between', (text) => {
      if (text.startsWith('Regal 100')) throw new Error('The model is down.');
      return wise(text);
    });
    await expect(harness.reembed(ai, company)).rejects.toThrow('The model is down.');
    ai.become('end', wise);
    await harness.reembed(ai, company);
    const file = await activeFile(company);
    expect(file).toMatchObject({ embeddingModel: 'end' });
    expect(await sets(file.id)).toEqual(new Set([file.vectorSetId]));
  });

  it('words answer where the provider has the old one no more', async () => {
    ai.become('gone', wise);
    const company = await harness.companyWith(FILE);
    ai.become('here', wise);
    ai.earlier.delete('gone');
    await expect(harness.titles(company, 'Fach 17 im Regal 17')).resolves.toContain('Regal 17');
  });

  it('long vectors are found as short ones are', async () => {
    ai.become('long', (text) => [...wise(text), ...noise(text, 3_000).map((value) => value / 50)]);
    const company = await harness.companyWith(FILE);
    expect((await activeFile(company)).embeddingDimensions).toBeGreaterThan(3_000);
    await expect(harness.titles(company, QUESTION)).resolves.toContain(PET);
  });
});
