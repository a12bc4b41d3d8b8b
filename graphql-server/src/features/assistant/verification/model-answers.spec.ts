import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AnswerPrompt, openProvider } from '../../../platform/ai/index.js';
import { FakeOpenAi, type FakeStructure } from '../../../testing/fake-openai.js';
import { INVENTED, INVENTING_REPLIES, MISCITING_REPLIES } from '../../../testing/model-replies.js';
import { verifiedAnswer } from './verified-answer.js';

const PROMPT: AnswerPrompt = {
  contact: { companyName: 'Lindenhof', email: 'team@lindenhof.example', phone: '040 1111' },
  question: 'Warum ist die Heizung kalt?',
  history: [],
  useCases: [
    { index: 1, title: 'Heizung', text: 'Bitte entlüften Sie innerhalb von 14 Tagen.' },
    { index: 2, title: 'Heizkörper', text: 'Ein Ventil kostet 45 Euro.' },
  ],
  attachments: [],
  now: new Date('2026-03-11T10:00:00Z'),
};
const STRUCTURE: FakeStructure = { action: 'answer', sources: [1] };

describe('what a model says', () => {
  const server = new FakeOpenAi();
  let baseUrl = '';

  beforeAll(async () => {
    baseUrl = await server.start();
  });
  afterEach(() => server.reset());
  afterAll(() => server.stop());

  /** All that was to be seen at any time, and what it came to. */
  async function read() {
    const models = { model: 'fake', embeddingModel: 'fake-embedding', vision: false };
    const provider = await openProvider({ openai: { apiKey: 'x', baseUrl, ...models } }, () => {});
    const events = provider.streamAnswer(PROMPT, new AbortController().signal);
    let text = '';
    let seen = '';
    for await (const event of verifiedAnswer(events, PROMPT)) {
      if (event.type === 'reset') text = '';
      if (event.type === 'delta') text += event.text;
      seen += `${text}\n`;
    }
    return { text, seen };
  }

  it.each(
    INVENTING_REPLIES.flatMap(
      (reply) =>
        [
          [reply, undefined],
          [reply, STRUCTURE],
        ] as const,
    ),
  )('is never shown where it is invented: %s (%o)', async (reply, structure) => {
    server.reply = `Bitte entlüften Sie zuerst. ${reply} Das Ventil kostet 45 Euro [2].`;
    server.structure = structure;
    const { text, seen } = await read();
    expect(seen).not.toMatch(INVENTED);
    expect(text).toMatch(/^Bitte entlüften Sie zuerst\. Die genaue Angabe/);
    expect(text).toMatch(/Das Ventil kostet 45 Euro \[2\]\.$/);
  });

  it.each(MISCITING_REPLIES)('cites what there is: %s', async (said, shown) => {
    server.reply = said;
    expect((await read()).text).toBe(shown);
  });
});
