import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import {
  AiError,
  type AnswerEvent,
  type AnswerPrompt,
  BuiltinProvider,
  type SummaryPrompt,
} from '../../platform/ai/index.js';
import { MetricsRecorder } from '../../platform/telemetry/index.js';
import type { KnowledgeService, RetrievalQuery, RetrievedUseCase } from '../knowledge/index.js';
import type { AnswerRequest, AssistantEvent } from './assistant-contract.js';
import { Assistant } from './assistant.service.js';

const usage = { model: 'scripted', inputTokens: 1, outputTokens: 1 };

/** A provider that says what it is told and keeps what it was asked. */
class ScriptedProvider extends BuiltinProvider {
  readonly prompts: (AnswerPrompt | SummaryPrompt)[] = [];
  readonly #events: (AnswerEvent | Error)[];

  constructor(...events: (AnswerEvent | Error)[]) {
    super();
    this.#events = events;
  }

  override async *streamAnswer(prompt: AnswerPrompt): AsyncGenerator<AnswerEvent> {
    this.prompts.push(prompt);
    for (const event of this.#events) {
      if (event instanceof Error) throw event;
      yield event;
    }
  }

  override async summarise(prompt: SummaryPrompt) {
    this.prompts.push(prompt);
    const [event] = this.#events;
    if (event instanceof Error) throw event;
    return { text: 'Zusammenfassung des Modells', usage };
  }
}

const say = (text: string): AnswerEvent[] => [
  { type: 'delta', text },
  { type: 'done', usage, finishReason: 'stop' },
];

const FOUND: RetrievedUseCase[] = ['Heizung', 'Aufzug', 'Müll'].map((title, i) => ({
  index: i + 1,
  id: `row-${i + 1}`,
  title,
  text: `Text über ${title}.`,
  chunk: `Text über ${title}.`,
  score: 1,
}));

const REQUEST: AnswerRequest = {
  company: {
    id: 'company',
    name: 'Lindenhof',
    address: 'Weg 1',
    email: 'a@b.example',
    phone: '040 1',
  },
  role: 'tenant',
  buildingId: null,
  askedAt: new Date('2026-01-15T10:00:00Z'),
  question: 'Warum ist die Heizung kalt?',
  history: [],
  attachments: [],
};

type Found = { verdict: 'answer' | 'ask' | 'none'; useCases: RetrievedUseCase[] };

function setUp(ai: BuiltinProvider, retrieve?: (query: RetrievalQuery) => Promise<Found>) {
  const searches: ({ companyId: string } & RetrievalQuery)[] = [];
  const knowledge = {
    retrieve: async (companyId: string, query: RetrievalQuery): Promise<Found> => {
      searches.push({ companyId, ...query });
      const found = retrieve ? await retrieve(query) : { verdict: 'answer', useCases: FOUND };
      const grounding = found.verdict === 'none' ? -5 : 1;
      return {
        ...found,
        candidates: found.useCases,
        grounding,
        strangeWords: 0,
        isDoubtful: false,
      } as Found;
    },
    useCaseByTitle: async (_: string, title: string) =>
      FOUND.find((useCase) => useCase.title === title),
  } as unknown as KnowledgeService;
  const log = pino({ level: 'silent' });
  const assistant = new Assistant({
    ai,
    builtin: new BuiltinProvider(),
    knowledge,
    log,
    metrics: new MetricsRecorder(),
  });
  return { assistant, searches };
}

const signal = new AbortController().signal;

async function collect(assistant: Assistant, request: AnswerRequest = REQUEST) {
  const events: AssistantEvent[] = [];
  for await (const event of await assistant.answer(request, signal)) events.push(event);
  const last = events.at(-1);
  if (last?.type !== 'done') throw new Error('The answer has no end.');
  return { events, usage: last.usage, ...last.outcome };
}

function textOf(events: readonly AssistantEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.type === 'delta') text += event.text;
    if (event.type === 'reset') text = '';
  }
  return text;
}

describe('an answer', () => {
  it('names the use cases that it cites, once each and in their order', async () => {
    const { assistant } = setUp(
      new ScriptedProvider(...say('Erst [3], dann [1] und [1], nie [9].')),
    );
    const { sources, category, usage: used } = await collect(assistant);
    expect(sources).toEqual([
      { index: 1, title: 'Heizung', passage: 'Text über Heizung.' },
      { index: 3, title: 'Müll', passage: 'Text über Müll.' },
    ]);
    expect(category).toBe('Heizung');
    expect(used).toEqual(usage);
  });

  it('names the best one if it cites none and speaks of it', async () => {
    const { assistant } = setUp(
      new ScriptedProvider(...say('Bitte entlüften Sie die Heizung, wie der Text es sagt.')),
    );
    expect((await collect(assistant)).sources).toEqual([
      { index: 1, title: 'Heizung', passage: 'Text über Heizung.' },
    ]);
  });

  it('forgets what came before it began again', async () => {
    const ai = new ScriptedProvider(
      { type: 'delta', text: 'Das ist falsch, und zwar ganz. ' },
      { type: 'reset' },
      ...say('Richtig [1]'),
    );
    const { events, sources } = await collect(setUp(ai).assistant);
    expect(textOf(events)).toBe('Richtig [1]');
    expect(events.map(({ type }) => type)).toContain('reset');
    expect(sources).toEqual([{ index: 1, title: 'Heizung', passage: 'Text über Heizung.' }]);
  });

  it('looks nothing up for small talk', async () => {
    const ai = new ScriptedProvider(...say('Gern!'));
    const { assistant, searches } = setUp(ai);
    const { sources } = await collect(assistant, { ...REQUEST, question: 'Vielen Dank!' });
    expect(searches).toEqual([]);
    expect(sources).toEqual([]);
    expect(ai.prompts[0]).toMatchObject({ smallTalk: 'thanks', useCases: [] });
  });

  it('looks up in the own company only, with the question before where it is needed', async () => {
    const { assistant, searches } = setUp(new ScriptedProvider(...say('Ja.')));
    const history = [{ role: 'user' as const, text: 'Mein Schlüssel ist weg' }];
    await collect(assistant, { ...REQUEST, question: 'Und was kostet das?', history });
    expect(searches).toEqual([{ companyId: 'company', text: 'Und was kostet das?' }]);
  });

  it('searches with the text of files that come without a question', async () => {
    const ai = new ScriptedProvider(...say('Ja.'));
    const { assistant, searches } = setUp(ai);
    const attachments = [
      {
        id: 'file',
        name: 'a.txt',
        mimeType: 'text/plain',
        text: 'Mahnung zur Miete',
        isNew: true,
        isMeant: true,
      },
    ];
    await collect(assistant, { ...REQUEST, question: ' ', attachments });
    expect(searches[0]?.text).toContain('Mahnung');
    expect(ai.prompts[0]).toMatchObject({ attachments });
  });

  it('goes without use cases, and says so, when the search fails', async () => {
    const ai = new ScriptedProvider(...say('Ich kann gerade nicht suchen.'));
    const { assistant } = setUp(ai, () => Promise.reject(new Error('database down')));
    const { sources } = await collect(assistant);
    expect(sources).toEqual([]);
    expect(ai.prompts[0]).toMatchObject({ searchFailed: true, useCases: [] });
  });

  it('is asked for before anybody reads it', async () => {
    const ai = new ScriptedProvider(...say('Bitte entlüften.'));
    await setUp(ai).assistant.answer(REQUEST, signal);
    expect(ai.prompts).toHaveLength(1);
  });

  it('comes from the use cases at once when the provider fails for good', async () => {
    const ai = new ScriptedProvider(
      { type: 'delta', text: 'Ich werde' },
      new AiError('unauthorized', 'no'),
    );
    const { events, guidance, sources } = await collect(setUp(ai).assistant);
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['delta', 'reset']);
    expect(textOf(events)).toContain('Text über Heizung.');
    expect(guidance).toMatchObject({ action: 'ANSWER', isFallback: true });
    expect(sources[0]).toEqual({ index: 1, title: 'Heizung', passage: 'Text über Heizung.' });
  });
});

describe('a summary', () => {
  const turns = [
    { role: 'user' as const, text: 'Hallo' },
    { role: 'assistant' as const, text: 'Guten Tag!' },
    { role: 'user' as const, text: 'Die Heizung ist kalt.' },
    { role: 'assistant' as const, text: 'Bitte entlüften.' },
  ];
  const request = { company: REQUEST.company, turns, attachmentNames: ['a.pdf'] };

  it('leaves greetings out and comes from the provider', async () => {
    const ai = new ScriptedProvider();
    const { text } = await setUp(ai).assistant.summarise(request, signal);
    expect(text).toBe('Zusammenfassung des Modells');
    expect(ai.prompts[0]).toMatchObject({ turns: turns.slice(2), attachmentNames: ['a.pdf'] });
  });

  it('is a plain one when the provider fails', async () => {
    const ai = new ScriptedProvider(new AiError('server_error', 'down'));
    const { text } = await setUp(ai).assistant.summarise(request, signal);
    expect(text).toContain('## Anliegen\n\nMeldung: „Die Heizung ist kalt.“');
    expect(text).toContain('a.pdf');
  });

  it('needs no provider when nothing was asked', async () => {
    const ai = new ScriptedProvider(new AiError('server_error', 'down'));
    const { text } = await setUp(ai).assistant.summarise({ ...request, turns: [] }, signal);
    expect(text).toContain('keine Fragen');
    expect(ai.prompts).toEqual([]);
  });
});
