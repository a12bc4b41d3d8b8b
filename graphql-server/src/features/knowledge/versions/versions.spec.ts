import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PromptFile } from '../files/prompt-file.entity.js';
import { type KnowledgeHarness, startKnowledge } from '../testing/knowledge-harness.js';
import { EmbeddingModelStub, noise } from '../testing/models.js';
import { KnowledgeVersion } from './knowledge-version.entity.js';

const fileOf = (...titles: string[]) =>
  titles.map((title) => `## ${title}\n\nAlles über ${title}.`).join('\n\n');

describe('versions of a company’s knowledge', () => {
  const ai = new EmbeddingModelStub('model', (text) => noise(text));
  let harness: KnowledgeHarness;
  const em = () => harness.platform.database.orm.em.fork();
  const activeFile = (company: string) => em().findOneOrFail(PromptFile, { company, active: true });
  const versions = (company: string) =>
    em().find(KnowledgeVersion, { company }, { orderBy: { version: 1 }, populate: ['content'] });

  beforeAll(async () => {
    harness = await startKnowledge(ai);
  });
  afterAll(() => harness.stop());

  it('are kept with their texts once they answer; what fails is none', async () => {
    const company = await harness.companyWith(fileOf('Heizung', 'Müll'));
    await harness.upload(company, fileOf('Heizung', 'Müll', 'Aufzug'));
    const active = await activeFile(company);
    expect(await versions(company)).toMatchObject([
      { version: 1, useCaseCount: 2, content: fileOf('Heizung', 'Müll'), origin: 'UPLOAD' },
      { version: 2, useCaseCount: 3, promptFileId: active.id },
    ]);
  });

  it('stay the same when a file is only made ready anew', async () => {
    const company = await harness.companyWith(fileOf('Heizung', 'Müll'));
    await em().nativeUpdate(PromptFile, { company }, { lexicalVersion: 0 });
    const { id } = await activeFile(company);
    await harness.knowledge.start();
    await expect.poll(async () => (await activeFile(company)).id).not.toBe(id);
    const renewed = await activeFile(company);
    expect(await versions(company)).toMatchObject([{ version: 1, promptFileId: renewed.id }]);
  });

  it('of long ago are given up', async () => {
    const company = await harness.companyWith(fileOf('Heizung', 'Müll'));
    await em().nativeUpdate(PromptFile, { company }, { version: 60 });
    await em().execute(
      `insert into knowledge_version (id, company_id, prompt_file_id, version, file_name, content,
                                      use_case_count, origin, published_at)
       select gen_random_uuid(), company_id, prompt_file_id, v, file_name, content,
              use_case_count, origin, published_at
         from knowledge_version, generate_series(2, 60) v where company_id = ?`,
      [company],
    );
    await harness.upload(company, fileOf('Heizung'));
    const kept = (await versions(company)).map(({ version }) => version);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 12, 61]);
  });

  it('keep the vectors of use cases that did not change', async () => {
    const company = await harness.companyWith(fileOf('Heizung', 'Müll'));
    ai.calls.length = 0;
    await harness.upload(company, fileOf('Aufzug', 'Müll', 'Heizung'));
    expect(ai.calls).toEqual([['Aufzug\nAlles über Aufzug.']]);
    const file = await activeFile(company);
    const vectors = await em().execute<{ title: string; own: boolean }[]>(
      `select u.title, v.embedding <=> ?::halfvec < 0.001 as own
         from passage_vector v join use_case u
           on u.prompt_file_id = v.prompt_file_id and u.position = v.position + 1
        where v.prompt_file_id = ? and v.vector_set_id = ? order by v.position`,
      [`[${noise('Heizung\nAlles über Heizung.').join(',')}]`, file.id, file.vectorSetId],
    );
    expect(vectors).toEqual([
      { title: 'Aufzug', own: false },
      { title: 'Müll', own: false },
      { title: 'Heizung', own: true },
    ]);
  });
});

describe('use cases that do not hold for everyone, or not always', () => {
  const ai = new EmbeddingModelStub('model', (text) => noise(text));
  let harness: KnowledgeHarness;
  let company: string;
  const { signal } = new AbortController();

  beforeAll(async () => {
    harness = await startKnowledge(ai);
    company = await harness.companyWith(`## Streupflicht im Winter

<!-- gilt ab 2026-11-01, gilt bis 2027-03-31 -->

Der Hausmeister streut.

## Rücklage für Instandhaltung

<!-- nur für Eigentümer -->

Die Instandhaltungsrücklage beträgt 10 Euro je Quadratmeter.

## Müll

Papier gehört in die blaue Tonne.`);
  });
  afterAll(() => harness.stop());

  async function titles(text: string, role: 'tenant' | 'owner', day: string) {
    const options = { reader: { role, day, buildingId: null }, signal };
    const { candidates } = await harness.knowledge.retrieve(company, { text }, options);
    return candidates.map(({ title }) => title);
  }

  it('are found on their days alone', async () => {
    const winter = 'Streupflicht im Winter';
    const question = 'Wer streut im Winter?';
    const found = await Promise.all(
      ['2026-10-31', '2026-11-01', '2027-03-31', '2027-04-01'].map(async (day) =>
        (await titles(question, 'tenant', day)).includes(winter),
      ),
    );
    expect(found).toEqual([false, true, true, false]);
  });

  it('are told to their audience alone, by their title too', async () => {
    const reserve = 'Rücklage für Instandhaltung';
    const question = 'Wie hoch ist die Instandhaltungsrücklage?';
    expect((await titles(question, 'owner', '2026-12-01'))[0]).toBe(reserve);
    expect(await titles(question, 'tenant', '2026-12-01')).not.toContain(reserve);
    const chosen = async (role: 'tenant' | 'owner') =>
      harness.knowledge.useCaseByTitle(company, reserve, {
        ...{ role, day: '2026-12-01', buildingId: null },
      });
    expect(await chosen('tenant')).toBeUndefined();
    expect(await chosen('owner')).toMatchObject({ title: reserve });
  });
});
