import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOutcome, Assistant } from '../features/assistant/index.js';
import { Company } from '../features/companies/index.js';
import { type KnowledgeService, PromptFile } from '../features/knowledge/index.js';
import type { ConversationTurn, TokenUsage } from '../platform/ai/index.js';
import { transactional } from '../platform/database/index.js';
import type { Platform } from '../platform/open-platform.js';
import { UnusableFileError } from './sets.js';

/** An answer with everything that is judged about it. */
export interface GivenAnswer {
  text: string;
  outcome: AnswerOutcome;
  usage: TokenUsage;
  milliseconds: number;
}

interface Parts {
  platform: Platform;
  knowledge: KnowledgeService;
  assistant: Assistant;
}

/** A message and its answer, as later answers see them. */
export const turnsOf = (message: string, { text, outcome }: GivenAnswer): ConversationTurn[] => [
  { role: 'user', text: message },
  {
    role: 'assistant',
    text,
    sources: outcome.sources.map(({ title }) => title),
    choices: outcome.guidance.choices,
    language: outcome.guidance.language,
    isEmergency: outcome.guidance.action === 'EMERGENCY',
  },
];

/** Numbers must be the same on every day. */
const ASKED_AT = new Date('2026-01-14T09:30:00Z');

/** A company whose assistant is asked. */
export class CompanyUnderTest {
  readonly promptFile: PromptFile;
  /** The file as it was taken in. */
  readonly promptText: string;
  readonly #parts: Parts;
  readonly #company: Company;

  private constructor(
    parts: Parts,
    company: Company,
    file: { promptFile: PromptFile; text: string },
  ) {
    this.#parts = parts;
    this.#company = company;
    this.promptFile = file.promptFile;
    this.promptText = file.text;
  }

  /** Takes a prompt file in and waits until it answers. */
  static async open(parts: Parts, name: string, file: string): Promise<CompanyUnderTest> {
    const em = parts.platform.database.orm.em.fork();
    const company = em.create(Company, {
      name: `Hausverwaltung ${name}`,
      address: 'Am Markt 1',
      email: `team@${name.replaceAll(/[^a-z]/g, '')}.example`,
      phone: '030 5550100',
      officeHours: 'Mo–Fr 9–12 Uhr, Do auch 14–18 Uhr',
    });
    await em.flush();
    const bytes = await readFile(file).catch((cause: unknown) => {
      throw new UnusableFileError(`The file ${file} cannot be read.`, { cause });
    });
    const { id } = await transactional(em.fork(), (tx) =>
      parts.knowledge.replacePromptFile(tx, {
        companyId: company.id,
        fileName: basename(file),
        bytes,
      }),
    );
    for (;;) {
      const promptFile = await em.fork().findOneOrFail(PromptFile, { id });
      if (promptFile.status === 'ERROR')
        throw new UnusableFileError(`${file}: ${promptFile.error}`);
      if (promptFile.status === 'PROCESSED') {
        return new CompanyUnderTest(parts, company, { promptFile, text: bytes.toString('utf8') });
      }
      await sleep(50);
    }
  }

  get id(): string {
    return this.#company.id;
  }

  /** How the company can be reached. */
  get contactText(): string {
    const { phone, email, address, officeHours } = this.#company;
    return [phone, email, address, officeHours].join('\n');
  }

  /** Titles that a search for the question ranks, best first, whether or not one is good enough to answer. */
  async search(question: string): Promise<string[]> {
    const signal = new AbortController().signal;
    const { candidates } = await this.#parts.knowledge.retrieve(
      this.#company.id,
      { text: question },
      { signal },
    );
    return candidates.map(({ title }) => title);
  }

  /** The conversation that these messages lead to. */
  async talk(messages: readonly string[]): Promise<ConversationTurn[]> {
    const history: ConversationTurn[] = [];
    for (const message of messages) {
      history.push(...turnsOf(message, await this.ask(message, history)));
    }
    return history;
  }

  /** The assistant's answer. */
  async ask(question: string, history: readonly ConversationTurn[] = []): Promise<GivenAnswer> {
    const { id, name, email, phone, address, officeHours } = this.#company;
    const startedAt = performance.now();
    const events = await this.#parts.assistant.answer(
      {
        company: { id, name, email, phone, address, officeHours: officeHours ?? null },
        question,
        role: 'tenant',
        buildingId: null,
        // What was announced is told to people that are known.
        personId: id,
        askedAt: ASKED_AT,
        history,
        attachments: [],
      },
      new AbortController().signal,
    );
    let text = '';
    for await (const event of events) {
      if (event.type === 'delta') text += event.text;
      if (event.type === 'reset') text = '';
      if (event.type === 'done') {
        const milliseconds = performance.now() - startedAt;
        return { text, outcome: event.outcome, usage: event.usage, milliseconds };
      }
    }
    throw new Error('The answer ended without its end.');
  }
}
