import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KnowledgeHarness, startKnowledge } from '../testing/knowledge-harness.js';
import { EmbeddingModelStub, noise } from '../testing/models.js';
import {
  addWordings,
  deleteWording,
  listWordings,
  setWordingState,
} from './use-case-wording.repository.js';

const FILE = [
  ['Heizung ausgefallen', 'Bei einem Ausfall der Heizung rufen Sie bitte die Technik an.'],
  ['Sonnendeck', 'Die Fläche auf dem Dach ist von sechs bis zehn geöffnet.'],
  ['Aufzug steckt fest', 'Drücken Sie im Aufzug drei Sekunden lang den Notruf.'],
]
  .map(([title, text]) => `## ${title}\n\n${text}`)
  .join('\n\n');

const QUESTION = 'Wann darf ich zur Tigerlounge hoch?';

const wording = (state: 'ACCEPTED' | 'PROPOSED') =>
  ({
    useCaseTitle: 'Sonnendeck',
    text: 'darf ich in die Tigerlounge',
    state,
    origin: 'COMPANY',
  }) as const;

describe('wordings of use cases', () => {
  const ai = new EmbeddingModelStub('noise', (text) => noise(text));
  let harness: KnowledgeHarness;
  const em = () => harness.platform.database.orm.em.fork();

  beforeAll(async () => {
    harness = await startKnowledge(ai);
  });
  afterAll(() => harness.stop());

  it('are searched by every process as soon as they are accepted, and no longer', async () => {
    const company = await harness.companyWith(FILE);
    const other = harness.another(ai);
    const ask = async () => {
      const { signal } = new AbortController();
      const { useCases } = await other.retrieve(company, { text: QUESTION }, { signal });
      return useCases[0]?.title;
    };
    await expect(ask()).resolves.toBeUndefined();
    const [added] = await addWordings(em(), company, [wording('PROPOSED')]);
    await expect(ask()).resolves.toBeUndefined();
    const id = added?.id ?? '';
    await expect(setWordingState(em(), company, id, 'ACCEPTED')).resolves.toBe(true);
    await expect(ask()).resolves.toBe('Sonnendeck');
    await expect(deleteWording(em(), company, id)).resolves.toBe(true);
    await expect(ask()).resolves.toBeUndefined();
  });

  it('outlive a new version of the file', async () => {
    const company = await harness.companyWith(FILE);
    await addWordings(em(), company, [wording('ACCEPTED')]);
    await harness.upload(company, `${FILE}\n\n## Neues\n\nEtwas Neues.`);
    await expect(harness.titles(company, QUESTION)).resolves.toContain('Sonnendeck');
  });

  it('belong to one company, and are stored once', async () => {
    const [mine, other] = [await harness.companyWith(FILE), await harness.companyWith(FILE)];
    const [added] = await addWordings(em(), mine, [wording('ACCEPTED'), wording('PROPOSED')]);
    await expect(addWordings(em(), mine, [wording('PROPOSED')])).resolves.toEqual([]);
    const id = added?.id ?? '';
    await expect(listWordings(em(), other)).resolves.toEqual([]);
    await expect(setWordingState(em(), other, id, 'REJECTED')).resolves.toBe(false);
    await expect(deleteWording(em(), other, id)).resolves.toBe(false);
    await expect(listWordings(em(), mine, { state: 'ACCEPTED' })).resolves.toHaveLength(1);
    await expect(harness.titles(other, QUESTION)).resolves.toEqual([]);
  });
});
