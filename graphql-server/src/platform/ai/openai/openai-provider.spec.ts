import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FakeOpenAi, type Fault } from '../../../testing/fake-openai.js';
import type { AnswerPrompt } from '../ai-provider.js';
import { attachedFile } from '../testing/attached-file.js';
import { OpenAiProvider } from './openai-provider.js';
import type { Patience } from './patience.js';

const PROMPT: AnswerPrompt = {
  contact: { companyName: 'Lindenhof', email: 'team@lindenhof.example', phone: '040 1' },
  question: 'Warum ist die Heizung kalt?',
  history: [],
  useCases: [{ index: 1, title: 'Heizung', text: 'Bitte entlüften.' }],
  attachments: [],
};

const PICTURE = attachedFile({
  name: 'fleck.png',
  mimeType: 'image/png',
  bytes: new Uint8Array([137, 80, 78, 71]),
});

/** Short, but what does answer has to answer in it, also on a machine that is busy. */
const PATIENCE = {
  firstWord: 5_000,
  firstEvent: 1_000,
  nextEvent: 1_000,
  embeddings: { query: 1_000, document: 1_000 },
};

describe('a provider that speaks the OpenAI protocol', () => {
  const server = new FakeOpenAi();
  let baseUrl = '';
  const signal = new AbortController().signal;

  beforeAll(async () => {
    baseUrl = await server.start();
  });
  afterEach(() => server.reset());
  afterAll(() => server.stop());

  const open = (patience: Partial<Patience> = {}) =>
    new OpenAiProvider({
      apiKey: 'test',
      baseUrl,
      model: 'fake',
      embeddingModel: 'fake-embedding',
      vision: true,
      patience: { ...PATIENCE, ...patience },
    });

  /** What a consumer has in the end, and how often it had to start over. */
  async function answer(provider: OpenAiProvider, prompt = PROMPT, within = signal) {
    let text = '';
    let resets = 0;
    for await (const event of provider.streamAnswer(prompt, within)) {
      if (event.type === 'delta') text += event.text;
      if (event.type === 'reset') [text, resets] = ['', resets + 1];
      if (event.type === 'done') return { text, resets, usage: event.usage };
    }
    throw new Error('The stream ended without its last event.');
  }

  it('streams an answer with what it used', async () => {
    server.reply = 'Bitte entlüften Sie den Heizkörper.';
    await expect(answer(open())).resolves.toEqual({
      text: server.reply,
      resets: 0,
      usage: { model: 'fake', inputTokens: 100, outputTokens: 5 },
    });
  });

  it.each<[string, Fault]>([
    ['is cut off', { kind: 'cut' }],
    ['ends without its end', { kind: 'truncate' }],
    ['stalls', { kind: 'stall' }],
    ['turns malformed', { kind: 'malformed' }],
    ['tells an error', { kind: 'errorEvent', code: 'server_error' }],
  ])('begins again when an answer %s', async (_name, fault) => {
    server.reply = 'Eins zwei drei vier.';
    server.fail('chat', fault);
    const { text, resets } = await answer(open());
    expect(text).toBe(server.reply);
    // A cut may overtake the first pieces.
    expect(resets).toBe(fault.kind === 'cut' ? Math.min(resets, 1) : 1);
    expect(server.requestsTo('chat')).toHaveLength(2);
  });

  it.each<[string, Fault]>([
    ['cuts the connection', { kind: 'reset' }],
    ['answers with a page', { kind: 'html' }],
    ['says nothing', { kind: 'silence' }],
    ['is overloaded', { kind: 'status', status: 503 }],
  ])('tries again when the server %s', async (_name, fault) => {
    server.reply = 'Eins zwei drei vier.';
    server.fail('chat', fault);
    await expect(answer(open())).resolves.toMatchObject({ text: server.reply, resets: 0 });
    expect(server.requestsTo('chat')).toHaveLength(2);
  });

  it.each([
    ['retry-after', '1'],
    ['retry-after-ms', '1000'],
    ['retry-after', () => new Date(Date.now() + 2_000).toUTCString()],
  ])('waits as long as %s says', async (name, value) => {
    const headers = { [name]: typeof value === 'string' ? value : value() };
    server.fail('chat', { kind: 'status', status: 429, headers });
    const startedAt = performance.now();
    await answer(open());
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(900);
  });

  it.each<[string, Fault, string]>([
    ['wrong key', { kind: 'status', status: 401 }, 'unauthorized'],
    ['spent quota', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'quota_exceeded'],
    [
      'length',
      { kind: 'status', status: 400, message: 'This is beyond the maximum context length.' },
      'context_too_long',
    ],
    ['bad request', { kind: 'status', status: 400 }, 'invalid_request'],
    [
      'wait that is too long',
      { kind: 'status', status: 429, headers: { 'retry-after': '3600' } },
      'rate_limited',
    ],
  ])('gives up at once for a %s', async (_name, fault, code) => {
    server.fail('chat', fault, 9);
    await expect(answer(open())).rejects.toMatchObject({ name: 'AiError', code });
    expect(server.requestsTo('chat')).toHaveLength(1);
  });

  it('gives up after three errors', async () => {
    server.fail('chat', { kind: 'status', status: 500 }, 9);
    await expect(answer(open())).rejects.toMatchObject({ name: 'AiError' });
    expect(server.requestsTo('chat')).toHaveLength(3);
  });

  it('leaves a server alone that keeps failing, and tries it again later', async () => {
    const provider = open();
    server.fail('chat', { kind: 'status', status: 500 }, 6);
    await expect(answer(provider)).rejects.toMatchObject({ code: 'server_error' });
    await expect(answer(provider)).rejects.toMatchObject({ code: 'server_error' });
    await expect(answer(provider)).rejects.toMatchObject({ code: 'circuit_open' });
    expect(server.requestsTo('chat')).toHaveLength(6);
    await expect(provider.embed(['a'], 'query', signal)).resolves.toHaveLength(1);
  });

  it('stops when it is told to', async () => {
    server.tokenMs = 50;
    server.reply = 'Eins zwei drei vier fünf sechs.';
    const controller = new AbortController();
    const failure = answer(open(), PROMPT, controller.signal).catch((error: unknown) => error);
    // A request that comes only after the test would be counted to the next one.
    await expect.poll(() => server.requestsTo('chat')).toHaveLength(1);
    controller.abort(new Error('enough'));
    expect(await failure).toMatchObject({ message: 'enough' });
  });

  it.each(['stream_options', 'max_completion_tokens'])(
    'does without %s where a server does not know it',
    async (parameter) => {
      const provider = open();
      server.fail('chat', { kind: 'status', status: 400, message: `Unknown field: ${parameter}` });
      await answer(provider);
      await answer(provider);
      const [first, ...others] = server.requestsTo('chat').map(({ body }) => parameter in body);
      expect([first, others]).toEqual([true, [false, false]]);
    },
  );

  it('asks without pictures where a model cannot see', async () => {
    server.fail('chat', { kind: 'status', status: 400, message: 'image_url is not supported' });
    await answer(open(), { ...PROMPT, attachments: [PICTURE] });
    const [first, second] = server.requestsTo('chat').map(({ body }) => JSON.stringify(body));
    expect(first).toContain('data:image/png;base64,');
    expect(second).not.toContain('base64');
    expect(second).toContain('Dieses Bild kannst du nicht sehen.');
  });

  it('sums up in one piece', async () => {
    const turns = [{ role: 'user' as const, text: 'Heizung kalt' }];
    const prompt = { contact: PROMPT.contact, turns, attachmentNames: [] };
    const { text } = await open().summarise(prompt, signal);
    expect(text).toContain('## Anliegen\n\nDer Mieter hat Fragen gestellt.');
  });

  describe('embeddings', () => {
    it('come in batches and in order', async () => {
      const texts = Array.from({ length: 130 }, (_, i) => `Text ${i}`);
      const vectors = await open().embed(texts, 'document', signal);
      expect(vectors).toHaveLength(130);
      expect(server.requestsTo('embeddings').map(({ body }) => body.input?.length)).toEqual([
        64, 64, 2,
      ]);
    });

    it('are tried again for documents, but not while somebody waits', async () => {
      server.fail('embeddings', { kind: 'status', status: 500 }, 2);
      await expect(open().embed(['a'], 'document', signal)).resolves.toHaveLength(1);
      server.fail('embeddings', { kind: 'status', status: 500 });
      await expect(open().embed(['a'], 'query', signal)).rejects.toMatchObject({
        code: 'server_error',
      });
      expect(server.requestsTo('embeddings')).toHaveLength(4);
    });

    it('fail soon when the server hangs, and open a circuit of their own', async () => {
      const provider = open({ embeddings: { query: 100, document: 100 } });
      server.fail('embeddings', { kind: 'hang' }, 9);
      for (let i = 0; i < 6; i += 1) {
        await expect(provider.embed(['a'], 'query', signal)).rejects.toMatchObject({
          code: 'timeout',
        });
      }
      await expect(provider.embed(['a'], 'query', signal)).rejects.toMatchObject({
        code: 'circuit_open',
      });
      await expect(answer(provider)).resolves.toMatchObject({ resets: 0 });
    });

    it.each<[string, Fault]>([
      ['a page', { kind: 'html' }],
      ['no such address', { kind: 'status', status: 404 }],
    ])('fail properly for %s', async (_name, fault) => {
      server.fail('embeddings', fault, 9);
      await expect(open().embed(['a'], 'query', signal)).rejects.toMatchObject({ name: 'AiError' });
    });
  });
});
