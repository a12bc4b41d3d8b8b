import { QuestionSearch } from '../features/assistant/dialogue/question-search.js';
import { memoryOf } from '../features/assistant/dialogue/memory.js';
import { featuresOfNone, weighed } from '../features/assistant/dialogue/vote/features.js';
import { understandMessage } from '../features/assistant/understand-message.js';
import type { KnowledgeService } from '../features/knowledge/index.js';
import type { ConversationTurn } from '../platform/ai/index.js';
import type { ChoiceExample } from '../platform/votes/index.js';
import { type CompanyUnderTest, turnsOf } from './company-under-test.js';
import { isOne } from './judge.js';
import type { CompanySet, EvaluatedDialogue, EvaluatedQuestion } from './sets.js';

/** What a follow-up counts as the conversation goes now, and behind a wrong answer. */
const LED_WEIGHT = 0.9;
const MISTAKEN_WEIGHT = 0.3;

/** What a new topic, and a question that none answers, count beside a follow-up. */
const SWITCH_WEIGHT = 0.25;
const NONE_WEIGHT = 0.2;

/** Messages within conversations, with what they are about. */
export class TopicExamples {
  readonly all: ChoiceExample[] = [];
  readonly #knowledge: KnowledgeService;
  readonly #search: QuestionSearch;

  constructor(knowledge: KnowledgeService) {
    this.#knowledge = knowledge;
    this.#search = new QuestionSearch(knowledge);
  }

  /** Leads the dialogues as they are answered now, and as they would be answered right. */
  async collect(set: CompanySet, company: CompanyUnderTest): Promise<void> {
    const others = new Round(set.questions.tune.filter(({ wanted }) => wanted.length === 1));
    const foreign = new Round(set.questions.tune.filter(({ style }) => style === 'off-topic'));
    for (const { turns } of [...set.dialogues.tune, ...set.lessons]) {
      const led: ConversationTurn[] = [];
      const ideal: ConversationTurn[] = [];
      const mistaken: ConversationTurn[] = [];
      for (const turn of turns) {
        await this.#add(company, turn.user, led, turn.ids, LED_WEIGHT);
        await this.#add(company, turn.user, ideal, turn.ids, 1);
        await this.#add(company, turn.user, mistaken, turn.ids, MISTAKEN_WEIGHT);
        await this.#addSwitch(company, led, others.next());
        const none = foreign.next();
        if (none) await this.#add(company, none.text, led, [], NONE_WEIGHT);
        led.push(...turnsOf(turn.user, await company.ask(turn.user, led)));
        ideal.push(...rightly(turn));
        mistaken.push(...(await this.#mistakenly(company, turn)));
      }
    }
  }

  /** A message answered from what is likeliest after what is right, as a search may mistake it. */
  async #mistakenly(
    { id }: CompanyUnderTest,
    turn: EvaluatedDialogue['turns'][number],
  ): Promise<ConversationTurn[]> {
    const { signal } = new AbortController();
    const { candidates } = await this.#knowledge.retrieve(id, { text: turn.user }, { signal });
    const wrong = candidates.find(({ title }) => !turn.ids?.includes(title));
    return rightly({ ...turn, ids: turn.ids && wrong ? [wrong.title] : [] });
  }

  async #addSwitch(
    company: CompanyUnderTest,
    history: readonly ConversationTurn[],
    question: EvaluatedQuestion | undefined,
  ) {
    const [titles] = question?.wanted ?? [];
    if (question && titles) await this.#add(company, question.text, history, titles, SWITCH_WEIGHT);
  }

  async #add(
    { id: companyId }: CompanyUnderTest,
    question: string,
    history: readonly ConversationTurn[],
    titles: readonly string[] | undefined,
    weight: number,
  ): Promise<void> {
    if (!titles) return;
    const memory = memoryOf(history);
    const { searchText, intent } = understandMessage({ question, history });
    if (memory.begun === '' || intent !== undefined) return;
    const { signal } = new AbortController();
    const alone = await this.#knowledge.retrieve(companyId, { text: searchText }, { signal });
    const message = { companyId, question: searchText, history, rewrite: noModel, signal };
    const weighing = await this.#search.weigh(message, memory, alone);
    const candidates = weighed(weighing.message, weighing.useCases);
    const right = candidates.flatMap(({ useCase }, i) => (isOne(titles, useCase.title) ? [i] : []));
    if (titles.length > 0 && right.length === 0) return;
    this.all.push({
      features: [...candidates.map(({ features }) => features), featuresOfNone(weighing.message)],
      right: titles.length > 0 ? right : [candidates.length],
      weight,
    });
  }
}

const noModel = async () => undefined;

/** Hands questions out one after the other, and begins again at the end. */
class Round {
  readonly #questions: readonly EvaluatedQuestion[];
  #at = 0;

  constructor(questions: readonly EvaluatedQuestion[]) {
    this.#questions = questions;
  }

  next(): EvaluatedQuestion | undefined {
    this.#at += 1;
    return this.#questions[(this.#at * 7) % this.#questions.length];
  }
}

/** A message and what a right answer to it would leave in the conversation. */
const rightly = ({ user, ids, danger }: EvaluatedDialogue['turns'][number]): ConversationTurn[] => [
  { role: 'user', text: user },
  {
    role: 'assistant',
    text: '',
    sources: ids?.slice(0, 1) ?? [],
    choices: [],
    language: 'de',
    isEmergency: danger !== undefined,
  },
];
