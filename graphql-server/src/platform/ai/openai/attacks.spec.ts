import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FakeOpenAi } from '../../../testing/fake-openai.js';
import type { AnswerPrompt } from '../ai-provider.js';
import { attachedFile } from '../testing/attached-file.js';
import { ATTACKS } from '../testing/attacks.js';
import { OpenAiProvider } from './openai-provider.js';

const server = new FakeOpenAi();
let provider: OpenAiProvider;

beforeAll(async () => {
  const baseUrl = await server.start();
  const models = { model: 'fake', embeddingModel: 'fake-embedding' };
  provider = new OpenAiProvider({ apiKey: 'x', baseUrl, ...models, vision: false });
});
afterEach(() => server.reset());
afterAll(() => server.stop());

/** A prompt that holds a text in every place that a company or a user fills. */
const promptWith = (text: string): AnswerPrompt => ({
  contact: {
    companyName: text,
    email: 'a@b.example',
    phone: '040 1',
    address: text,
    officeHours: text,
    emergencyContacts: [{ label: text, phone: '040 2' }],
  },
  question: text,
  history: [
    { role: 'user', text },
    { role: 'assistant', text, choices: [text], sources: [text] },
  ],
  useCases: [{ index: 1, title: text, text }],
  attachments: [attachedFile({ name: text, mimeType: 'text/plain', passages: [text] })],
  role: 'tenant',
  now: new Date('2026-03-11T10:00:00Z'),
});

/** The messages that the provider was sent for a prompt. */
async function sent(prompt: AnswerPrompt) {
  for await (const _event of provider.streamAnswer(prompt, new AbortController().signal));
  const { messages = [] } = server.requestsTo('chat').at(-1)?.body ?? {};
  return messages.map(({ role, content }) => ({ role, content: String(content) }));
}

const signs = (text: string) => text.match(/[<>]/g)?.length;

/** The blocks of a message in their order, without what stands in them. */
const skeleton = (content: string) => content.match(/<\/?[a-zäöü]+(?= |>|\/)/g);

describe('what others wrote', () => {
  it('is tried in forty ways', () => {
    expect(new Set(ATTACKS).size).toBe(40);
  });

  it.each(ATTACKS)('stays material: %j', async (attack) => {
    const [harmlessRules, ...harmless] = await sent(promptWith('Hallo'));
    const [rules, ...messages] = await sent(promptWith(attack));
    expect(rules).toEqual(harmlessRules);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    const last = messages.at(-1)?.content ?? '';
    expect(skeleton(last)).toEqual(skeleton(harmless.at(-1)?.content ?? ''));
    // Our markers stand only in our own blocks: as many as without the attack.
    expect(signs(last)).toBe(signs(harmless.at(-1)?.content ?? ''));
    expect(last.match(/"/g)?.length).toBe(
      (harmless.at(-1)?.content.match(/"/g)?.length ?? 0) + 3 * (attack.match(/"/g)?.length ?? 0),
    );
    for (const { content } of messages.slice(0, 2)) expect(content).not.toMatch(/[<>]/);
  });

  it('cannot reach the search query either', async () => {
    for (const attack of ATTACKS) {
      const prompt = promptWith(attack);
      await provider.rewriteQuestion(prompt, new AbortController().signal);
      const [rules, asked] = server.requestsTo('chat').at(-1)?.body.messages ?? [];
      expect(String(rules?.content)).not.toContain(attack);
      expect(String(asked?.content).match(/[<>]/g)).toHaveLength(8);
    }
  });
});
