import { withoutBudget } from '../../token-budget/index.js';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AiProvider, BuiltinProvider } from '../../../platform/ai/index.js';
import { OpenAiProvider } from '../../../platform/ai/openai/openai-provider.js';
import { FakeOpenAi } from '../../../testing/fake-openai.js';
import { PromptFile } from '../files/prompt-file.entity.js';
import { type KnowledgeHarness, startKnowledge } from '../testing/knowledge-harness.js';
import { UseCaseWording } from './use-case-wording.entity.js';
import { MAX_CALLS, ProposeWordingsWorker } from './propose-wordings.worker.js';

const TWO = `## Heizung ausgefallen

Bitte rufen Sie die Technik an.

## Müll trennen

Papier gehört in die blaue Tonne.`;

const JOB = {
  jobId: 'x',
  enqueuedAt: new Date(),
  attempt: 1,
  isLast: false,
  signal: new AbortController().signal,
};

describe('wordings that a model proposes', () => {
  const server = new FakeOpenAi();
  const log = pino({ level: 'silent' });
  let ai: AiProvider;
  let harness: KnowledgeHarness;

  beforeAll(async () => {
    const settings = { apiKey: 'x', baseUrl: await server.start(), model: 'm', vision: undefined };
    ai = new OpenAiProvider({ ...settings, embeddingModel: 'e' });
    harness = await startKnowledge(ai);
  });
  afterEach(() => server.reset());
  afterAll(async () => {
    await harness.stop();
    await server.stop();
  });

  const em = () => harness.platform.database.orm.em.fork();
  const propose = (...wordings: string[]) => {
    server.reply = JSON.stringify({ wordings });
  };
  /** By their titles: which use case is answered first is left to the provider. */
  const stored = async (company: string) => {
    const wordings = await em().find(UseCaseWording, { company });
    return wordings
      .map(({ useCaseTitle, text, state }) => `${useCaseTitle}: ${text} ${state}`)
      .toSorted();
  };
  const asked = () =>
    server
      .requestsTo('chat')
      .map(({ body }) => /Heizung|Müll|Thema \d+/.exec(JSON.stringify(body.messages?.at(-1)))?.[0]);
  /** Runs the job once more, as after a restart. */
  const again = async (company: string, provider = ai) => {
    const file = await em().findOneOrFail(PromptFile, { company, active: true });
    const worker = new ProposeWordingsWorker(withoutBudget(provider));
    await worker.run({ em: em(), log }, { promptFileId: file.id }, JOB);
  };

  it('wait for the company once its file has been processed', async () => {
    propose('Bude bleibt kalt', 'bude bleibt kalt!', 'Heizung ausgefallen');
    const company = await harness.companyWith(TWO);
    await expect
      .poll(() => stored(company))
      .toEqual([
        'Heizung ausgefallen: Bude bleibt kalt PROPOSED',
        'Müll trennen: Bude bleibt kalt PROPOSED',
        'Müll trennen: Heizung ausgefallen PROPOSED',
      ]);
    expect(new Set(asked())).toEqual(new Set(['Heizung', 'Müll']));
  });

  it('are not asked for where there are enough, rejected ones included', async () => {
    propose('Eins, bitte', 'Zwei, bitte', 'Drei, bitte');
    const company = await harness.companyWith(TWO);
    await expect.poll(async () => (await stored(company)).length).toBe(6);
    await em().nativeUpdate(UseCaseWording, { company }, { state: 'REJECTED' });
    server.reset();
    await again(company);
    expect(server.requestsTo('chat')).toEqual([]);
  });

  it('are given up when the provider fails, and what is there stays', async () => {
    server.fail('chat', { kind: 'status', status: 401 }, 99);
    const company = await harness.companyWith(TWO);
    await expect.poll(() => server.requestsTo('chat').length).toBeGreaterThan(0);
    await again(company);
    expect(await stored(company)).toEqual([]);
    // Neither the attempt after the upload nor the second one went on to the end of the file.
    expect(server.requestsTo('chat').length).toBeLessThanOrEqual(4);
    server.reset();
    propose('Mir ist so kalt');
    await again(company);
    expect(await stored(company)).toHaveLength(2);
  });

  it('are asked for a hundred times a file at most, however often the job runs', async () => {
    propose('Was gilt denn da?');
    const titles = Array.from({ length: MAX_CALLS + 8 }, (_, index) => `Thema ${index}`);
    const file = titles.map((title) => `## ${title}\n\nDazu gilt: ${title}.`).join('\n\n');
    const company = await harness.companyWith(file);
    await expect.poll(async () => (await stored(company)).length).toBe(100);
    server.reset();
    propose('Und was noch?');
    await again(company);
    expect(server.requestsTo('chat')).toEqual([]);
  });

  it('do not exist where no model is asked', async () => {
    propose('Mir ist so kalt');
    server.fail('chat', { kind: 'status', status: 401 }, 99);
    const company = await harness.companyWith(TWO);
    await expect.poll(() => server.requestsTo('chat').length).toBeGreaterThan(0);
    server.reset();
    await again(company, new BuiltinProvider(() => undefined));
    expect(server.requestsTo('chat')).toEqual([]);
    expect(await stored(company)).toEqual([]);
  });
});
