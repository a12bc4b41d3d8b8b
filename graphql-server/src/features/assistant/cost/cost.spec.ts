import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuiltinProvider, openProvider } from '../../../platform/ai/index.js';
import { FakeOpenAi } from '../../../testing/fake-openai.js';
import { testConfig } from '../../../testing/test-config.js';
import { KnowledgeService, PromptFile } from '../../knowledge/index.js';
import {
  type KnowledgeHarness,
  startKnowledge,
} from '../../knowledge/testing/knowledge-harness.js';
import { type ModelBudget, withoutBudget } from '../../token-budget/index.js';
import type { AnswerRequest, AssistantEvent } from '../assistant-contract.js';
import { Assistant } from '../assistant.service.js';
import { AnswerCache } from './answer-cache.js';

const FILE = `### Hund in der Wohnung
Einen Hund erlaubt die Verwaltung auf Antrag.

### Treppenhaus reinigen
Das Treppenhaus reinigt eine Firma.`;

const QUESTION = 'Darf ich einen Hund halten?';
const REPLY = 'Einen Hund erlaubt die Verwaltung auf Antrag [1].';

const signal = new AbortController().signal;

describe('what answers of a model cost', () => {
  const server = new FakeOpenAi();
  let harness: KnowledgeHarness;
  let assistant: Assistant;
  let company: string;
  const spent = new Set<string>();

  const openAssistant = async (model: string) => {
    const { openai } = testConfig();
    const baseUrl = server.url;
    const provider = await openProvider({ openai: { ...openai, baseUrl, model } }, () => undefined);
    const budget: ModelBudget = {
      ...withoutBudget(provider),
      isSpent: async (id) => spent.has(id),
    };
    const platform = { ...harness.platform, ai: provider };
    const knowledge = new KnowledgeService({ ...platform, budget });
    const builtin = new BuiltinProvider();
    const cache = new AnswerCache({ ...platform, knowledge });
    return new Assistant({ ...platform, builtin, knowledge, budget, cache });
  };

  beforeAll(async () => {
    await server.start();
    // What takes use cases in asks for wordings, too; the calls are to be those of answers alone.
    harness = await startKnowledge(new BuiltinProvider());
    assistant = await openAssistant('model-a');
  });
  beforeEach(async () => {
    spent.clear();
    company = await harness.companyWith(FILE);
    server.reset();
    server.reply = REPLY;
  });
  afterAll(async () => {
    await harness.stop();
    await server.stop();
  });

  const request = (id = company, more: Partial<AnswerRequest> = {}): AnswerRequest => ({
    company: { id, name: 'Lindenhof', email: 'a@b.example', phone: '040 1', address: 'Weg 1' },
    question: QUESTION,
    role: 'tenant',
    buildingId: null,
    askedAt: new Date('2026-03-10T10:00:00Z'),
    history: [],
    attachments: [],
    ...more,
  });
  const ask = async (asked = request(), by = assistant) => {
    let text = '';
    const pieces: string[] = [];
    let last: AssistantEvent | undefined;
    for await (const event of await by.answer(asked, signal)) {
      if (event.type === 'delta') pieces.push(event.text);
      last = event;
    }
    text = pieces.join('');
    if (last?.type !== 'done') throw new Error('The answer has no end.');
    return { text, pieces, ...last };
  };
  const calls = () => server.requests.length;

  describe('an answer that was given before', () => {
    it('is given again, in pieces, without any call', async () => {
      const first = await ask();
      const before = calls();
      const again = await ask(request(company, { question: '  darf ich einen HUND halten ' }));
      expect(calls()).toBe(before);
      expect(again).toMatchObject({ text: REPLY, outcome: first.outcome });
      expect(again.usage).toMatchObject({ model: first.usage.model, inputTokens: 0 });
      expect(again.pieces.length).toBeGreaterThan(1);
    });

    it('is never that of another company', async () => {
      const other = await harness.companyWith(FILE);
      await ask();
      server.reply = 'Ein Hund ist hier nur auf Antrag erlaubt [1].';
      expect((await ask(request(other))).text).toBe(server.reply);
      expect((await ask()).text).toBe(REPLY);
    });

    it('is not given from another version of the use cases', async () => {
      await ask();
      await harness.upload(company, FILE.replace('auf Antrag', 'ohne Antrag'));
      server.reply = 'Einen Hund erlaubt die Verwaltung ohne Antrag [1].';
      expect((await ask()).text).toBe(server.reply);
    });

    it('is not given once the company has said how tenants ask', async () => {
      await ask();
      const em = harness.platform.database.orm.em.fork();
      await em.nativeUpdate(PromptFile, { company, active: true }, { wordingRevision: 7 });
      const before = calls();
      await ask();
      expect(calls()).toBeGreaterThan(before);
    });

    it.each<[string, Partial<AnswerRequest>]>([
      ['an owner', { role: 'owner' }],
      ['people of another building', { buildingId: 'building-2' }],
      ['the next day', { askedAt: new Date('2026-03-11T10:00:00Z') }],
      ['a conversation', { history: [{ role: 'user', text: 'Guten Tag' }] }],
      ['another question', { question: 'Darf ich einen Hund und eine Katze halten?' }],
    ])('is not given to %s', async (_what, more) => {
      await ask();
      const before = calls();
      await ask(request(company, more));
      expect(calls()).toBeGreaterThan(before);
    });

    it('is not given when the company can be reached elsewhere by now', async () => {
      await ask();
      const before = calls();
      const moved = { ...request().company, phone: '040 2' };
      await ask(request(company, { company: moved }));
      expect(calls()).toBeGreaterThan(before);
    });

    it('is not that of another model', async () => {
      await ask();
      const before = calls();
      await ask(request(), await openAssistant('model-b'));
      expect(calls()).toBeGreaterThan(before);
    });

    it.each([
      'Darf ich heute einen Hund mitbringen?',
      'Ist die Verwaltung jetzt da wegen dem Hund?',
    ])('is not kept for "%s"', async (question) => {
      await ask(request(company, { question }));
      const before = calls();
      await ask(request(company, { question }));
      expect(calls()).toBeGreaterThan(before);
    });

    it.each([
      'Einen Hund erlaubt die Verwaltung auf Antrag [1], heute noch.',
      'Einen Hund erlaubt die Verwaltung auf Antrag [1], zu den Öffnungszeiten.',
    ])('is not kept where it says "%s"', async (reply) => {
      server.reply = reply;
      await ask();
      const before = calls();
      await ask();
      expect(calls()).toBeGreaterThan(before);
    });

    it('is not kept where the provider failed', async () => {
      server.fail('chat', { kind: 'status', status: 401 });
      expect((await ask()).outcome.guidance.isFallback).toBe(true);
      expect((await ask()).text).toBe(REPLY);
    });
  });

  describe('a company whose tokens are used up', () => {
    beforeEach(() => void spent.add(company));

    it('gets built-in answers from its use cases, marked as such, and asks nobody', async () => {
      const { text, outcome } = await ask();
      expect(text).toContain('auf Antrag');
      expect(outcome.guidance).toMatchObject({ action: 'ANSWER', isFallback: true });
      expect(calls()).toBe(0);
    });

    it('is answered in the same way in the middle of a conversation', async () => {
      const history = [
        { role: 'user' as const, text: 'Darf ich einen Hund halten?' },
        { role: 'assistant' as const, text: 'Ja, auf Antrag.', sources: ['Hund in der Wohnung'] },
      ];
      await ask(request(company, { question: 'Und wer erlaubt das?', history }));
      const { text } = await assistant.summarise(
        { company: request().company, turns: history, attachmentNames: [] },
        signal,
      );
      expect(text).not.toBe('');
      expect(calls()).toBe(0);
    });

    it('leaves other companies alone, and has a model again afterwards', async () => {
      const other = await harness.companyWith(FILE);
      expect((await ask(request(other))).text).toBe(REPLY);
      spent.clear();
      expect((await ask()).text).toBe(REPLY);
    });

    it('still gets what was answered before', async () => {
      spent.clear();
      await ask();
      spent.add(company);
      const { text, outcome } = await ask();
      expect(text).toBe(REPLY);
      expect(outcome.guidance.isFallback).toBe(false);
    });
  });
});
